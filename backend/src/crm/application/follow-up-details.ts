import type { FollowUpStatus } from '@tiraz/contracts/customer-care';
import type { DaysThatCount } from '../domain/days-that-count.js';
import { isDueToday, isOverdue } from '../domain/follow-up.js';
import type { NamedFollowUp } from './follow-ups.js';

/** A follow-up as staff see it. */
export interface FollowUpDetails {
  id: string;
  customerId: string;
  customerName: string;
  inquiryId: string | null;
  inquiryReference: string | null;
  scheduledDate: Date;
  subject: string;
  description: string;
  status: FollowUpStatus;
  /** Pending, and its day in Cairo is over. */
  isOverdue: boolean;
  /** Pending, and its day in Cairo is today. */
  isDueToday: boolean;
  version: number;
  createdAt: Date;
}

export function followUpDetails(followUp: NamedFollowUp, days: DaysThatCount): FollowUpDetails {
  return {
    id: followUp.id,
    customerId: followUp.customerId,
    customerName: followUp.customerName,
    inquiryId: followUp.inquiryId,
    inquiryReference: followUp.inquiryReference,
    scheduledDate: followUp.scheduledAt,
    subject: followUp.subject,
    description: followUp.description,
    status: followUp.status,
    isOverdue: isOverdue(followUp, days),
    isDueToday: isDueToday(followUp, days),
    version: followUp.version,
    createdAt: followUp.createdAt,
  };
}
