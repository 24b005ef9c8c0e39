import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { createDatabase } from './databases.js';
import { PostgresBelongings } from '../src/crm/adapters/belongings.postgres.js';
import { CommunicationEntity } from '../src/crm/adapters/communication.entity.js';
import { TypeOrmCommunications } from '../src/crm/adapters/communications.typeorm.js';
import {
  customerCareOver,
  type PlainInquiry,
  type TestClock,
} from '../src/crm/adapters/customer-care.fixture.js';
import { CustomerEntity } from '../src/crm/adapters/customer.entity.js';
import { PostgresCustomerReads } from '../src/crm/adapters/customer-reads.postgres.js';
import type { CustomerReads } from '../src/crm/application/customer-reads.js';
import { TypeOrmCustomers } from '../src/crm/adapters/customers.typeorm.js';
import { FollowUpEntity } from '../src/crm/adapters/follow-up.entity.js';
import { PostgresFollowUpReads } from '../src/crm/adapters/follow-up-reads.postgres.js';
import { TypeOrmFollowUps } from '../src/crm/adapters/follow-ups.typeorm.js';
import { PostgresCustomerInquiries } from '../src/inquiries/adapters/customer-inquiries.postgres.js';
import { settleStandings } from '../src/crm/adapters/settle-standings.js';
import { CLOCKS } from '../src/inquiries/adapters/manage-inquiries.fixture.js';
import { AuditEntryEntity } from '../src/shared/database/audit-entry.entity.js';
import { TypeOrmAuditTrail } from '../src/shared/database/audit-trail.typeorm.js';
import { createDataSource } from '../src/shared/database/data-source.js';
import { currentManager } from '../src/shared/database/current-manager.js';
import { TypeOrmTransactions } from '../src/shared/database/transactions.typeorm.js';

/** As if the job had just run, each time that customers are read. */
class SettledReads extends PostgresCustomerReads {
  settle = () => Promise.resolve();

  override async list(...asked: Parameters<CustomerReads['list']>) {
    await this.settle();
    return super.list(...asked);
  }

  override async countActive(at?: Date) {
    await this.settle();
    return super.countActive(at);
  }
}

/**
 * The whole module on a database of its own, at a time that the test sets.
 *
 * @param isSettled whether what is kept of customers is up to date whenever they are read
 */
export async function openCustomerCare(now = new Date('2026-03-02T10:00:00Z'), isSettled = false) {
  const source: DataSource = await createDataSource(await createDatabase(), [
    AuditEntryEntity,
    CommunicationEntity,
    CustomerEntity,
    FollowUpEntity,
  ]).initialize();
  const clock: TestClock = { time: now, now: () => clock.time };
  const inquiries = new PostgresCustomerInquiries(source, CLOCKS);
  const followUpReads = new PostgresFollowUpReads(source, clock);
  const transactions = new TypeOrmTransactions(source);
  const settle = () => settleStandings(source, transactions, clock);
  const reads = new SettledReads(source, followUpReads, clock);
  if (isSettled) reads.settle = settle;

  async function inquiry(
    customerId: string,
    { at = clock.now(), value = '1000.00', ...moved }: PlainInquiry = {},
  ) {
    const { acceptedAt = null, statusChangedAt = acceptedAt } = moved;
    const id = uuid();
    await currentManager(source).query(
      `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
         customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
         price_changed, has_inactive_items, snapshot, status, status_changed_at, accepted_at, created_at)
       VALUES ($1::uuid, 'TRZ-' || $1::uuid, $2, '', '', '', '', '', false, 100, $3, 1, 1000, $3, false, false, '{}', $4, $5, $6, $7)`,
      [id, customerId, value, acceptedAt ? 'accepted' : 'new', statusChangedAt, acceptedAt, at],
    );
    return id;
  }

  return customerCareOver({
    source,
    clock,
    transactions,
    auditTrail: new TypeOrmAuditTrail(source),
    customers: new TypeOrmCustomers(source),
    inquiries,
    communications: new TypeOrmCommunications(source),
    followUps: new TypeOrmFollowUps(source),
    belongings: new PostgresBelongings(source, inquiries),
    followUpReads,
    reads,
    settle,
    inquiry,
    close: () => source.destroy(),
  });
}

export type StoredCustomerCare = Awaited<ReturnType<typeof openCustomerCare>>;
