import type { Staff } from '../../shared/domain/staff.js';
import type { Receipt } from '../domain/receipt.js';
import type { SubmittedInquiry } from '../domain/submitted-inquiry.js';

export interface Stored {
  receipt: Receipt;
  /** It had been stored before. */
  isReplay: boolean;
}

/** What a sender is told. */
export interface Submitted extends Stored {
  /** The address of the customer's own page: another one at each submission, repeated ones too. */
  link: string;
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

export interface Entering {
  by: Staff;
  /** Whether the customer gets the mail that a visitor gets, with the link. */
  notifyCustomer: boolean;
}

/** Where staff enter what somebody asks for on the telephone or in a message. */
export abstract class EnteredInquiries {
  /**
   * As a submission, by the same rules and keys: the inquiry belongs to whoever enters it, nobody else has a turn, and there is
   * no link but that of the mail. A repetition mails nothing, whatever it says of the mail.
   *
   * @throws DomainError as `InquirySubmissions`
   */
  abstract enter(sent: SubmittedInquiry, entering: Entering, idempotencyKey?: string): Promise<Stored>;
}
