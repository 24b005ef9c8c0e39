import type { Receipt } from '../domain/receipt.js';
import type { SubmittedInquiry } from '../domain/submitted-inquiry.js';

/** What a sender is told, and whether the inquiry had been stored before. */
export interface Submitted {
  receipt: Receipt;
  /** The address of the customer's own page: another one at each submission, repeated ones too. */
  link: string;
  isReplay: boolean;
}

/** Where visitors send what they ask for. */
export abstract class InquirySubmissions {
  /**
   * Stores an inquiry at the price of this moment, with its customer, all or nothing.
   *
   * @param idempotencyKey the sender's name for this attempt: the same key and inquiry within 24 hours store nothing
   *   and give the first receipt again
   * @throws DomainError `malformed` for faulty texts, `invalid` for a selection against the rules or a key that was
   *   used for another inquiry, `unavailable` while the database is away
   */
  abstract submit(sent: SubmittedInquiry, idempotencyKey?: string): Promise<Submitted>;
}
