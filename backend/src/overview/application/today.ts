import type { Language } from '@tiraz/contracts/language';
import type { WaitingState } from '@tiraz/contracts/inquiry-status';

/** How many of each kind are named; how many there are is said besides. */
export const NAMED = 5;

/** So many inquiries can be assigned at once. */
export const ASSIGNED_AT_ONCE = 100;

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
  /** Who is away and has open inquiries. */
  absent?: readonly AbsentOwner[];
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

export interface AbsentOwner {
  staffId: string;
  /** The last day in Cairo: `2026-12-03`. */
  until: string;
  /** Null where nobody stands in who may answer inquiries. */
  standInId: string | null;
  /** How many inquiries of theirs are open. */
  total: number;
  /** Those of them that came first, as many as can be assigned at once. */
  inquiryIds: readonly string[];
}

export abstract class TodayReading {
  abstract read(permitted: Permitted): Promise<Today>;
}
