import { CustomerInquiries } from '../application/customer-inquiries.js';
import type { Money } from '../../shared/domain/money.js';

/** An inquiry, as far as customers are concerned. */
export interface StoredInquiry {
  id: string;
  reference: string;
  customerId: string;
  value: Money;
  createdAt: Date;
  statusChangedAt: Date | null;
  acceptedAt: Date | null;
}

export class InMemoryCustomerInquiries extends CustomerInquiries {
  readonly stored: StoredInquiry[] = [];

  async referenceOf(inquiryId: string, customerId: string): Promise<string | undefined> {
    return this.stored.find(({ id, customerId: of }) => id === inquiryId && of === customerId)?.reference;
  }
}
