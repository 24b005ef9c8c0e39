import { OPEN_STATUSES } from '@tiraz/contracts/inquiry-status';
import type { QuotedInquiries } from '../../inquiries/index.js';
import { addDays, dayInCairo, instantInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { JobData, Jobs } from '../../shared/domain/jobs.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { isExpired, type Quotation } from '../domain/quotation.js';
import type { Revision } from '../domain/revision.js';
import type { QuotationDocuments, QuotationMails, WorkingDays } from './neighbours.js';
import type { Quotations } from './quotations.js';

/** Jobs about a sent revision, `{ inquiryId, revisionId }`. */
export const SEND_QUOTATION = 'send-quotation';
export const REMIND_OF_QUOTATION = 'remind-of-quotation';

/** The key of the job that sends a revision. */
export const sendingKey = (revisionId: string) => `${SEND_QUOTATION}:${revisionId}`;

/** The key of the job that reminds of a revision on a day. */
export const reminderKey = (revisionId: string, day: string) => `${REMIND_OF_QUOTATION}:${revisionId}:${day}`;

const REMINDED_AT_HOUR = 9;
const WORKING_DAYS_BEFORE = 3;

/** What follows the sending of a revision: its documents, the mail, and reminders before it ends. Each bears to be repeated. */
export class SendQuotation {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotations: Quotations,
    private readonly inquiries: QuotedInquiries,
    private readonly documents: QuotationDocuments,
    private readonly mails: QuotationMails,
    private readonly days: WorkingDays,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Printing takes its time, so it happens before the transaction; a document is made once whoever asks for it. */
  async send(job: JobData): Promise<void> {
    const { inquiryId } = job as { inquiryId: string };
    const quotation = await this.quotations.find(inquiryId);
    const revision = quotation && revisionOf(quotation, job);
    if (!revision) return;
    const inquiry = await this.inquiries.details(inquiryId);
    const documents = await this.documents.make({ quotation, revision, inquiry });
    await this.transactions.run(async () => {
      const held = await this.quotations.hold(inquiryId);
      const now = held && revisionOf(held, job);
      if (!now) return;
      if (!now.documents) await this.quotations.save(held, [{ ...now, documents }]);
      // Withdrawn, superseded or expired meanwhile: nobody is told of it any more.
      if (now.state !== 'sent' || isExpired(now, dayInCairo(this.clock.now()))) return;
      await this.mails.sent({ quotation: held, revision: { ...now, documents }, inquiry });
      await this.planReminders(inquiryId, now);
    });
  }

  /**
   * Has an open revision sent, or reminded of, whose jobs got lost. Of one that nobody was told of, as those of the demo,
   * nobody is reminded.
   */
  async resume(job: JobData): Promise<void> {
    const { inquiryId } = job as { inquiryId: string };
    await this.transactions.run(async () => {
      const quotation = await this.quotations.hold(inquiryId);
      const revision = quotation && revisionOf(quotation, job);
      if (!quotation || revision?.state !== 'sent') return;
      if (!revision.documents) return this.jobs.add(SEND_QUOTATION, job, { key: sendingKey(revision.id) });
      const inquiry = await this.inquiries.details(inquiryId);
      if (await this.mails.isSent({ quotation, revision, inquiry }))
        await this.planReminders(inquiryId, revision);
    });
  }

  /** Unless it was answered, the customer has asked for a change, or the inquiry is over. */
  async remind(job: JobData): Promise<void> {
    const { inquiryId } = job as { inquiryId: string };
    await this.transactions.run(async () => {
      const quotation = await this.quotations.hold(inquiryId);
      const revision = quotation && revisionOf(quotation, job);
      const today = dayInCairo(this.clock.now());
      if (!revision || revision.state !== 'sent' || isExpired(revision, today)) return;
      const events = await this.quotations.events(quotation.state.id);
      const isAsked = events.some(
        ({ kind, revisionId }) => kind === 'change_asked' && revisionId === revision.id,
      );
      if (isAsked) return;
      const inquiry = await this.inquiries.details(inquiryId);
      if (!OPEN_STATUSES.includes(inquiry.status)) return;
      await this.mails.expiring({ quotation, revision, inquiry }, today);
    });
  }

  /** At nine in Cairo, three working days before the last day, the day before it and on it. */
  private async planReminders(inquiryId: string, { id: revisionId, offer }: Revision): Promise<void> {
    const { validThrough: last } = offer;
    const days = [await this.days.before(last, WORKING_DAYS_BEFORE), addDays(last, -1), last];
    for (const day of days) {
      const runAt = nineOn(day);
      if (runAt <= this.clock.now()) continue;
      const key = reminderKey(revisionId, day);
      await this.jobs.add(REMIND_OF_QUOTATION, { inquiryId, revisionId }, { key, runAt });
    }
  }
}

export function nineOn(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return instantInCairo({ year, month, day: date, hour: REMINDED_AT_HOUR });
}

function revisionOf({ state }: Quotation, { revisionId }: JobData): Revision | undefined {
  return state.revisions.find(({ id, sending }) => id === revisionId && sending !== null);
}
