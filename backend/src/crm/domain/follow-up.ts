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
  /** When it was planned, or changed last. */
  changedAt: Date;
}

/** What staff change; absent fields stay. */
export type FollowUpEdit = Partial<Pick<FollowUp, 'status' | 'scheduledAt' | 'subject' | 'description'>>;

/** What became of a follow-up by a change. */
export type FollowUpAction = 'completed' | 'cancelled' | 'reopened' | 'rescheduled' | 'updated';

interface Stage {
  /** Where staff may move it from here. */
  next: readonly FollowUpStatus[];
  /** Whether it can still be put off to another day. */
  canMove: boolean;
}

const FIRST_STATUS: FollowUpStatus = 'pending';

/** What is done or cancelled can only be taken up again, which is how a slip is undone. */
export const LIFE_CYCLE: Readonly<Record<FollowUpStatus, Stage>> = {
  pending: { next: ['completed', 'cancelled'], canMove: true },
  completed: { next: ['pending'], canMove: false },
  cancelled: { next: ['pending'], canMove: false },
};

export function plannedFollowUp(
  plan: Pick<FollowUp, 'id' | 'customerId' | 'inquiryId' | 'scheduledAt' | 'subject' | 'description'>,
  at: Date,
): FollowUp {
  return { ...plan, status: FIRST_STATUS, version: 1, createdAt: at, changedAt: at };
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
): { followUp: FollowUp; action: FollowUpAction } | undefined {
  const next = {
    ...followUp,
    status: edit.status ?? followUp.status,
    scheduledAt: edit.scheduledAt ?? followUp.scheduledAt,
    subject: edit.subject ?? followUp.subject,
    description: edit.description ?? followUp.description,
    changedAt: at,
  };
  refuseImpossibleMove(followUp, next);
  const action = actionOf(followUp, next);
  return action && { followUp: next, action };
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
