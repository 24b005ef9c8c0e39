import { Belongings, type Moved } from '../application/belongings.js';
import type { InMemoryCommunications } from './communications.in-memory.js';
import type { InMemoryCustomerInquiries } from './customer-inquiries.in-memory.js';
import type { InMemoryFollowUps } from './follow-ups.in-memory.js';

interface Belonging {
  id: string;
  customerId: string;
}

export class InMemoryBelongings extends Belongings {
  constructor(
    private readonly inquiries: InMemoryCustomerInquiries,
    private readonly communications: InMemoryCommunications,
    private readonly followUps: InMemoryFollowUps,
  ) {
    super();
  }

  async move(from: string, to: string): Promise<Moved> {
    return {
      inquiries: move(this.inquiries.stored, from, to),
      communications: move(this.communications.stored, from, to),
      followUps: move(this.followUps.stored, from, to),
    };
  }
}

function move(stored: Belonging[], from: string, to: string): string[] {
  const moved = stored.filter(({ customerId }) => customerId === from);
  for (const belonging of moved) belonging.customerId = to;
  return moved.map(({ id }) => id).sort();
}
