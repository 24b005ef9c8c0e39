/** What CRM needs of inquiries; everything happens in the running transaction. */
export abstract class CustomerInquiries {
  /** @returns undefined when the customer has no such inquiry */
  abstract referenceOf(inquiryId: string, customerId: string): Promise<string | undefined>;
}
