import type { Language } from '@tiraz/contracts/language';
import type { DaysThatCount } from '../domain/days-that-count.js';
import { isDueToday, isOverdue, LIFE_CYCLE, type FollowUp } from '../domain/follow-up.js';
import type { FollowUpDetails } from './customer-details.js';

/** A follow-up with the names of what it is about, and how to reach the customer. */
export interface NamedFollowUp extends Omit<FollowUp, 'lastMove'> {
  customerName: string;
  customerPhone: string;
  language: Language;
  inquiryReference: string | null;
}

/** As staff see it on one of these days. */
export function followUpDetails(followUp: NamedFollowUp, days: DaysThatCount): FollowUpDetails {
  return {
    id: followUp.id,
    customerId: followUp.customerId,
    customerName: followUp.customerName,
    customerPhone: followUp.customerPhone,
    language: followUp.language,
    inquiryId: followUp.inquiryId,
    inquiryReference: followUp.inquiryReference,
    scheduledDate: followUp.scheduledAt,
    subject: followUp.subject,
    description: followUp.description,
    status: followUp.status,
    isOverdue: isOverdue(followUp, days),
    isDueToday: isDueToday(followUp, days),
    ...LIFE_CYCLE[followUp.status],
    version: followUp.version,
    createdAt: followUp.createdAt,
  };
}

/** Where follow-ups are stored; everything happens in the running transaction. */
export abstract class FollowUps {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  abstract add(followUp: FollowUp): Promise<void>;

  abstract find(id: string): Promise<NamedFollowUp | undefined>;

  /** Held against other changes until the transaction ends. */
  abstract hold(id: string): Promise<FollowUp | undefined>;

  /** Stores what staff can change, with the next version. */
  abstract save(followUp: FollowUp): Promise<void>;
}
