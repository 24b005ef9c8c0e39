import type { ItemOutcome } from '@tiraz/contracts/price-change';
import type { ChangedItem, PriceLine } from './changed-item.js';
import {
  areOfOnePrice,
  fieldsWith,
  priceNow,
  pricesMoved,
  withFound,
  type PricedItem,
  type PriceFields,
} from './item-prices.js';
import { takeBack, takeEffect, type PriceChange } from './price-change.js';
import type { PriceRule } from './price-rule.js';

/** What is to be stored into an item. */
export interface ItemWrite {
  item: PricedItem;
  fields: PriceFields;
}

/** A change as it has become, with what is to be stored into the catalogue. */
export interface Move {
  change: PriceChange;
  writes: ItemWrite[];
}

/** Whether an item would be sound with these fields. */
export type Fits = (item: PricedItem, fields: PriceFields) => boolean;

/**
 * The change takes effect for every item whose prices are still those that it was made from; the others are kept out.
 *
 * @param items as they are, by id; what is not there, or archived, is kept out too
 * @throws DomainError `price-change.wrong-state`
 */
export function apply(
  change: PriceChange,
  items: ReadonlyMap<string, PricedItem>,
  at: Date,
  fits: Fits,
): Move {
  const moved = move(change.items, items, fits, {
    isAsSeen: (item, one) => hasPrices(item, one.lines, 'before') && movesAsStored(item, one, change.rule),
    to: 'after',
    waiting: 'waiting',
    done: 'applied',
    leftAlone: 'kept-out',
  });
  return { change: takeEffect(change, moved.items, at), writes: moved.writes };
}

/**
 * Every item that the change reached, and that nobody gave another price since, has its prices of before again.
 *
 * @throws DomainError `price-change.wrong-state`
 */
export function revert(
  change: PriceChange,
  items: ReadonlyMap<string, PricedItem>,
  at: Date,
  fits: Fits,
): Move {
  const moved = move(change.items, items, fits, {
    isAsSeen: (item, one) => hasPrices(item, one.lines, 'after'),
    to: 'before',
    waiting: 'applied',
    done: 'reverted',
    leftAlone: 'not-reverted',
  });
  return { change: takeBack(change, moved.items, at), writes: moved.writes };
}

type Side = 'before' | 'after';
interface Course {
  /** Whether nobody gave the item another price since. */
  isAsSeen: (item: PricedItem, one: ChangedItem) => boolean;
  to: Side;
  waiting: ItemOutcome;
  done: ItemOutcome;
  leftAlone: ItemOutcome;
}

function move(
  all: readonly ChangedItem[],
  items: ReadonlyMap<string, PricedItem>,
  fits: Fits,
  { isAsSeen, to, waiting, done, leftAlone }: Course,
): { items: ChangedItem[]; writes: ItemWrite[] } {
  const writes: ItemWrite[] = [];
  const moved = all.map((one): ChangedItem => {
    if (one.outcome !== waiting) return one;
    const item = items.get(one.id);
    if (item && !item.archivedAt && isAsSeen(item, one)) {
      const fields = fieldsWith(item, one.lines, to);
      if (fits(item, fields)) {
        writes.push({ item, fields });
        return { ...one, outcome: done };
      }
    }
    return { ...one, outcome: leftAlone, lines: withFound(one.lines, item) };
  });
  return { items: moved, writes };
}

function hasPrices(item: PricedItem, lines: readonly PriceLine[], side: Side): boolean {
  return lines.every((line) => priceNow(item, line)?.equals(line[side]) === true);
}

/**
 * Whether the rule makes of the item as it is what it made of it when the change was saved. A quantity break or a
 * surcharge that came since is in no line of it, and would be left behind.
 */
function movesAsStored(
  item: PricedItem,
  { byRule = [], lines }: ChangedItem,
  rule: PriceRule | null,
): boolean {
  const now = pricesMoved(item, byRule, rule ?? undefined);
  if (now.impossible.length > 0) return false;
  return now.lines.every((line) => {
    const stored = lines.find((each) => areOfOnePrice(each, line));
    return line.after.equals(stored ? stored.after : line.before);
  });
}
