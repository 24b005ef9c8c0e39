import { isLost } from '@tiraz/contracts/inquiry-status';
import {
  CODE_FROM,
  type AnswerRefusal,
  type DeclineReason,
  type QuotationEventKind,
} from '@tiraz/contracts/quotation';
import type { InquiryDetails, QuotedInquiries } from '../../inquiries/index.js';
import type { AuditedAction } from '@tiraz/contracts/audit-trail';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import { AHEAD_AT_MOST_MS, type Clock } from '../../shared/domain/clock.js';
import {
  DomainError,
  invalidField,
  throttledClient,
  ThrottledError,
} from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { renewedCode, tryCode, type SentCode } from '../domain/acceptance-code.js';
import { sumsOf } from '../domain/offer.js';
import type { Quotation } from '../domain/quotation.js';
import type { QuotationEvent, Revision } from '../domain/revision.js';
import {
  CustomerQuotations,
  type PageYes,
  type SentDesigns,
  type ShownQuotation,
} from './customer-quotations.js';
import type { QuotationMails } from './neighbours.js';
import type { QuotationAcceptance } from './quotation-acceptance.js';
import { unknownQuotation } from './unknown-quotation.js';
import { revisionView } from './quotation-view.js';
import type { Quotations } from './quotations.js';

/** Codes of six digits, of which only hashes are kept. */
export abstract class Codes {
  abstract make(): string;

  /** Of a code for one revision. */
  abstract hash(revisionId: string, code: string): string;
}

/** Words with which one press asks for another offer in place of one that is over. */
export abstract class RenewalWords {
  abstract has(text: string): boolean;
}

const NEEDS_CODE = Money.parse(CODE_FROM);
const MINUTE_MS = 60 * 1000;
/** Of one revision; more is no conversation. */
const MOST_REQUESTS = 20;

type Step<T> = (held: { quotation: Quotation; inquiry: InquiryDetails; at: Date }) => Promise<T>;

/** What Quotations needs of Artwork. */
export interface Designs {
  /** In the running transaction. @returns how many files the inquiry has got now */
  attach(inquiryId: string, productTypeId: string, sent: SentDesigns): Promise<number>;
}

