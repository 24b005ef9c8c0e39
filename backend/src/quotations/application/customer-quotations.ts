import type { Language } from '@tiraz/contracts/language';
import type { DeclineReason } from '@tiraz/contracts/quotation';
import type { Offered } from '../domain/offer.js';

/** The revision that a customer has before them, without what only staff know. */
export interface ShownQuotation extends Offered {
  reference: string;
  sentAt: Date | null;
  /** Both PDFs are there; it can be accepted from then on. */
  hasDocuments: boolean;
  /** When it was said, and by whom. */
  acceptance: { at: Date; name: string } | null;
  /** A code has to be mailed before it can be accepted here. */
  needsCode: boolean;
  /** What the customer asked to be changed of this revision, newest first. */
  requests: { at: Date; text: string; files: number }[];
}

/** Said on the customer's page, from this address in this browser. */
export interface PageYes {
  language: Language;
  address: string;
  browser: string;
  revision: number;
  name: string;
  position: string;
  /** As it was mailed; absent where none is needed. */
  code?: string;
}

/** Files of a draft; all of them where none is named. */
export interface SentDesigns {
  draft: string;
  ids?: readonly string[];
}

/** What a customer does with the quotation of an inquiry whose page is open. */
export abstract class CustomerQuotations {
  /** @throws DomainError `missing` when none was sent, and after it was withdrawn */
  abstract read(inquiryId: string): Promise<ShownQuotation>;

  /** Somebody has looked at it for a while; the first time counts. */
  abstract see(inquiryId: string, revision: number): Promise<void>;

  /**
   * Mails a code to the address that the revision was sent to, at most once a minute.
   *
   * @throws DomainError `conflict` when it cannot be accepted, `throttled` so soon after another code
   */
  abstract mailCode(inquiryId: string, revision: number): Promise<void>;

  /**
   * Accepts it: the inquiry is accepted at this price, once, whoever presses how often.
   *
   * @throws DomainError `conflict` when it cannot be accepted, or is accepted already, `invalid` for a wrong code
   */
  abstract accept(inquiryId: string, yes: PageYes): Promise<ShownQuotation>;

  /**
   * Asks for something else; the same words again without a new file change nothing.
   *
   * @param designs that come along
   * @throws DomainError `invalid` for a draft without files, or without one that is named
   */
  abstract askForChange(
    inquiryId: string,
    revision: number,
    text: string,
    designs?: SentDesigns,
  ): Promise<ShownQuotation>;

  abstract decline(
    inquiryId: string,
    revision: number,
    reason: DeclineReason,
    note: string,
  ): Promise<ShownQuotation>;
}
