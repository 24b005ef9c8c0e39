import { NO_CONTACT } from '@tiraz/contracts/contact';
import { isLost, UNQUOTED_STATUSES } from '@tiraz/contracts/inquiry-status';
import { expect } from '@jest/globals';
import type { InquiryDetails, QuotedInquiries } from '../../inquiries/index.js';
import type { PricedConfiguration } from '../../pricing/index.js';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { AnswerQuotation } from '../application/answer-quotation.js';
import { ManageQuotations } from '../application/manage-quotations.js';
import { pastQuotations } from '../seed/past-quotations.js';
import type { Clock } from '../../shared/domain/clock.js';
import { OfferWriting } from '../application/offer-writing.js';
import { PreviewQuotation } from '../application/preview-quotation.js';
import { QuotationAcceptance } from '../application/quotation-acceptance.js';
import type { QuotationView } from '../application/staff-quotations.js';
import { ResumeQuotations } from '../application/resume-quotations.js';
import { REMIND_OF_QUOTATION, SEND_QUOTATION, SendQuotation } from '../application/send-quotation.js';
import type { WrittenOffer } from '../domain/offer.js';
import { egp, VAT } from '../domain/offer.fixture.js';
import { CUSTOMER_ID, SALMA } from '../domain/quotation.fixture.js';
import { FakePrinter } from './fake-printer.fixture.js';
import { MessageLineWords } from './line-words.js';
import { NotedMails } from './noted-mails.fixture.js';
import { InMemoryQuotations } from './quotations.in-memory.js';
import { RandomCodes } from './random-codes.js';
import { RENEWAL_WORDS } from './renewal-words.js';

const item = (id: string, name: string, nameAr: string) => ({ id, name, nameAr });
const total = { lines: [], totalCost: egp('23700.00'), pricePerItem: egp('237.00') };

/** For tests: the worked example, 100 shirts for 23,700.00. */
export const CONFIGURATION: PricedConfiguration = {
  schemaVersion: 1,
  productType: { ...item('shirt', 'Basic T-Shirt', 'تيشيرت أساسي'), basePrice: egp('145.00') },
  fabric: { ...item('jersey', 'Combed Single Jersey', 'سنجل جيرسي ممشط'), costMultiplier: egp('15.00') },
  fit: { ...item('over', 'Oversized', 'أوفر سايز'), priceModifier: egp('30.00') },
  finishingQuality: { ...item('premium', 'Premium', ''), priceModifier: egp('25.00') },
  prints: [
    {
      ...item('screen', 'Screen Print', 'طباعة سلك سكرين'),
      setupCost: egp('350.00'),
      perItemCost: egp('15.00'),
      colors: 2,
    },
  ],
  colors: ['white'],
  swatches: [{ ...item('white', 'White', 'أبيض'), hex: '#FFFFFF' }],
  lines: [{ pieces: 100 }],
  quantity: 100,
  quote: {
    ...total,
    isSample: false,
    sampleCost: egp('1000.00'),
    range: { totalCostUpTo: egp('28440.00'), pricePerItemUpTo: egp('284.40') },
  },
};

/** For tests: inquiries as far as Quotations moves them. */
class FakeInquiries implements QuotedInquiries {
  readonly kept = new Map<string, InquiryDetails>();

  add(id: string, change: Partial<InquiryDetails> = {}): string {
    this.kept.set(id, { ...INQUIRY, id, ...change });
    return id;
  }

  /** What every figure is made of. */
  get figures() {
    return [...this.kept.values()].map(({ status, acceptedAt, totalCost }) => ({
      status,
      acceptedAt,
      totalCost,
    }));
  }

  async details(id: string): Promise<InquiryDetails> {
    const inquiry = this.kept.get(id);
    if (!inquiry) throw new DomainError('missing', 'inquiry.unknown', 'There is no such inquiry.');
    return inquiry;
  }

  heldDetails = (id: string) => this.details(id);

  async markQuoted(id: string): Promise<void> {
    const inquiry = await this.details(id);
    if (UNQUOTED_STATUSES.includes(inquiry.status) || isLost(inquiry))
      await this.change(id, { status: 'quoted' });
  }

  async accept(id: string, value: Money): Promise<number | null> {
    const { status, version } = await this.details(id);
    await this.change(id, { status: 'accepted', acceptedAt: new Date(0), totalCost: String(value) });
    return status === 'accepted' ? null : version + 1;
  }

  async undoAcceptance(id: string, version: number | null): Promise<void> {
    const { orderTotal: totalCost } = await this.details(id);
    await this.change(id, { totalCost, ...(version !== null && { status: 'quoted', acceptedAt: null }) });
  }

  private async change(id: string, change: Partial<InquiryDetails>): Promise<void> {
    const inquiry = await this.details(id);
    this.kept.set(id, { ...inquiry, ...change, version: inquiry.version + 1 });
  }
}

