import { v7 as uuid } from 'uuid';
import { Money } from '../../shared/domain/money.js';
import type { CatalogueItem, CatalogueSnapshot } from '../domain/catalogue-items.js';
import { demoFabrics } from './demo-fabrics.js';
import { demoProductTypes } from './demo-product-types.js';
import { demoFinishingQualities, demoFits, demoPrintTypes } from './demo-work.js';

/** A new set of the demo catalogue's items, with new ids, sorted as they are written down. */
export function demoItems(): CatalogueSnapshot {
  return {
    productTypes: byId(
      demoProductTypes.map(({ price, ...rest }) => ({
        ...rest,
        basePrice: Money.parse(price),
        imageUrl: '',
      })),
    ),
    fabrics: byId(
      demoFabrics.map(({ price, ...rest }) => ({
        ...rest,
        costMultiplier: Money.parse(price),
        imageUrl: '',
      })),
    ),
    fits: byId(demoFits.map(({ price, ...rest }) => ({ ...rest, priceModifier: Money.parse(price) }))),
    finishingQualities: byId(
      demoFinishingQualities.map(({ price, ...rest }) => ({ ...rest, priceModifier: Money.parse(price) })),
    ),
    printTypes: byId(
      demoPrintTypes.map(({ setup, perPiece, ...rest }) => ({
        ...rest,
        setupCost: Money.parse(setup),
        perItemCost: Money.parse(perPiece),
      })),
    ),
  };
}

function byId<Fields extends object>(items: readonly Fields[]) {
  return new Map(
    items.map((fields, index) => {
      const item = { id: uuid(), isActive: true, sortOrder: (index + 1) * 10, ...fields };
      return [item.id, item] satisfies [string, Pick<CatalogueItem, 'id' | 'isActive' | 'sortOrder'>];
    }),
  );
}
