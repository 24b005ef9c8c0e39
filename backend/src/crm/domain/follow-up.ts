import type { FollowUpStatus } from '@tiraz/contracts/customer-care';
import { DomainError } from '../../shared/domain/domain-error.js';

/** Something to do about a customer on a day. */
export interface FollowUp {
  /** UUID v7. */
  id: string;
  customerId: string;
  /** The customer's inquiry that it is about. */
  inquiryId: string | null;
  scheduledAt: Date;
  subject: string;
  description: string;
  status: FollowUpStatus;
  /** Of the follow-up as it was read; storing a change makes the next one. */
  version: number;
  createdAt: Date;
  /** When it was planned, or its status or day changed last; rewording it does not count. */
  changedAt: Date;
  /** Null while it stands as it was planned, and once this was taken back. */
  lastMove: FollowUpMove | null;
}

/** The last change of the status or the day, with what it takes to undo it. */
export interface FollowUpMove {
  at: Date;
  statusBefore: FollowUpStatus;
  scheduledAtBefore: Date;
  changedAtBefore: Date;
}

/** What staff change; absent fields stay. */
export type FollowUpEdit = Partial<Pick<FollowUp, 'status' | 'scheduledAt' | 'subject' | 'description'>>;

/** What became of a follow-up by a change. */
export type FollowUpAction = 'completed' | 'cancelled' | 'reopened' | 'rescheduled' | 'updated';

/** As it is then. */
export interface ChangedFollowUp {
  followUp: FollowUp;
  action: FollowUpAction;
}

interface Stage {
  /** Where staff may move it from here. */
  next: readonly FollowUpStatus[];
  /** Whether it can still be put off to another day. */
  canMove: boolean;
}

const FIRST_STATUS: FollowUpStatus = 'pending';

/** What is done or cancelled can only be taken up again. */
export const LIFE_CYCLE: Readonly<Record<FollowUpStatus, Stage>> = {
  pending: { next: ['completed', 'cancelled'], canMove: true },
  completed: { next: ['pending'], canMove: false },
  cancelled: { next: ['pending'], canMove: false },
};

export function plannedFollowUp(
  plan: Pick<FollowUp, 'id' | 'customerId' | 'inquiryId' | 'scheduledAt' | 'subject' | 'description'>,
  at: Date,
): FollowUp {
  return { ...plan, status: FIRST_STATUS, version: 1, createdAt: at, changedAt: at, lastMove: null };
}

/**
 * Completes, cancels, takes up again, puts off or rewords.
 *
 * @returns the follow-up as it is then, and what became of it; undefined when everything is as it is wanted already
 * @throws DomainError `conflict` for a move that the life cycle does not have
 */
export function editedFollowUp(
  followUp: FollowUp,
  edit: FollowUpEdit,
  at: Date,
): ChangedFollowUp | undefined {
  const next = {
    ...followUp,
    status: edit.status ?? followUp.status,
    scheduledAt: edit.scheduledAt ?? followUp.scheduledAt,
    subject: edit.subject ?? followUp.subject,
    description: edit.description ?? followUp.description,
  };
  refuseImpossibleMove(followUp, next);
  const action = actionOf(followUp, next);
  if (!action) return undefined;
  if (action === 'updated') return { followUp: next, action };
  const { status: statusBefore, scheduledAt: scheduledAtBefore, changedAt: changedAtBefore } = followUp;
  const lastMove = { at, statusBefore, scheduledAtBefore, changedAtBefore };
  return { followUp: { ...next, changedAt: at, lastMove }, action };
}

/**
 * Takes the last change of the status or the day back, once: both are what they were before, and so is the moment from
 * which its customer counts as active. The words stay.
 *
 * @throws DomainError `conflict` when neither was ever changed, or the last change is taken back already
 */
export function undoneFollowUp(followUp: FollowUp): ChangedFollowUp {
  const { lastMove, changedAt } = followUp;
  // The release before changes a follow-up without saying what was before.
  if (lastMove?.at.getTime() !== changedAt.getTime()) {
    throw new DomainError(
      'conflict',
      'follow-up.nothing-to-undo',
      'There is no change of the status or the day that could be taken back.',
    );
  }
  const before = {
    ...followUp,
    status: lastMove.statusBefore,
    scheduledAt: lastMove.scheduledAtBefore,
    changedAt: lastMove.changedAtBefore,
    lastMove: null,
  };
  return { followUp: before, action: actionOf(followUp, before) ?? 'updated' };
}

/** Pending, and its day is over. @param days the first moments of today and tomorrow in Cairo */
export function isOverdue({ status, scheduledAt }: DatedFollowUp, days: { today: Date }): boolean {
  return status === 'pending' && scheduledAt < days.today;
}

/** Pending, and its day is today. */
export function isDueToday(followUp: DatedFollowUp, days: { today: Date; tomorrow: Date }): boolean {
  return followUp.status === 'pending' && !isOverdue(followUp, days) && followUp.scheduledAt < days.tomorrow;
}

type DatedFollowUp = Pick<FollowUp, 'status' | 'scheduledAt'>;

function refuseImpossibleMove(from: FollowUp, to: FollowUp): void {
  if (to.status !== from.status && !LIFE_CYCLE[from.status].next.includes(to.status)) {
    throw new DomainError(
      'conflict',
      'follow-up.impossible-move',
      `A follow-up cannot go from ${from.status} to ${to.status}.`,
    );
  }
  if (isPutOff(from, to) && !LIFE_CYCLE[to.status].canMove) {
    throw new DomainError(
      'conflict',
      'follow-up.not-pending',
      'Only a pending follow-up can be put off to another day.',
    );
  }
}

function actionOf(from: FollowUp, to: FollowUp): FollowUpAction | undefined {
  if (from.status !== to.status) return to.status === 'pending' ? 'reopened' : to.status;
  if (isPutOff(from, to)) return 'rescheduled';
  return from.subject === to.subject && from.description === to.description ? undefined : 'updated';
}

function isPutOff(from: FollowUp, to: FollowUp): boolean {
  return from.scheduledAt.getTime() !== to.scheduledAt.getTime();
}
