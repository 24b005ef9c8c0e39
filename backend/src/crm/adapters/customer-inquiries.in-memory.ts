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
  respondedAt?: Date;
}

export class InMemoryCustomerInquiries extends CustomerInquiries {
  readonly stored: StoredInquiry[] = [];

  async referenceOf(inquiryId: string, customerId: string): Promise<string | undefined> {
    return this.stored.find(({ id, customerId: of }) => id === inquiryId && of === customerId)?.reference;
  }

  async latestOf(customerId: string): Promise<Date | null> {
    const own = this.stored.filter(({ customerId: of }) => of === customerId);
    return own.map(({ createdAt }) => createdAt).sort((one, other) => +other - +one)[0] ?? null;
  }

  async answered(inquiryId: string, at: Date): Promise<void> {
    const inquiry = this.stored.find(({ id }) => id === inquiryId);
    if (inquiry) inquiry.respondedAt ??= at;
  }

  async move(from: string, to: string): Promise<string[]> {
    return moveStored(this.stored, from, to);
  }
}

/** @returns the ids of what was moved, in order */
export function moveStored(stored: { id: string; customerId: string }[], from: string, to: string): string[] {
  const moved = stored.filter(({ customerId }) => customerId === from);
  for (const belonging of moved) belonging.customerId = to;
  return moved.map(({ id }) => id).sort();
}
