import type { Language } from '@tiraz/contracts/language';
import type { WaitingState } from '@tiraz/contracts/inquiry-status';

/** How many of each kind are named; how many there are is said besides. */
export const NAMED = 5;

/** Of auth: what each part is read with. */
export type Needed = 'inquiries.read' | 'quotations.read' | 'customers.read' | 'mail.read' | 'jobs.read';
export type Permitted = Pick<ReadonlySet<Needed>, 'has'>;

/** What waits for staff; a block is absent for whoever may not read what is in it. Amounts are EGP. */
export interface Today {
  inquiries?: Named<NewInquiry> & { breached: number };
  followUps?: { overdue: number; dueToday: number; items: readonly DueFollowUp[] };
  quotations?: Named<ExpiringQuotation>;
  mails?: Named<FailedMail>;
  jobs?: Named<{ id: string; name: string; addedAt: Date }>;
}

interface Named<Thing> {
  total: number;
  items: readonly Thing[];
}

export interface NewInquiry {
  id: string;
  reference: string;
  customerName: string;
  customerCompany: string;
  isSampleRequest: boolean;
  quantity: number;
  totalCost: string;
  createdAt: Date;
  respondedAt: Date | null;
  waiting: { dueAt: Date; state: WaitingState } | null;
}

export interface DueFollowUp {
  id: string;
  customerId: string;
  customerName: string;
  customerPhone: string;
  language: Language;
  inquiryId: string | null;
  inquiryReference: string | null;
  scheduledDate: Date;
  subject: string;
  isOverdue: boolean;
}

export interface ExpiringQuotation {
  inquiryId: string;
  reference: string;
  number: number;
  customerName: string;
  total: string;
  /** In Cairo: `2026-11-22`. */
  validThrough: string;
}

export interface FailedMail {
  id: string;
  subject: string;
  createdAt: Date;
  toName: string;
}

export abstract class TodayReading {
  abstract read(permitted: Permitted): Promise<Today>;
}
