import { Belongings, type Moved } from '../application/belongings.js';
import type { CustomerInquiries } from '../application/customer-inquiries.js';
import type { InMemoryCommunications } from './communications.in-memory.js';
import { moveStored } from './customer-inquiries.in-memory.js';
import type { InMemoryFollowUps } from './follow-ups.in-memory.js';

export class InMemoryBelongings extends Belongings {
  constructor(
    private readonly inquiries: CustomerInquiries,
    private readonly communications: InMemoryCommunications,
    private readonly followUps: InMemoryFollowUps,
  ) {
    super();
  }

  async move(from: string, to: string): Promise<Moved> {
    return {
      inquiries: await this.inquiries.move(from, to),
      communications: moveStored(this.communications.stored, from, to),
      followUps: moveStored(this.followUps.stored, from, to),
    };
  }
}
