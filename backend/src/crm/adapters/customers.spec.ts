import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../../../e2e/databases.js';
import { TypeOrmAuditTrail } from '../../shared/database/audit-trail.typeorm.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import { Customers } from './customers.js';

const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const layla = { name: 'Layla', email: 'layla@example.com', phone: '', company: 'Layla & Co' };

describe('customers', () => {
  let source: DataSource;
  let customers: Customers;
  let auditTrail: TypeOrmAuditTrail;
  const stored = (id: string) =>
    source.query('SELECT email, name, phone, company, created_at FROM customers WHERE id = $1', [id]);

  beforeAll(async () => {
    source = await createDataSource(await createDatabase()).initialize();
    auditTrail = new TypeOrmAuditTrail(source);
    customers = new Customers(source, auditTrail);
  });
  afterAll(() => source.destroy());

  it('are found by e-mail address; what was blank is filled, the rest stays as it was', async () => {
    const id = await customers.recordContact(layla, monday);
    const again = { name: 'Somebody', email: ' LAYLA@Example.com ', phone: '+20 100', company: 'Other' };
    expect(await customers.recordContact(again, tuesday)).toBe(id);
    await customers.recordContact({ ...again, phone: '' }, tuesday);
    expect(await stored(id)).toEqual([{ ...layla, phone: '+20 100', created_at: monday }]);
    expect(await auditTrail.of({ kind: 'customer', id })).toMatchObject([
      { at: tuesday, action: 'customer.filled', before: { phone: '' }, after: { phone: '+20 100' } },
      { at: monday, by: null, action: 'customer.created', before: null, after: layla },
    ]);
  });

  it('of different addresses are different', async () => {
    const ids = ['a@example.com', 'b@example.com'].map((email) =>
      customers.recordContact({ ...layla, email }, monday),
    );
    expect(new Set(await Promise.all(ids)).size).toBe(2);
  });

  it('are not made when the transaction around them fails', async () => {
    let id = '';
    const failing = new TypeOrmTransactions(source).run(async () => {
      id = await customers.recordContact({ ...layla, email: 'undone@example.com' }, monday);
      throw new Error('something later fails');
    });
    await expect(failing).rejects.toThrow('something later fails');
    expect(await stored(id)).toEqual([]);
  });
});
