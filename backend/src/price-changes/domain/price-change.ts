import type {
  ItemOutcome,
  PriceChangeState,
  PriceChangeStep,
  PricedKind,
} from '@tiraz/contracts/price-change';
import type { Fields } from '../../catalogue/index.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Money } from '../../shared/domain/money.js';
import type { Staff } from '../../shared/domain/staff.js';
import { fieldsWith, priceNow, type PricedItem, type PriceLine } from './item-prices.js';
import type { PriceRule } from './price-rule.js';

/** What a change does to one item, and what became of it. */
export interface ChangedItem {
  kind: PricedKind;
  id: string;
  /** As it was called when the change was saved. */
  name: string;
  nameAr: string;
  outcome: ItemOutcome;
  /** Those that change. `found`: what stood there instead when the item was left alone; null: nothing any more. */
  lines: readonly (PriceLine & { found?: Money | null })[];
}

export interface PriceChange {
  /** UUID v7. */
  id: string;
  version: number;
  state: PriceChangeState;
  /** Absent where every price was typed. */
  rule: PriceRule | null;
  items: readonly ChangedItem[];
  /** Of a scheduled one, when it is due; of an applied one, when it was. */
  effectiveAt: Date | null;
  createdAt: Date;
  /** Who answers for it, also when it takes effect at night. */
  createdBy: Staff;
  appliedAt: Date | null;
  revertedAt: Date | null;
  cancelledAt: Date | null;
}

/** What is to be stored into an item. */
export interface ItemWrite {
  item: PricedItem;
  fields: Fields;
}

/** A change as it has become, with what is to be stored into the catalogue. */
export interface Move {
  change: PriceChange;
  writes: ItemWrite[];
}

/** What can be done in each state. */
const STEPS: Readonly<Record<PriceChangeState, readonly PriceChangeStep[]>> = {
  draft: ['apply', 'schedule', 'cancel'],
  scheduled: ['apply', 'schedule', 'cancel'],
  applied: ['revert'],
  reverted: [],
  cancelled: [],
};

export function stepsFrom(state: PriceChangeState): readonly PriceChangeStep[] {
  return STEPS[state];
}

/** @throws DomainError `price-change.wrong-state` */
export function expectStep({ state }: Pick<PriceChange, 'state'>, step: PriceChangeStep): void {
  if (STEPS[state].includes(step)) return;
  throw new DomainError('conflict', 'price-change.wrong-state', `A change that is ${state} cannot do that.`);
}

/** @throws DomainError `price-change.wrong-state` */
export function schedule(change: PriceChange, effectiveAt: Date): PriceChange {
  expectStep(change, 'schedule');
  return { ...next(change), state: 'scheduled', effectiveAt };
}

/** @throws DomainError `price-change.wrong-state` */
export function cancel(change: PriceChange, at: Date): PriceChange {
  expectStep(change, 'cancel');
  return { ...next(change), state: 'cancelled', effectiveAt: null, cancelledAt: at };
}

/** Whether an item's prices are all as they stand on one side of its lines. */
export type Fits = (item: PricedItem, fields: Fields) => boolean;

/**
 * The change takes effect for every item whose prices are still those that it was made from; the others are kept out.
 *
 * @param items as they are, by id; what is not there, or archived, is kept out too
 * @param fits whether an item would be sound with these fields
 * @throws DomainError `price-change.wrong-state`
 */
export function apply(
  change: PriceChange,
  items: ReadonlyMap<string, PricedItem>,
  at: Date,
  fits: Fits,
): Move {
  expectStep(change, 'apply');
  const moved = move(change.items, items, fits, {
    from: 'before',
    to: 'after',
    waiting: 'waiting',
    done: 'applied',
    leftAlone: 'kept-out',
  });
  const effectiveAt = change.effectiveAt ?? at;
  return {
    change: { ...next(change), state: 'applied', effectiveAt, appliedAt: at, items: moved.items },
    writes: moved.writes,
  };
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
  expectStep(change, 'revert');
  const moved = move(change.items, items, fits, {
    from: 'after',
    to: 'before',
    waiting: 'applied',
    done: 'reverted',
    leftAlone: 'not-reverted',
  });
  return {
    change: { ...next(change), state: 'reverted', revertedAt: at, items: moved.items },
    writes: moved.writes,
  };
}

type Side = 'before' | 'after';
interface Course {
  from: Side;
  to: Side;
  waiting: ItemOutcome;
  done: ItemOutcome;
  leftAlone: ItemOutcome;
}

function move(
  all: readonly ChangedItem[],
  items: ReadonlyMap<string, PricedItem>,
  fits: Fits,
  { from, to, waiting, done, leftAlone }: Course,
): { items: ChangedItem[]; writes: ItemWrite[] } {
  const writes: ItemWrite[] = [];
  const moved = all.map((one): ChangedItem => {
    if (one.outcome !== waiting) return one;
    const item = items.get(one.id);
    if (item && !item.archivedAt && hasPrices(item, one.lines, from)) {
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

/** The lines with what stands there now. */
export function withFound(lines: readonly PriceLine[], item: PricedItem | undefined): ChangedItem['lines'] {
  const there = item && !item.archivedAt ? item : undefined;
  return lines.map((line) => ({ ...line, found: (there && priceNow(there, line)) ?? null }));
}

function next(change: PriceChange): PriceChange {
  return { ...change, version: change.version + 1 };
}
