import type { Language } from '@tiraz/contracts/language';
import type { DeclineReason, QuotationEventKind, QuotationStep } from '@tiraz/contracts/quotation';
import type { Money } from '../../shared/domain/money.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Offered, WrittenOffer } from '../domain/offer.js';

/** A revision as staff see it, with all that follows from it; of a member of staff the e-mail address. */
export interface RevisionView extends Offered {
  id: string;
  /** As of when the lines that were made from the inquiry are priced. */
  pricedAt: Date;
  /** What is taken off the calculated prices, in basis points: from a tenth on an owner sends it. */
  discountShare: number;
  sending: { at: Date; by: string; email: string; language: Language } | null;
  /** Null until they are made. */
  documents: Record<Language, { sha256: string; bytes: number }> | null;
  decline: { at: Date; reason: DeclineReason; note: string } | null;
  acceptance: SeenAcceptance | null;
}

/** `language`, `address` and `browser` are null where it was heard on the telephone, `heardBy` where it was not. */
export interface SeenAcceptance {
  at: Date;
  saidAt: Date;
  name: string;
  position: string;
  note: string;
  isLate: boolean;
  heardBy: string | null;
  language: Language | null;
  address: string | null;
  browser: string | null;
}

/** Something that happened. */
export interface SeenEvent {
  kind: QuotationEventKind;
  at: Date;
  /** Its number. */
  revision: number;
  /** Null: the customer. */
  by: string | null;
  data: object;
}

/** A line of a draft that the catalogue, or what the customer has said of sizes, has moved away from. */
export interface OlderPrice {
  key: string;
  words: { textEn: string; textAr: string };
  /** What it would say now; null where the customer has said nothing else since. */
  wordsNow: { textEn: string; textAr: string } | null;
  /** Of one; nothing where the draft has no such line. */
  before: Money;
  /** Nothing where there would be no such line. */
  now: Money;
  quantityBefore: number;
  quantityNow: number;
}

/** An inquiry's quotation as staff see it. */
export interface QuotationView {
  id: string;
  inquiryId: string;
  reference: string;
  version: number;
  /** Newest first. */
  revisions: RevisionView[];
  /** Newest first. */
  events: SeenEvent[];
  /** Of the draft; empty where it has today's prices, or nobody can say what they are. */
  olderPrices: OlderPrice[];
  /** The draft's kind of tax as the settings have it now; null where the draft has it so, or there is none. */
  taxNow: Offered['offer']['tax'] | null;
  /** What staff may do now. */
  next: QuotationStep[];
}

/** What staff heard on the telephone. */
export interface Heard {
  revision: number;
  name: string;
  saidAt: Date;
  note: string;
}

/**
 * What staff do with the quotation of an inquiry; each answers with it as it is then. Every change is stored with its
 * entry in the audit trail, or not at all. Where a version is given and the quotation has another one by now, a
 * StaleError is thrown; where there is no quotation, DomainError `missing`.
 */
export abstract class StaffQuotations {
  abstract read(inquiryId: string): Promise<QuotationView>;

  /**
   * Begins a draft: of what was asked for, or of the latest revision where there is one.
   *
   * @throws DomainError `conflict` beside another draft, and once it is accepted
   */
  abstract prepare(inquiryId: string, by: Staff): Promise<QuotationView>;

  /** @throws DomainError `invalid` with what is wrong with the offer */
  abstract edit(inquiryId: string, offer: WrittenOffer, by: Staff, version?: number): Promise<QuotationView>;

  /** What the draft would be, were it edited so; nothing is stored. @throws DomainError as `edit` */
  abstract preview(inquiryId: string, offer: WrittenOffer): Promise<RevisionView>;

  /**
   * Gives the lines of the draft that were made from the inquiry the catalogue's prices of today, and takes the sizes that
   * the customer says now, and the tax that the settings have now.
   *
   * @throws DomainError `conflict` where something has no price any more, `invalid` with what would be wrong with the offer
   */
  abstract reprice(inquiryId: string, by: Staff, version?: number): Promise<QuotationView>;

  abstract discard(inquiryId: string, by: Staff, version?: number): Promise<QuotationView>;

  /**
   * Sends the draft in place of the revision that is open; documents and mail follow by themselves.
   *
   * @param isDiscountConfirmed that a discount of more than a tenth is meant
   */
  abstract send(
    inquiryId: string,
    isDiscountConfirmed: boolean,
    by: Staff,
    version?: number,
  ): Promise<QuotationView>;

  abstract withdraw(inquiryId: string, by: Staff, version?: number): Promise<QuotationView>;

  /** Accepts as the customer said on the telephone, up to seven days late. */
  abstract acceptAsHeard(
    inquiryId: string,
    heard: Heard,
    by: Staff,
    version?: number,
  ): Promise<QuotationView>;

  /** Takes the acceptance back: quotation, inquiry and every figure are as they were before. */
  abstract undoAcceptance(
    inquiryId: string,
    reason: string,
    by: Staff,
    version?: number,
  ): Promise<QuotationView>;
}
