import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { SubmitInquiry } from '../application/submit-inquiry.js';
import { plainShirts } from '../domain/plain-shirts.fixture.js';
import { InMemoryInquiryStore } from './inquiry-store.in-memory.js';

export const DISCONTINUED = '01993c00-0000-7000-8000-00000000dead';

/** For tests: inquiries are taken in without a database, in the morning of the first of March. */
export function openSubmissions() {
  const store = new InMemoryInquiryStore();
  const announced: string[] = [];
  const submissions = new SubmitInquiry(
    new InMemoryTransactions(),
    store,
    {
      priceAgain: async ({ fabricId }) => {
        if (fabricId === DISCONTINUED)
          throw new DomainError('invalid', 'selection.unknown-fabric', 'Unknown.');
        return plainShirts('145.00');
      },
    },
    { recordContact: async () => 'customer' },
    { issue: async (_id, recipient, language) => `link to ${recipient} in ${language}` },
    { attach: async () => 1 },
    { assign: async () => undefined },
    new InMemoryAuditTrail(),
    { add: async (_job, { id }) => void announced.push(id) },
    { now: () => new Date('2026-03-01T09:30:00Z') },
  );
  return { store, submissions, announced };
}
