import { QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import type { InquiryDetails, QuotedInquiries } from '../../inquiries/index.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, invalidField, StaleError } from '../../shared/domain/domain-error.js';
import type { Jobs } from '../../shared/domain/jobs.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { discountShareOf, sumsOf, type WrittenOffer } from '../domain/offer.js';
import type { Quotation } from '../domain/quotation.js';
import type { Revision } from '../domain/revision.js';
import type { OfferWriting } from './offer-writing.js';
import type { QuotationAcceptance } from './quotation-acceptance.js';
import { quotationView, revisionView } from './quotation-view.js';
import type { Quotations } from './quotations.js';
import { SEND_QUOTATION, sendingKey } from './send-quotation.js';
import { sendingTo } from './sending-to.js';
import { unknownQuotation } from './unknown-quotation.js';
import { StaffQuotations, type Heard, type QuotationView, type RevisionView } from './staff-quotations.js';

type Step = (quotation: Quotation, inquiry: InquiryDetails, at: Date) => Promise<void>;

/** What Quotations stands on; what is stored joins the running transaction. */
export interface QuotationNeeds {
  transactions: Transactions;
  quotations: Quotations;
  inquiries: QuotedInquiries;
  offers: OfferWriting;
  acceptance: QuotationAcceptance;
  jobs: Jobs;
  audit: AuditTrail;
  clock: Clock;
}

export class ManageQuotations extends StaffQuotations {
  constructor(private readonly needs: QuotationNeeds) {
    super();
  }

  async read(inquiryId: string): Promise<QuotationView> {
    const { quotation, inquiry } = await this.find(inquiryId);
    return this.view(quotation, inquiry);
  }

  prepare(inquiryId: string, by: Staff): Promise<QuotationView> {
    const { transactions, inquiries, quotations, offers, clock } = this.needs;
    return transactions.run(async () => {
      const inquiry = await inquiries.details(inquiryId);
      const at = clock.now();
      const quotation = await quotations.holdOrMake(inquiryId, at);
      const { latest } = quotation;
      const { offer, basis } = await (latest ? offers.renewed(latest, at) : offers.first(inquiry, at));
      const draft = quotation.prepare(quotations.nextId(at), offer, basis);
      await quotations.save(quotation, [draft]);
      await this.record('quotation.drafted', by, at, inquiryId, undefined, { revision: draft.number });
      return this.read(inquiryId);
    });
  }

  edit(inquiryId: string, written: WrittenOffer, by: Staff, version?: number): Promise<QuotationView> {
    return this.change(inquiryId, version, async (quotation, inquiry, at) => {
      const draft = await this.needs.offers.edited(quotation, inquiry, written, at);
      await this.needs.quotations.save(quotation, [draft]);
      const before = totals(quotation.draft);
      await this.record('quotation.edited', by, at, inquiryId, before, totals(draft));
    });
  }

  async preview(inquiryId: string, written: WrittenOffer): Promise<RevisionView> {
    const { quotation, inquiry } = await this.find(inquiryId);
    const at = this.needs.clock.now();
    const draft = await this.needs.offers.edited(quotation, inquiry, written, at);
    return revisionView(quotation, draft, dayInCairo(at));
  }

  reprice(inquiryId: string, by: Staff, version?: number): Promise<QuotationView> {
    return this.change(inquiryId, version, async (quotation, inquiry, at) => {
      const draft = quotation.edit();
      const { offer, basis } = await this.needs.offers.repriced(draft, inquiry, at);
      const repriced = quotation.edit(offer, basis);
      await this.needs.quotations.save(quotation, [repriced]);
      await this.record('quotation.repriced', by, at, inquiryId, totals(draft), totals(repriced));
    });
  }

  discard(inquiryId: string, by: Staff, version?: number): Promise<QuotationView> {
    return this.change(inquiryId, version, async (quotation, _, at) => {
      const discarded = quotation.discard();
      await this.needs.quotations.save(quotation, [discarded]);
      await this.record('quotation.discarded', by, at, inquiryId, { revision: discarded.number });
    });
  }

  send(inquiryId: string, isDiscountConfirmed: boolean, by: Staff, version?: number): Promise<QuotationView> {
    return this.change(inquiryId, version, async (quotation, inquiry, at) => {
      const { quotations, inquiries, jobs } = this.needs;
      const sending = sendingTo(inquiry, by, at);
      const { email } = sending;
      const { sent, superseded, changed } = quotation.send(sending);
      await this.needs.offers.expectOfferable(quotation, inquiry, sent, at);
      expectConfirmed(sent, isDiscountConfirmed);
      await quotations.save(quotation, changed);
      const data = { revision: sent.number, email, total: String(sumsOf(sent.offer).total) };
      await this.happened(quotation, sent, 'sent', by, at, data);
      const before = superseded && { superseded: superseded.number };
      await this.record('quotation.sent', by, at, inquiryId, before, data);
      await inquiries.markQuoted(inquiryId, by);
      await jobs.add(SEND_QUOTATION, { inquiryId, revisionId: sent.id }, { key: sendingKey(sent.id) });
    });
  }

  withdraw(inquiryId: string, by: Staff, version?: number): Promise<QuotationView> {
    return this.change(inquiryId, version, async (quotation, _, at) => {
      const withdrawn = quotation.withdraw();
      await this.needs.quotations.save(quotation, [withdrawn]);
      const data = { revision: withdrawn.number };
      await this.happened(quotation, withdrawn, 'withdrawn', by, at, data);
      await this.record('quotation.withdrawn', by, at, inquiryId, { state: 'sent', ...data });
    });
  }

  acceptAsHeard(inquiryId: string, heard: Heard, by: Staff, version?: number): Promise<QuotationView> {
    return this.change(inquiryId, version, async (quotation, inquiry, at) => {
      const { revision, name, saidAt, note } = heard;
      if (saidAt > at)
        throw new DomainError('invalid', 'quotation.said-later', 'It cannot have been said yet.');
      const yes = { name, position: '', note, page: null, heardBy: by, saidAt };
      await this.needs.acceptance.accept(quotation, inquiry, revision, yes);
    });
  }

  undoAcceptance(inquiryId: string, reason: string, by: Staff, version?: number): Promise<QuotationView> {
    return this.change(inquiryId, version, async (quotation, inquiry, at) => {
      const { revision, acceptance } = quotation.undoAcceptance();
      await this.needs.quotations.save(quotation, [revision]);
      await this.needs.inquiries.undoAcceptance(inquiryId, acceptance.inquiryVersion, by);
      const data = { revision: revision.number, reason };
      await this.happened(quotation, revision, 'acceptance_undone', by, at, data);
      const before = { state: 'accepted', totalCost: inquiry.totalCost };
      await this.record('quotation.acceptance-undone', by, at, inquiryId, before, { state: 'sent', ...data });
    });
  }

  private change(inquiryId: string, version: number | undefined, step: Step): Promise<QuotationView> {
    const { transactions, inquiries, quotations, clock } = this.needs;
    return transactions.run(async () => {
      const quotation = await quotations.hold(inquiryId);
      if (!quotation) {
        await inquiries.details(inquiryId);
        throw unknownQuotation();
      }
      const inquiry = await inquiries.details(inquiryId);
      if (version !== undefined && version !== quotation.state.version) {
        throw new StaleError({ kind: 'quotation', id: inquiryId }, await this.view(quotation, inquiry));
      }
      await step(quotation, inquiry, clock.now());
      return this.read(inquiryId);
    });
  }

  private async find(inquiryId: string): Promise<{ quotation: Quotation; inquiry: InquiryDetails }> {
    const inquiry = await this.needs.inquiries.details(inquiryId);
    const quotation = await this.needs.quotations.find(inquiryId);
    if (!quotation) throw unknownQuotation();
    return { quotation, inquiry };
  }

  private async view(quotation: Quotation, inquiry: InquiryDetails): Promise<QuotationView> {
    const { quotations, offers, clock } = this.needs;
    const at = clock.now();
    const events = await quotations.events(quotation.state.id);
    const { draft } = quotation;
    const olderPrices = draft ? await offers.olderPrices(draft, inquiry) : [];
    const taxNow = draft ? await offers.taxNow(draft.offer) : null;
    return quotationView(quotation, inquiry.reference, events, { olderPrices, taxNow }, dayInCairo(at));
  }

  private async happened(
    { state }: Quotation,
    { id: revisionId }: Revision,
    kind: 'sent' | 'withdrawn' | 'acceptance_undone',
    { email: staffEmail }: Staff,
    at: Date,
    data: Record<string, string | number>,
  ): Promise<void> {
    await this.needs.quotations.record(state.id, { revisionId, at, kind, staffEmail, data });
  }

  private record(
    action: AuditedAction,
    by: Staff,
    at: Date,
    inquiryId: string,
    before?: object,
    after?: object,
  ): Promise<void> {
    return this.needs.audit.record({
      at,
      by,
      action,
      thing: { kind: 'inquiry', id: inquiryId },
      before,
      after,
    });
  }
}

function totals(revision: Revision | undefined): object | undefined {
  if (!revision) return undefined;
  const { net, total } = sumsOf(revision.offer);
  return { revision: revision.number, net, total, validThrough: revision.offer.validThrough };
}

function expectConfirmed({ offer, basis }: Revision, isConfirmed: boolean): void {
  if (isConfirmed || discountShareOf(offer, basis) <= QUOTATION_LIMITS.unconfirmedDiscount) return;
  const message = 'A discount of more than 10 % has to be confirmed.';
  throw invalidField('isDiscountConfirmed', 'quotation.discount-unconfirmed', message);
}
