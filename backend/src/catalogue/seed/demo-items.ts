import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { Money } from '../../shared/domain/money.js';
import type { CatalogueItem, CatalogueSnapshot } from '../domain/catalogue-items.js';
import { demoFitting } from './demo-fitting.js';
import { demoFabrics } from './demo-fabrics.js';
import { demoSizes } from './demo-sizes.js';
import { demoProductTypes } from './demo-product-types.js';
import { demoFinishingQualities, demoFits, demoPrintTypes } from './demo-work.js';

/**
 * The demo catalogue's items, sorted as they are written down; the palette is in every database already. Their ids are the same everywhere, so that the
 * examples of the API document can be tried as they stand.
 */
export function demoItems(): CatalogueSnapshot {
  const { productTypesByFabric, productTypesByFit, fabricsByPrintType } = demoFitting;
  return {
    productTypes: byId(
      0,
      demoProductTypes.map(({ price, ...rest }) => ({
        ...rest,
        basePrice: Money.parse(price),
        quantityBreaks: [],
        sizes: demoSizes(rest.name),
        printAreas: USUAL_PRINT_AREAS[rest.silhouette],
        imageUrl: '',
      })),
    ),
    fabrics: byId(
      1,
      demoFabrics.map(({ price, ...rest }) => ({
        ...rest,
        costMultiplier: Money.parse(price),
        unsuitedProductTypes: idsOf(0, demoProductTypes, productTypesByFabric, rest.name),
        isUnsuitedRefused: false,
        imageUrl: '',
      })),
    ),
    fits: byId(
      2,
      demoFits.map(({ price, ...rest }) => ({
        ...rest,
        priceModifier: Money.parse(price),
        unsuitedProductTypes: idsOf(0, demoProductTypes, productTypesByFit, rest.name),
        isUnsuitedRefused: false,
      })),
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
        unsuitedFabrics: idsOf(1, demoFabrics, fabricsByPrintType, rest.name),
        isUnsuitedRefused: false,
      })),
    ),
    colors: new Map(),
  };
}

function byId<Fields extends object>(kind: number, items: readonly Fields[]) {
  return new Map(
    items.map((fields, index) => {
      const item = {
        id: idOf(kind, index),
        isActive: true,
        sortOrder: (index + 1) * 10,
        ...fields,
      };
      return [item.id, item] satisfies [string, Pick<CatalogueItem, 'id' | 'isActive' | 'sortOrder'>];
    }),
  );
}

/** Of the items that one does not go with, by its name. */
function idsOf(
  kind: number,
  items: readonly { name: string }[],
  unsuited: Readonly<Record<string, readonly string[]>>,
  name: string,
): string[] {
  const names = unsuited[name] ?? [];
  return items.flatMap((item, index) => (names.includes(item.name) ? [idOf(kind, index)] : []));
}

function idOf(kind: number, index: number): string {
  return `01993c00-0000-7000-8000-${String(kind * 100 + index + 1).padStart(12, '0')}`;
}
