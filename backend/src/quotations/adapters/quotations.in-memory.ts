import { DomainError } from '../../shared/domain/domain-error.js';
import { Quotations } from '../application/quotations.js';
import type { OpenRevision } from '../application/resume-quotations.js';
import type { SentCode } from '../domain/acceptance-code.js';
import { Quotation, type QuotationState } from '../domain/quotation.js';
import type { Acceptance, QuotationEvent, Revision } from '../domain/revision.js';

type Credit = { sample: string; customer: string | undefined };

/** Behaves as the database does, without its transactions. */
export class InMemoryQuotations extends Quotations {
  private readonly kept = new Map<string, QuotationState>();
  private readonly happened: (QuotationEvent & { quotationId: string })[] = [];
  private readonly codes = new Map<string, SentCode>();
  private ids = 0;

  nextId(): string {
    this.ids += 1;
    return `00000000-0000-7000-9000-${String(this.ids).padStart(12, '0')}`;
  }

  async find(inquiryId: string): Promise<Quotation | undefined> {
    const state = this.kept.get(inquiryId);
    return state && new Quotation(state);
  }

  hold(inquiryId: string): Promise<Quotation | undefined> {
    return this.find(inquiryId);
  }

  async holdOrMake(inquiryId: string): Promise<Quotation> {
    const state = this.kept.get(inquiryId) ?? { id: this.nextId(), inquiryId, version: 1, revisions: [] };
    this.kept.set(inquiryId, state);
    return new Quotation(state);
  }

  async save({ state }: Quotation, changed: readonly Revision[]): Promise<void> {
    const now = this.kept.get(state.inquiryId) ?? state;
    const ids = new Set(changed.map(({ id }) => id));
    const all = [...now.revisions.filter(({ id }) => !ids.has(id)), ...changed];
    for (const revision of changed) {
      const credit = creditOf(revision);
      if (credit && (await this.isCreditTaken(state.id, credit.sample, credit.customer ?? ''))) {
        throw new DomainError(
          'conflict',
          'quotation.sample-credit-taken',
          'The sample was credited already.',
        );
      }
    }
    const revisions = all.sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));
    this.kept.set(state.inquiryId, { ...now, version: now.version + 1, revisions });
  }

  /** As OpenRevisions has it. */
  async since(day: string): Promise<OpenRevision[]> {
    return [...this.kept.values()]
      .flatMap(({ inquiryId, revisions }) =>
        revisions
          .filter(({ state, offer }) => state === 'sent' && offer.validThrough >= day)
          .map(({ id, offer: { validThrough }, documents }) => ({
            ...{ inquiryId, id, validThrough },
            isPrinted: documents !== null,
          })),
      )
      .sort((a, b) => (a.validThrough + a.id < b.validThrough + b.id ? -1 : 1));
  }

  async accept({ state }: Quotation, number: number, acceptance: Acceptance, day: string): Promise<boolean> {
    const now = this.kept.get(state.inquiryId);
    const revision = now?.revisions.find((one) => one.number === number && one.state === 'sent');
    if (!now || !revision || revision.offer.validThrough < day) return false;
    await this.save(new Quotation(now), [{ ...revision, state: 'accepted', acceptance }]);
    return true;
  }

  async isCreditTaken(quotationId: string, sampleInquiryId: string, customerId: string): Promise<boolean> {
    return [...this.kept.values()]
      .filter(({ id }) => id !== quotationId)
      .flatMap(({ revisions }) => revisions.map(creditOf))
      .some((credit) => credit && (credit.sample === sampleInquiryId || credit.customer === customerId));
  }

  async record(quotationId: string, event: QuotationEvent): Promise<boolean> {
    const isKnown = this.happened.some(
      ({ kind, revisionId }) => kind === 'seen' && event.kind === 'seen' && revisionId === event.revisionId,
    );
    if (!isKnown) this.happened.push({ ...event, quotationId });
    return !isKnown;
  }

  async events(quotationId: string): Promise<QuotationEvent[]> {
    return this.happened
      .filter((event) => event.quotationId === quotationId)
      .map(({ quotationId: _, ...event }) => event)
      .toReversed();
  }

  async holdCode(revisionId: string): Promise<SentCode | undefined> {
    return this.codes.get(revisionId);
  }

  async keepCode(revisionId: string, code: SentCode): Promise<void> {
    this.codes.set(revisionId, code);
  }
}

/** What counts while a revision is sent or accepted. */
function creditOf({ state, offer, sending }: Revision): Credit | undefined {
  const sample = offer.lines.find(({ sampleInquiryId }) => sampleInquiryId !== null)?.sampleInquiryId;
  if (!sample || (state !== 'sent' && state !== 'accepted')) return undefined;
  return { sample, customer: sending?.customerId };
}
