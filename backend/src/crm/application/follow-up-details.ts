import type { FollowUpStatus } from '@tiraz/contracts/customer-care';

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
