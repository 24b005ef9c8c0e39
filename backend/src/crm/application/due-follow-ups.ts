import type { Language } from '@tiraz/contracts/language';
import type { FollowUpDetails } from './customer-details.js';

/** A follow-up with the ways to reach whom it is about. */
export interface DueFollowUp extends Pick<
  FollowUpDetails,
  | 'id'
  | 'customerId'
  | 'customerName'
  | 'inquiryId'
  | 'inquiryReference'
  | 'scheduledDate'
  | 'subject'
  | 'isOverdue'
> {
  /** Empty when not known. */
  customerPhone: string;
  /** In which the customer wrote, and is answered. */
  language: Language;
}

/** Whom to call today. */
export abstract class DueFollowUps {
  /** Pending ones whose day is today or over, the longest overdue first. */
  abstract due(limit: number): Promise<{ overdue: number; dueToday: number; items: readonly DueFollowUp[] }>;
}