/** For tests: as it came in. */
export const INQUIRY: InquiryDetails = {
  id: '',
  reference: 'TRZ-2026-000123',
  customerId: CUSTOMER_ID,
  language: 'ar',
  ...NO_CONTACT,
  customerName: 'ليلى حسن',
  customerEmail: 'layla@example.com',
  customerPhone: '',
  isSampleRequest: false,
  quantity: 100,
  pricePerItem: '237.00',
  totalCost: '23700.00',
  status: 'new',
  next: [],
  acceptanceConcerns: [],
  message: '',
  adminNotes: '',
  ownerId: null,
  priceChanged: false,
  hasInactiveItems: false,
  version: 1,
  createdAt: new Date('2026-11-22T09:30:00Z'),
  respondedAt: null,
  responseMinutes: null,
  lost: null,
  configuration: CONFIGURATION,
  sampleCost: '1000.00',
  orderTotal: '23700.00',
  acceptedAt: null,
  seen: { totalCost: null, pricePerItem: null, sampleCost: null },
  history: [],
  notesSaved: null,
};

/** For tests: quotations without a database, at a time that stands still until it is set. */
export function quotationsInMemory() {
  const clock = { at: new Date('2026-11-23T08:00:00Z'), now: () => clock.at };
  const audit = new InMemoryAuditTrail();
  const transactions = new InMemoryTransactions();
  const quotations = new InMemoryQuotations();
  const inquiries = new FakeInquiries();
  const mails = new NotedMails();
  const printer = new FakePrinter();
  const handlers = new JobHandlers();
  const jobs = new InMemoryJobs(handlers, clock);
  const catalogue = { today: CONFIGURATION as PricedConfiguration | undefined };
  const settings = {
    validityDays: 14,
    instalments: [
      { basisPoints: 5_000, due: 'on_acceptance', days: 0 },
      { basisPoints: 5_000, due: 'before_shipping', days: 0 },
    ] as const,
    termsEn: 'Terms',
    termsAr: 'الشروط',
    taxTreatments: [
      { key: 'eg_standard', percentBasisPoints: 1_400, labelEn: VAT.labelEn, labelAr: VAT.labelAr },
      { key: 'export', percentBasisPoints: 0, labelEn: 'Export', labelAr: 'تصدير' },
    ],
  };
  const acceptance = new QuotationAcceptance(quotations, inquiries, mails, audit, clock);
  const offers = new OfferWriting(
    quotations,
    inquiries,
    { priceAgain: async () => catalogue.today },
    new MessageLineWords(),
    { read: async () => ({ quotation: settings }) },
  );
  const previews = new PreviewQuotation(quotations, inquiries, offers, printer, mails, clock);
  const needs = { transactions, quotations, inquiries, offers, audit, clock };
  const staff = new ManageQuotations({ ...needs, acceptance, jobs });
  /** Drafts, once for each file that waits in them. */
  const files: string[] = [];
  const customer = new AnswerQuotation(
    transactions,
    quotations,
    inquiries,
    acceptance,
    mails,
    {
      attach: async (_inquiryId, _productTypeId, { draft, ids }) =>
        files
          .splice(0)
          .filter((file) => file === draft)
          .slice(0, ids?.length).length,
    },
    new RandomCodes(),
    audit,
    clock,
    RENEWAL_WORDS,
  );
  /** Sunday to Thursday, as the calendar has it. */
  const before = async (day: string, count: number) => {
    const date = new Date(`${day}T00:00Z`);
    for (let left = count; left > 0;) {
      date.setUTCDate(date.getUTCDate() - 1);
      if (date.getUTCDay() < 5) left -= 1;
    }
    return date.toISOString().slice(0, 10);
  };
  const sending = new SendQuotation(
    transactions,
    quotations,
    inquiries,
    printer,
    mails,
    { before },
    jobs,
    clock,
  );
  const resuming = new ResumeQuotations(quotations, jobs, sending, clock);
  handlers.handle(SEND_QUOTATION, (job) => sending.send(job));
  handlers.handle(REMIND_OF_QUOTATION, (job) => sending.remind(job));

  /** @returns the id of an inquiry whose quotation is sent, with its documents */
  const sent = async (change: Partial<InquiryDetails> = {}): Promise<string> => {
    const id = inquiries.add(`inquiry-${inquiries.kept.size + 1}`, change);
    await staff.prepare(id, SALMA);
    await staff.send(id, false, SALMA);
    await jobs.work();
    return id;
  };

  return {
    files,
    clock,
    audit,
    quotations,
    inquiries,
    mails,
    printer,
    jobs,
    catalogue,
    settings,
    staff,
    previews,
    /** The same at another time. */
    at: (past: Clock) => pastQuotations({ ...needs, documents: printer, clock: past }),
    transactions,
    customer,
    sent,
    resuming,
  };
}

/** For tests: a refusal with this code. */
export const refusedWith = (code: string) => expect.objectContaining({ name: 'DomainError', code });

/** For tests: the latest offer as staff would write it again. */
export function written({ revisions: [latest] }: QuotationView): WrittenOffer {
  if (!latest) throw new Error('no revision');
  const { tax, ...offer } = latest.offer;
  return { ...offer, taxTreatment: tax.key };
}

/** For tests: the customer's yes to the first revision. */
export const YES = {
  revision: 1,
  name: 'Layla',
  position: 'Owner',
  language: 'ar',
  address: '192.0.2.7',
  browser: 'Chrome',
} as const;
