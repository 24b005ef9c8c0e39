import { PRICES_OF, type PricedKind, type PriceField } from '@tiraz/contracts/price-change';
import type { Money } from '../../shared/domain/money.js';
import { priceWith, type QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { Size } from '../../shared/domain/size.js';
import type { ChangedItem, PriceLine, PriceName } from './changed-item.js';
import { movesSurcharges, priceAfter, type PriceRule } from './price-rule.js';

/** What an item of the catalogue costs; each kind has some of it. */
export type PriceFields = Partial<Record<PriceField, Money>> & {
  quantityBreaks?: readonly QuantityBreak[];
  sizes?: readonly Size[];
};

/** A catalogue item as a change of prices knows it. */
export interface PricedItem {
  kind: PricedKind;
  id: string;
  version: number;
  archivedAt: Date | null;
  fields: PriceFields & { name: string; nameAr: string };
}

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
  { kind, fields }: { kind: PricedKind; fields: PriceFields },
  wanted: WantedPrices,
  rule: PriceRule | undefined,
): { lines: PriceLine[]; impossible: PriceField[] } {
  const lines: PriceLine[] = [];
  const impossible: PriceField[] = [];
  for (const price of PRICES_OF[kind] as readonly PriceField[]) {
    const one = wanted[price];
    const before = fields[price];
    if (one === undefined || before === undefined) continue;
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

/** The same where the rule alone changes prices. @param byRule which of them */
export function pricesMoved(
  item: { kind: PricedKind; fields: PriceFields },
  byRule: readonly PriceField[],
  rule: PriceRule | undefined,
): ReturnType<typeof changedPrices> {
  return changedPrices(item, Object.fromEntries(byRule.map((field) => [field, 'by-rule'])), rule);
}

function movedPrices(
  price: PriceField,
  before: Money,
  { quantityBreaks = [], sizes = [] }: PriceFields,
  rule: PriceRule,
): PriceLine[] | undefined {
  const after = priceAfter(before, rule);
  if (!after) return undefined;
  const lines: PriceLine[] = [{ price, before, after }];
  let dearest = after;
  for (const [index, each] of quantityBreaks.entries()) {
    if (each.unitPrice) {
      const moved = priceAfter(each.unitPrice, rule);
      if (!moved) return undefined;
      const next = quantityBreaks.slice(index).find(({ unitPrice }) => unitPrice === undefined);
      const kept = lowerOf(next ? higherOf(moved, priceWith(next, after)) : moved, dearest);
      lines.push({ price: 'quantityBreak', from: each.from, before: each.unitPrice, after: kept });
      dearest = kept;
    } else {
      dearest = priceWith(each, after);
    }
  }
  if (!movesSurcharges(rule)) return lines;
  for (const { id, label, labelAr, surcharge } of sizes) {
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

/** What a price of an item is now; undefined where the item has no such price any more. */
export function priceNow({ fields }: { fields: PriceFields }, name: PriceName): Money | undefined {
  if (name.price === 'quantityBreak') {
    return fields.quantityBreaks?.find(({ from }) => from === name.from)?.unitPrice;
  }
  if (name.price === 'surcharge') return fields.sizes?.find(({ id }) => id === name.size.id)?.surcharge;
  return fields[name.price];
}

/** Whether two lines are of one price of an item. */
export function areOfOnePrice(one: PriceName, other: PriceName): boolean {
  if (one.price === 'quantityBreak') return other.price === one.price && other.from === one.from;
  if (one.price === 'surcharge') return other.price === one.price && other.size.id === one.size.id;
  return other.price === one.price;
}

/** The lines with what stands there now. */
export function withFound(lines: readonly PriceLine[], item: PricedItem | undefined): ChangedItem['lines'] {
  const there = item && !item.archivedAt ? item : undefined;
  return lines.map((line) => ({ ...line, found: (there && priceNow(there, line)) ?? null }));
}

/** The fields to store, so that an item has these prices. @param side which of the two */
export function fieldsWith(
  { fields }: { fields: PriceFields },
  lines: readonly PriceLine[],
  side: 'before' | 'after',
): PriceFields {
  const wanted: PriceFields = {};
  for (const line of lines) {
    const money = line[side];
    if (line.price === 'quantityBreak') {
      const breaks = wanted.quantityBreaks ?? fields.quantityBreaks ?? [];
      wanted.quantityBreaks = breaks.map((each) =>
        each.from === line.from ? { ...each, unitPrice: money } : each,
      );
    } else if (line.price === 'surcharge') {
      const sizes = wanted.sizes ?? fields.sizes ?? [];
      wanted.sizes = sizes.map((each) => (each.id === line.size.id ? { ...each, surcharge: money } : each));
    } else {
      wanted[line.price] = money;
    }
  }
  return wanted;
}
