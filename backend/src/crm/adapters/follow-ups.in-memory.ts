import { expectTransaction } from '../../shared/domain/transactions.in-memory.js';
import { FollowUps, type NamedFollowUp } from '../application/follow-ups.js';
import type { FollowUp } from '../domain/follow-up.js';
import type { InMemoryCustomerInquiries } from './customer-inquiries.in-memory.js';
import type { InMemoryCustomers } from './customers.in-memory.js';

export class InMemoryFollowUps extends FollowUps {
  stored: FollowUp[] = [];
  private ids = 0;

  constructor(
    private readonly customers: InMemoryCustomers,
    private readonly inquiries: InMemoryCustomerInquiries,
  ) {
    super();
  }

  nextId(): string {
    this.ids += 1;
    return `00000000-0000-7000-8000-0f${String(this.ids).padStart(10, '0')}`;
  }

  async add(followUp: FollowUp): Promise<void> {
    this.stored.push({ ...followUp });
  }

  async find(id: string): Promise<NamedFollowUp | undefined> {
    const followUp = this.stored.find((one) => one.id === id);
    return followUp && this.named(followUp);
  }

  async hold(id: string): Promise<FollowUp | undefined> {
    expectTransaction('a follow-up is held');
    const followUp = this.stored.find((one) => one.id === id);
    return followUp && { ...followUp };
  }

  async save({ id, ...followUp }: FollowUp): Promise<void> {
    const { status, scheduledAt, subject, description, changedAt, lastMove } = followUp;
    const change = { status, scheduledAt, subject, description, changedAt, lastMove };
    this.stored = this.stored.map((known) =>
      known.id === id ? { ...known, ...change, version: known.version + 1 } : known,
    );
  }

  /** Into whom the customer was merged, or themselves. */
  survivorOf(customerId: string): string {
    return this.customers.all().find(({ id }) => id === customerId)?.mergedInto ?? customerId;
  }

  named({ lastMove: _, ...followUp }: FollowUp): NamedFollowUp {
    const customer = this.customers.all().find(({ id }) => id === followUp.customerId);
    const inquiry = this.inquiries.stored.find(({ id }) => id === followUp.inquiryId);
    return {
      ...followUp,
      customerName: customer?.name ?? '',
      customerPhone: customer?.phone ?? '',
      language: customer?.language ?? 'en',
      inquiryReference: inquiry?.reference ?? null,
    };
  }
}
