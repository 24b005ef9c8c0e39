import type { PriceChangeState, PriceChangeStep } from '@tiraz/contracts/price-change';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { ChangedItem } from './changed-item.js';
import type { PriceRule } from './price-rule.js';

export interface PriceChange {
  /** UUID v7. */
  id: string;
  version: number;
  state: PriceChangeState;
  /** Absent where every price was typed. */
  rule: PriceRule | null;
  items: readonly ChangedItem[];
  /** Of a scheduled one, when it is due; of an applied one, when it was, or earlier, when somebody applied it. */
  effectiveAt: Date | null;
  createdAt: Date;
  /** Who answers for it, also when it takes effect at night. */
  createdBy: Staff;
  appliedAt: Date | null;
  revertedAt: Date | null;
  cancelledAt: Date | null;
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

/**
 * The change has taken effect.
 *
 * @param items as they have become
 * @throws DomainError `price-change.wrong-state`
 */
export function takeEffect(change: PriceChange, items: readonly ChangedItem[], at: Date): PriceChange {
  expectStep(change, 'apply');
  const { effectiveAt: due } = change;
  const effectiveAt = due && due < at ? due : at;
  return { ...next(change), state: 'applied', effectiveAt, appliedAt: at, items };
}

/**
 * The prices of before hold again.
 *
 * @param items as they have become
 * @throws DomainError `price-change.wrong-state`
 */
export function takeBack(change: PriceChange, items: readonly ChangedItem[], at: Date): PriceChange {
  expectStep(change, 'revert');
  return { ...next(change), state: 'reverted', revertedAt: at, items };
}

function next(change: PriceChange): PriceChange {
  return { ...change, version: change.version + 1 };
}
