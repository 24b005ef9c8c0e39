import type { Money } from '../../shared/domain/money.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { InquiryDetails } from './inquiry-details.js';

/** What a quotation does with its inquiry; everything happens in the running transaction. */
export abstract class QuotedInquiries {
  /** Says nothing of how late its first answer is. @throws DomainError `missing` for an unknown id */
  abstract details(id: string): Promise<InquiryDetails>;

  /** The same, held against other changes until the transaction ends. */
  abstract heldDetails(id: string): Promise<InquiryDetails>;

  /** Moves a new inquiry, one in progress and one that was lost on to `quoted`; any other stays where staff have put it. */
  abstract markQuoted(id: string, by: Staff): Promise<void>;

  /**
   * Accepts it at the value of a quotation, which counts in every figure from now on.
   *
   * @param by null: the customer
   * @returns the version that accepting it made, for `undoAcceptance`; null when it had been accepted before
   */
  abstract accept(id: string, value: Money, by: Staff | null): Promise<number | null>;

  /**
   * Takes that back: its value is its own again, and so are its status and the moment of acceptance.
   *
   * @throws DomainError `conflict` when staff have accepted it, or closed it as accepted, since
   */
  abstract undoAcceptance(id: string, version: number | null, by: Staff): Promise<void>;
}
