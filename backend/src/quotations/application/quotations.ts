import type { SentCode } from '../domain/acceptance-code.js';
import type { Quotation } from '../domain/quotation.js';
import type { Acceptance, QuotationEvent, Revision } from '../domain/revision.js';

/** Where quotations are kept; everything happens in the running transaction. */
export abstract class Quotations {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  abstract find(inquiryId: string): Promise<Quotation | undefined>;

  /** An inquiry's quotation, held against other changes until the transaction ends. */
  abstract hold(inquiryId: string): Promise<Quotation | undefined>;

  /** The same, made without a revision where there is none. */
  abstract holdOrMake(inquiryId: string, at: Date): Promise<Quotation>;

  /**
   * Stores revisions as they are now, in this order, and the next version of the quotation.
   *
   * @throws DomainError `conflict` when one takes a sample credit that is taken already
   */
  abstract save(quotation: Quotation, changed: readonly Revision[]): Promise<void>;

  /**
   * Stores an acceptance, and the quotation's next version, if the revision is sent and valid on that day.
   *
   * @returns whether it did
   */
  abstract accept(
    quotation: Quotation,
    number: number,
    acceptance: Acceptance,
    day: string,
  ): Promise<boolean>;

  /** Whether the customer's sample credit, or that of this sample, counts in another quotation. */
  abstract isCreditTaken(quotationId: string, sampleInquiryId: string, customerId: string): Promise<boolean>;

  /** Writes an event down. @returns whether it is new: a revision is seen for the first time once */
  abstract record(quotationId: string, event: QuotationEvent): Promise<boolean>;

  /** Newest first. */
  abstract events(quotationId: string): Promise<QuotationEvent[]>;

  /** The code that was mailed for a revision; held until the transaction ends. */
  abstract holdCode(revisionId: string): Promise<SentCode | undefined>;

  /** In place of an earlier one. */
  abstract keepCode(revisionId: string, code: SentCode): Promise<void>;
}
