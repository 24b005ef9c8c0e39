import { NO_CONTACT } from '@tiraz/contracts/contact';
import { createDatabase } from '../../../e2e/databases.js';
import { TypeOrmAuditTrail } from '../../shared/database/audit-trail.typeorm.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { Money } from '../../shared/domain/money.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { NewInquiries } from '../application/new-inquiries.js';
import { receiveInquiry, type NewInquiry } from '../domain/new-inquiry.js';
import { plainShirts, SHIRTS } from '../domain/plain-shirts.fixture.js';
import type { Submission } from '../domain/submission.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { InMemoryInquiryStore } from './inquiry-store.in-memory.js';
import { TypeOrmInquiryStore } from './inquiry-store.typeorm.js';
import { InquiryEntity } from './inquiry.entity.js';

export const CUSTOMER_ID = '01993c00-0000-7000-8000-000000000001';
export const CONTACT = {
  ...NO_CONTACT,
  customerName: 'ليلى 🧵',
  customerEmail: 'layla@example.com',
  customerCompany: `O'Brien "& Co`,
};
export const morning = new Date('2026-03-01T08:00:00.123Z');

/** For tests: an empty store. */
export async function inMemory() {
  const audit = new InMemoryAuditTrail();
  const store = new InMemoryInquiryStore(audit);
  return { store, transactions: new InMemoryTransactions(), audit, close: () => Promise.resolve() };
}

/** For tests: an empty store, with one customer. */
export async function inPostgres() {
  const url = await createDatabase();
  const source = await createDataSource(url, [InquiryEntity, IdempotencyKeyEntity]).initialize();
  await source.query(
    `INSERT INTO customers (id, email, name, created_at) VALUES ($1, 'a@example.com', 'A', now())`,
    [CUSTOMER_ID],
  );
  return {
    store: new TypeOrmInquiryStore(source),
    transactions: new TypeOrmTransactions(source),
    audit: new TypeOrmAuditTrail(source),
    source,
    close: () => source.destroy(),
  };
}

/** For tests: 100 shirts that were asked for in the morning. */
export function anInquiry(store: NewInquiries, change: Partial<Submission> = {}): NewInquiry {
  return receiveInquiry({
    id: store.nextId(morning),
    createdAt: morning,
    customerId: CUSTOMER_ID,
    submission: {
      selection: SHIRTS,
      contact: CONTACT,
      ...{ message: 'First line\n\tsecond', isSampleRequest: false },
      language: 'en',
      seen: { totalCost: Money.parse('999999999999999.99') },
      ...change,
    },
    priced: plainShirts('145.00'),
  });
}
