/** What CRM needs of inquiries; Inquiries does it, in the running transaction. */
export abstract class CustomerInquiries {
  /** @returns undefined when the customer has no such inquiry */
  abstract referenceOf(inquiryId: string, customerId: string): Promise<string | undefined>;

  /** @returns when the customer's latest inquiry came; null when there is none */
  abstract latestOf(customerId: string): Promise<Date | null>;

  /** A customer was written or spoken to about an inquiry: its first answer, if it had none. */
  abstract answered(inquiryId: string, at: Date): Promise<void>;

  /**
   * Makes all inquiries of one customer another's.
   *
   * @returns their ids, in order
   */
  abstract move(from: string, to: string): Promise<string[]>;
}
