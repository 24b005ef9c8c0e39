import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openCustomerCare } from '../../../e2e/customer-care.js';
import { customerCareInMemory, staff, type CustomerCare } from './customer-care.fixture.js';

const NOW = new Date('2026-03-03T10:00:00Z');

describe.each([
  ['in memory', async () => ({ ...customerCareInMemory(NOW), close: () => Promise.resolve() })],
  ['in PostgreSQL', () => openCustomerCare(NOW)],
])('customers stored %s', (_, open) => {
  let care: CustomerCare & { close: () => Promise<void> };
  beforeAll(async () => {
    care = await open();
  });
  afterAll(() => care.close());

  it('are known by their addresses and by those of whom was merged into them', async () => {
    const emails = ['first', 'second', 'third'].map((name) => `${name}@example.com`);
    const ids: string[] = [];
    for (const email of emails) ids.push(await care.customer(email));
    const [first = '', second = '', third = ''] = ids;
    await care.manageCustomers.merge(first, second, staff);
    await care.manageCustomers.merge(third, first, staff);
    const known = await care.customers.knownBy([...emails, 'nobody@example.com']);
    expect(new Map([...known].map(([email, { id }]) => [email, id]))).toEqual(
      new Map(emails.map((email) => [email, third])),
    );
    const held = await care.transactions.run(() => care.customers.hold(third));
    expect(known.get('first@example.com')).toEqual(held);
    expect(await care.customers.knownBy([])).toEqual(new Map());
  });
});
