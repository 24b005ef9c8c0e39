import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { createDatabase } from './harness.js';
import { TypeOrmAuditTrail } from '../src/shared/database/audit-trail.typeorm.js';
import { createDataSource } from '../src/shared/database/data-source.js';
import { currentManager, TypeOrmTransactions } from '../src/shared/database/transactions.typeorm.js';
import { Communications } from '../src/crm/adapters/communications.js';
import { CustomerEdits } from '../src/crm/adapters/customer-edits.js';
import { CustomerReads } from '../src/crm/adapters/customer-reads.js';
import { Customers } from '../src/crm/adapters/customers.js';
import { FollowUps } from '../src/crm/adapters/follow-ups.js';

export const staff = { id: '01993c00-0000-7000-8000-00000000000a', email: 'sara@tiraz.example' };

/** The whole module on a database of its own, at a time that the test sets. */
export async function openCustomerCare(now = new Date('2026-03-02T10:00:00Z')) {
  const source: DataSource = await createDataSource(await createDatabase()).initialize();
  const clock = { time: now, now: () => clock.time };
  const transactions = new TypeOrmTransactions(source);
  const auditTrail = new TypeOrmAuditTrail(source);
  const customers = new Customers(source, auditTrail);
  const communications = new Communications(source, transactions, customers, auditTrail, clock);
  const followUps = new FollowUps(source, transactions, customers, auditTrail, clock);
  const reads = new CustomerReads(source, communications, followUps, clock);
  const edits = new CustomerEdits(source, transactions, reads, auditTrail, clock);

  /** Somebody with this address, who first wrote at this moment. */
  const customer = (email: string, at = clock.now(), contact = {}) =>
    customers.recordContact({ name: 'Layla', email, phone: '', company: '', ...contact }, at);

  /** A plain inquiry, as far as customers are concerned. */
  async function inquiry(
    customerId: string,
    { at = clock.now(), value = '1000.00', acceptedAt = null as Date | null } = {},
  ) {
    const id = uuid();
    await currentManager(source).query(
      `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
         customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
         price_changed, has_inactive_items, snapshot, status, status_changed_at, accepted_at, created_at)
       VALUES ($1::uuid, 'TRZ-' || $1::uuid, $2, '', '', '', '', '', false, 100, $3, 1, 1000, $3, false, false, '{}', $4, $5, $5, $6)`,
      [id, customerId, value, acceptedAt ? 'accepted' : 'new', acceptedAt, at],
    );
    return id;
  }

  return {
    source,
    clock,
    transactions,
    auditTrail,
    customers,
    communications,
    followUps,
    reads,
    edits,
    customer,
    inquiry,
    close: () => source.destroy(),
  };
}

export type CustomerCare = Awaited<ReturnType<typeof openCustomerCare>>;
