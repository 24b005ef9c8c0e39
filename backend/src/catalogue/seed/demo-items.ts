import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { Money } from '../../shared/domain/money.js';
import type { CatalogueItem, CatalogueSnapshot } from '../domain/catalogue-items.js';
import { demoFabrics } from './demo-fabrics.js';
import { demoProductTypes } from './demo-product-types.js';
import { demoFinishingQualities, demoFits, demoPrintTypes } from './demo-work.js';

/**
 * The demo catalogue's items, sorted as they are written down; the palette is in every database already. Their ids are the same everywhere, so that the
 * examples of the API document can be tried as they stand.
 */
export function demoItems(): CatalogueSnapshot {
  return {
    productTypes: byId(
      0,
      demoProductTypes.map(({ price, ...rest }) => ({
        ...rest,
        basePrice: Money.parse(price),
        quantityBreaks: [],
        printAreas: USUAL_PRINT_AREAS[rest.silhouette],
        imageUrl: '',
      })),
    ),
    fabrics: byId(
      1,
      demoFabrics.map(({ price, ...rest }) => ({
        ...rest,
        costMultiplier: Money.parse(price),
        imageUrl: '',
      })),
    ),
    fits: byId(
      2,
      demoFits.map(({ price, ...rest }) => ({ ...rest, priceModifier: Money.parse(price) })),
    ),
    finishingQualities: byId(
      3,
      demoFinishingQualities.map(({ price, ...rest }) => ({ ...rest, priceModifier: Money.parse(price) })),
    ),
    printTypes: byId(
      4,
      demoPrintTypes.map(({ setup, perPiece, ...rest }) => ({
        ...rest,
        setupCost: Money.parse(setup),
        perItemCost: Money.parse(perPiece),
        quantityBreaks: [],
      })),
    ),
    colors: new Map(),
  };
}

function byId<Fields extends object>(kind: number, items: readonly Fields[]) {
  return new Map(
    items.map((fields, index) => {
      const number = String(kind * 100 + index + 1).padStart(12, '0');
      const item = {
        id: `01993c00-0000-7000-8000-${number}`,
        isActive: true,
        sortOrder: (index + 1) * 10,
        ...fields,
      };
      return [item.id, item] satisfies [string, Pick<CatalogueItem, 'id' | 'isActive' | 'sortOrder'>];
    }),
  );
}
