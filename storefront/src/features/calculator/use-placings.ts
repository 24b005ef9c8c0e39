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

export function usePlacings(product: ProductType | undefined, files: readonly Artwork[]): Placings {
  const [moved, setMoved] = useState(stored);
  const placed = placedAll(product?.printAreas ?? [], files, moved);
  return {
    of: ({ id }) => placed.get(id),
    put: ({ id }, placing) => {
      const next = { ...moved, [id]: placing };
      setMoved(next);
      remember(KEY, next);
    },
  };
}

/** What nobody has moved takes the likeliest area that is free. */
function placedAll(
  areas: ProductType['printAreas'],
  files: readonly Artwork[],
  moved: Readonly<Record<string, Placing>>,
): Map<string, Placing> {
  const taken = new Set(files.flatMap(({ id }) => moved[id]?.areaId ?? []));
  const placed = new Map<string, Placing>();
  for (const { id, facts } of files) {
    if (!facts) continue;
    const free = areas.filter((area) => !taken.has(area.id));
    const isMoved = areas.some((area) => area.id === moved[id]?.areaId);
    const placing = placedOn(isMoved || free.length === 0 ? areas : free, aspectOf(facts), moved[id]);
    if (!placing) continue;
    taken.add(placing.areaId);
    placed.set(id, placing);
  }
  return placed;
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
