import type { Artwork, ProductType } from '@tiraz/api-client';
import { useState } from 'react';
import { aspectOf, placedOn, type Placing } from '../../designs/placing';
import { recall, remember } from '../../ui/tab-storage';

const KEY = 'tiraz.placings';

/** Where each design is printed on the chosen garment; the tab keeps what was moved, by the id of the file. */
export interface Placings {
  /** Nowhere while no garment is chosen, and for what nobody could look at. */
  of: (artwork: Artwork) => Placing | undefined;
  put: (artwork: Artwork, placing: Placing) => void;
}

export function usePlacings(product: ProductType | undefined): Placings {
  const [placed, setPlaced] = useState(stored);
  return {
    of: ({ id, facts }) =>
      facts && product ? placedOn(product.printAreas, aspectOf(facts), placed[id]) : undefined,
    put: ({ id }, placing) => {
      const next = { ...placed, [id]: placing };
      setPlaced(next);
      remember(KEY, next);
    },
  };
}

function stored(): Record<string, Placing> {
  const kept = Object.entries((recall(KEY) ?? {}) as Record<string, Partial<Placing> | null>);
  return Object.fromEntries(
    kept.filter((entry): entry is [string, Placing] => {
      const { areaId, widthMm, xMm, yMm, withoutGround } = entry[1] ?? {};
      return (
        typeof areaId === 'string' &&
        typeof withoutGround === 'boolean' &&
        [widthMm, xMm, yMm].every((figure) => Number.isFinite(figure))
      );
    }),
  );
}
