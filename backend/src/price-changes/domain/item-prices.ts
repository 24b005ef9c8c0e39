import { PRICES_OF, type PricedKind, type PriceField } from '@tiraz/contracts/price-change';
import type { Fields } from '../../catalogue/index.js';
import type { Money } from '../../shared/domain/money.js';
import { priceWith, type QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { Size } from '../../shared/domain/size.js';
import { movesSurcharges, priceAfter, type PriceRule } from './price-rule.js';

/** A catalogue item as a change of prices knows it. */
export interface PricedItem {
  kind: PricedKind;
  id: string;
  version: number;
  archivedAt: Date | null;
  /** Its prices, quantity breaks, sizes and names among them. */
  fields: Fields;
}

/** One price of an item: a field of its own, the unit price of a quantity break, or what a size costs more. */
export type PriceName =
  | { price: PriceField }
  | { price: 'quantityBreak'; from: number }
  | { price: 'surcharge'; size: Pick<Size, 'id' | 'label' | 'labelAr'> };

/** A price before a change and after it. */
export type PriceLine = PriceName & { before: Money; after: Money };

/** What is wanted of a field: a price of its own, or what the rule makes of it. */
export type WantedPrices = Partial<Record<PriceField, Money | 'by-rule'>>;

/** Of which price an item's quantity breaks are. */
const BROKEN: Partial<Record<PricedKind, PriceField>> = {
  productType: 'basePrice',
  printType: 'perItemCost',
};

/**
 * The prices of an item before a change and after it, those that stay as they are among them. Where the rule moves a
 * price, unit prices of its quantity breaks move by the same rule, but stay between their neighbours, so that a larger
 * order is never dearer; percentages off follow by themselves. Where the rule is a percentage, the surcharges of the
 * sizes move likewise.
 *
 * @returns the fields that the rule takes below 0.00 or beyond what a field holds, where there are any
 */
export function changedPrices(
  { kind, fields }: Pick<PricedItem, 'kind' | 'fields'>,
  wanted: WantedPrices,
  rule: PriceRule | undefined,
): { lines: PriceLine[]; impossible: PriceField[] } {
  const lines: PriceLine[] = [];
  const impossible: PriceField[] = [];
  for (const price of PRICES_OF[kind] as readonly PriceField[]) {
    const one = wanted[price];
    if (one === undefined) continue;
    const before = fields[price] as Money;
    if (one !== 'by-rule') {
      lines.push({ price, before, after: one });
      continue;
    }
    const moved = rule && movedPrices(price, before, BROKEN[kind] === price ? fields : {}, rule);
    if (moved) lines.push(...moved);
    else impossible.push(price);
  }
  return { lines, impossible };
}

function movedPrices(
  price: PriceField,
  before: Money,
  { quantityBreaks = [], sizes = [] }: Fields,
  rule: PriceRule,
): PriceLine[] | undefined {
  const after = priceAfter(before, rule);
  if (!after) return undefined;
  const lines: PriceLine[] = [{ price, before, after }];
  const breaks = quantityBreaks as readonly QuantityBreak[];
  let dearest = after;
  for (const [index, each] of breaks.entries()) {
    if (each.unitPrice) {
      const moved = priceAfter(each.unitPrice, rule);
      if (!moved) return undefined;
      const next = breaks.slice(index).find(({ unitPrice }) => unitPrice === undefined);
      const kept = lowerOf(next ? higherOf(moved, priceWith(next, after)) : moved, dearest);
      lines.push({ price: 'quantityBreak', from: each.from, before: each.unitPrice, after: kept });
      dearest = kept;
    } else {
      dearest = priceWith(each, after);
    }
  }
  if (!movesSurcharges(rule)) return lines;
  for (const { id, label, labelAr, surcharge } of sizes as readonly Size[]) {
    const moved = priceAfter(surcharge, rule);
    if (!moved) return undefined;
    lines.push({ price: 'surcharge', size: { id, label, labelAr }, before: surcharge, after: moved });
  }
  return lines;
}

function lowerOf(one: Money, other: Money): Money {
  return one.piastres < other.piastres ? one : other;
}

function higherOf(one: Money, other: Money): Money {
  return one.piastres > other.piastres ? one : other;
}

export function isChanged({ before, after }: PriceLine): boolean {
  return !before.equals(after);
}

/** What a price of an item is now; undefined where the item has no such price any more. */
export function priceNow({ fields }: Pick<PricedItem, 'fields'>, name: PriceName): Money | undefined {
  if (name.price === 'quantityBreak') {
    return (fields.quantityBreaks as readonly QuantityBreak[] | undefined)?.find(
      ({ from }) => from === name.from,
    )?.unitPrice;
  }
  if (name.price === 'surcharge') {
    return (fields.sizes as readonly Size[] | undefined)?.find(({ id }) => id === name.size.id)?.surcharge;
  }
  return fields[name.price] as Money | undefined;
}

/** The fields to store, so that an item has these prices. @param side which of the two */
export function fieldsWith(
  { fields }: Pick<PricedItem, 'fields'>,
  lines: readonly PriceLine[],
  side: 'before' | 'after',
): Fields {
  const wanted: Record<string, Fields[string]> = {};
  for (const line of lines) {
    const money = line[side];
    if (line.price === 'quantityBreak') {
      const breaks = (wanted.quantityBreaks ?? fields.quantityBreaks) as readonly QuantityBreak[];
      wanted.quantityBreaks = breaks.map((each) =>
        each.from === line.from ? { ...each, unitPrice: money } : each,
      );
    } else if (line.price === 'surcharge') {
      const sizes = (wanted.sizes ?? fields.sizes) as readonly Size[];
      wanted.sizes = sizes.map((each) => (each.id === line.size.id ? { ...each, surcharge: money } : each));
    } else {
      wanted[line.price] = money;
    }
  }
  return wanted;
}
