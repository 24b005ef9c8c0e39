import type { FollowUpStatus } from '@tiraz/contracts/customer-care';
import { DomainError } from '../../shared/domain/domain-error.js';

interface Stage {
  /** Where staff may move it from here. */
  next: readonly FollowUpStatus[];
  /** Whether it can still be put off to another day. */
  canMove: boolean;
}

export const FIRST_STATUS: FollowUpStatus = 'pending';

/** What is done or cancelled can only be taken up again, which is how a slip is undone. */
export const LIFE_CYCLE: Readonly<Record<FollowUpStatus, Stage>> = {
  pending: { next: ['completed', 'cancelled'], canMove: true },
  completed: { next: ['pending'], canMove: false },
  cancelled: { next: ['pending'], canMove: false },
};

/** What staff change; absent stays. */
export interface FollowUpChange {
  status?: FollowUpStatus;
  scheduledAt?: Date;
}

/**
 * Refuses a move that the life cycle does not have. Staying where it is, is no move.
 *
 * @throws DomainError `conflict`
 */
export function refuseImpossibleMove(
  from: { status: FollowUpStatus; scheduledAt: Date },
  { status: to = from.status, scheduledAt = from.scheduledAt }: FollowUpChange,
): void {
  if (to !== from.status && !LIFE_CYCLE[from.status].next.includes(to)) {
    throw new DomainError(
      'conflict',
      'follow-up.impossible-move',
      `A follow-up cannot go from ${from.status} to ${to}.`,
    );
  }
  if (scheduledAt.getTime() !== from.scheduledAt.getTime() && !LIFE_CYCLE[to].canMove) {
    throw new DomainError(
      'conflict',
      'follow-up.not-pending',
      'Only a pending follow-up can be put off to another day.',
    );
  }
}
