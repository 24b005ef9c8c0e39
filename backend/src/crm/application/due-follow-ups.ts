import type { FollowUpDetails } from './customer-details.js';

/** A follow-up that waits for a call. */
export type DueFollowUp = Pick<
  FollowUpDetails,
  | 'id'
  | 'customerId'
  | 'customerName'
  | 'customerPhone'
  | 'language'
  | 'inquiryId'
  | 'inquiryReference'
  | 'scheduledDate'
  | 'subject'
  | 'isOverdue'
>;

/** Whom to call today. */
export abstract class DueFollowUps {
  /** Pending ones whose day is today or over, the longest overdue first. */
  abstract due(limit: number): Promise<{ overdue: number; dueToday: number; items: readonly DueFollowUp[] }>;
}