export class AnswerQuotation extends CustomerQuotations {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotations: Quotations,
    private readonly inquiries: QuotedInquiries,
    private readonly acceptance: QuotationAcceptance,
    private readonly mails: QuotationMails,
    private readonly designs: Designs,
    private readonly codes: Codes,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly renewals: RenewalWords,
  ) {
    super();
  }

  async read(inquiryId: string): Promise<ShownQuotation> {
    const quotation = await this.quotations.find(inquiryId);
    const inquiry = await this.inquiries.details(inquiryId);
    return this.shown(quotation && asItsCustomerHasIt(quotation, inquiry), inquiry);
  }

  see(inquiryId: string, number: number): Promise<void> {
    return this.change(inquiryId, async ({ quotation, inquiry, at }) => {
      const revision = sentRevision(quotation, number);
      await this.happened(quotation, revision, inquiry, 'seen', at, {});
    });
  }

  mailCode(inquiryId: string, number: number): Promise<void> {
    return this.change(inquiryId, async ({ quotation, inquiry, at }) => {
      const revision = this.expectAcceptable(quotation, number, at);
      const earlier = await this.holdCode(revision.id, at);
      const waitMs = earlier ? earlier.sentAt.getTime() + MINUTE_MS - at.getTime() : 0;
      if (waitMs > 0) {
        const seconds = Math.ceil(waitMs / 1000);
        throw new ThrottledError(
          'quotation.code-just-sent',
          'A code was mailed less than a minute ago.',
          seconds,
        );
      }
      const renewed = renewedCode(earlier, at);
      if ('retryAfterSeconds' in renewed) throw throttledClient(renewed.retryAfterSeconds);
      const code = this.codes.make();
      const hash = this.codes.hash(revision.id, code);
      await this.quotations.keepCode(revision.id, { hash, sentAt: at, tries: renewed.tries });
      await this.mails.code({ quotation, revision, inquiry }, code, at);
      await this.record('quotation.code-mailed', at, inquiryId, undefined, { revision: number });
    });
  }

  /** A try of a code counts even where nothing comes of it, so it has a transaction of its own. */
  async accept(inquiryId: string, { code, revision: number, ...yes }: PageYes): Promise<ShownQuotation> {
    const expected = (held: { quotation: Quotation; at: Date }) =>
      this.expectCode(held.quotation, number, code, held.at);
    const refusal = await this.change(inquiryId, expected);
    if (refusal) throw refusal;
    return this.change(inquiryId, async ({ quotation, inquiry, at }) => {
      const { name, position, ...page } = yes;
      const said = { name, position, note: '', page, heardBy: null, saidAt: at };
      await this.acceptance.accept(quotation, inquiry, number, said);
      return this.read(inquiryId);
    });
  }

  askForChange(
    inquiryId: string,
    number: number,
    text: string,
    designs?: SentDesigns,
  ): Promise<ShownQuotation> {
    return this.change(inquiryId, async ({ quotation, inquiry, at }) => {
      const revision = quotation.expectOpen(number);
      const asked = await this.requestsOf(quotation, revision);
      const { productType } = inquiry.configuration;
      const files = designs ? await this.designs.attach(inquiryId, productType.id, designs) : 0;
      const isRepeated = asked.some(({ data }) => this.isSame(String(data.text), text));
      if (files === 0 && isRepeated) return this.read(inquiryId);
      if (asked.length >= MOST_REQUESTS) {
        throw conflict(
          'quotation.too-many-requests',
          'Enough was asked about this revision; we answer soon.',
        );
      }
      await this.happened(quotation, revision, inquiry, 'change_asked', at, {
        text,
        ...(files > 0 && { files: String(files) }),
      });
      const request = `R${number}:${asked.length + 1}`;
      await this.mails.changeAsked({ quotation, revision, inquiry }, { text, files, request });
      return this.read(inquiryId);
    });
  }

  decline(inquiryId: string, number: number, reason: DeclineReason, note: string): Promise<ShownQuotation> {
    return this.change(inquiryId, async ({ quotation, inquiry, at }) => {
      const revision = quotation.decline(number, { at, reason, note });
      await this.quotations.save(quotation, [revision]);
      await this.happened(quotation, revision, inquiry, 'declined', at, { reason, note });
      await this.mails.declined({ quotation, revision, inquiry });
      return this.read(inquiryId);
    });
  }

  private isSame(one: string, other: string): boolean {
    return one === other || (this.renewals.has(one) && this.renewals.has(other));
  }

  private change<T>(inquiryId: string, step: Step<T>): Promise<T> {
    return this.transactions.run(async () => {
      const quotation = await this.quotations.hold(inquiryId);
      if (!quotation) throw unknownQuotation();
      const inquiry = await this.inquiries.heldDetails(inquiryId);
      return step({ quotation: asItsCustomerHasIt(quotation, inquiry), inquiry, at: this.clock.now() });
    });
  }

  /** @returns why it is refused: a wrong try has to be counted, and what throws is undone */
  private async expectCode(
    quotation: Quotation,
    number: number,
    code: string | undefined,
    at: Date,
  ): Promise<DomainError | undefined> {
    const revision = this.expectAcceptable(quotation, number, at);
    if (!needsCode(revision)) return undefined;
    if (code === undefined)
      return codeRefusal('quotation.code-required', 'The code that was mailed is needed.');
    const sent = await this.holdCode(revision.id, at);
    const outcome = tryCode(sent, this.codes.hash(revision.id, code), at);
    if (outcome === 'right') return undefined;
    if (sent) await this.quotations.keepCode(revision.id, { ...sent, tries: sent.tries + 1 });
    return outcome === 'wrong'
      ? codeRefusal('quotation.code-wrong', 'That is not the code that was mailed.')
      : codeRefusal('quotation.code-over', 'This code can no longer be used; ask for another one.');
  }

  /** None of a clock that went back: it would count for as long as that is ahead. */
  private async holdCode(revisionId: string, at: Date): Promise<SentCode | undefined> {
    const sent = await this.quotations.holdCode(revisionId);
    return sent && sent.sentAt.getTime() <= at.getTime() + AHEAD_AT_MOST_MS ? sent : undefined;
  }

  private expectAcceptable(quotation: Quotation, number: number, at: Date): Revision {
    const nobody = { name: '', position: '', note: '', page: null, heardBy: null, saidAt: at };
    quotation.accept(number, nobody, at, dayInCairo(at));
    return quotation.expectOpen(number);
  }

  private async shown(
    quotation: Quotation | undefined,
    { reference }: InquiryDetails,
  ): Promise<ShownQuotation> {
    const revision = quotation?.shown;
    if (!quotation || !revision || revision.state === 'withdrawn') throw unknownQuotation();
    const view = revisionView(quotation, revision, dayInCairo(this.clock.now()));
    const requests = (await this.requestsOf(quotation, revision)).map(({ at, data }) => ({
      at,
      text: String(data.text),
      files: Number(data.files ?? 0),
    }));
    const { number, state, offer, sums, isExpired, changes, sending, documents, acceptance } = view;
    return {
      ...{ reference, number, state, offer, sums, isExpired, changes },
      sentAt: sending?.at ?? null,
      hasDocuments: documents !== null,
      acceptance: acceptance && { at: acceptance.saidAt, name: acceptance.name },
      needsCode: needsCode(revision),
      requests,
    };
  }

  private async requestsOf({ state }: Quotation, { id }: Revision): Promise<QuotationEvent[]> {
    const events = await this.quotations.events(state.id);
    return events.filter(({ kind, revisionId }) => kind === 'change_asked' && revisionId === id);
  }

  private async happened(
    { state }: Quotation,
    { id: revisionId, number }: Revision,
    inquiry: InquiryDetails,
    kind: Extract<QuotationEventKind, keyof typeof ACTIONS>,
    at: Date,
    data: Readonly<Record<string, string>>,
  ): Promise<void> {
    const event = { revisionId, at, kind, staffEmail: null, data };
    const isNew = await this.quotations.record(state.id, event);
    if (!isNew) return;
    const isDeclined = kind === 'declined';
    const before = isDeclined ? { state: 'sent' } : undefined;
    const after = { ...(isDeclined && { state: 'declined' }), revision: number, ...data };
    await this.record(ACTIONS[kind], at, inquiry.id, before, after);
  }

  private record(
    action: AuditedAction,
    at: Date,
    id: string,
    before: object | undefined,
    after: object,
  ): Promise<void> {
    return this.audit.record({ at, by: null, action, thing: { kind: 'inquiry', id }, before, after });
  }
}

const ACTIONS = {
  seen: 'quotation.seen',
  change_asked: 'quotation.change-asked',
  declined: 'quotation.declined',
} as const satisfies Partial<Record<QuotationEventKind, AuditedAction>>;

function asItsCustomerHasIt(quotation: Quotation, inquiry: InquiryDetails): Quotation {
  return isLost(inquiry) ? quotation.whileLost : quotation;
}

function needsCode({ offer }: Revision): boolean {
  return sumsOf(offer).total.piastres >= NEEDS_CODE.piastres;
}

function sentRevision({ state }: Quotation, number: number): Revision {
  const revision = state.revisions.find((one) => one.number === number && one.sending !== null);
  if (!revision) throw unknownQuotation();
  return revision;
}

function codeRefusal(code: AnswerRefusal, message: string): DomainError {
  return invalidField('code', code, message);
}

function conflict(code: AnswerRefusal, message: string): DomainError {
  return new DomainError('conflict', code, message);
}
