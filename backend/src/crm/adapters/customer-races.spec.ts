import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openCustomerCare, type StoredCustomerCare } from '../../../e2e/customer-care.js';
import { staff, storeSomebody } from './customer-care.fixture.js';

const tuesday = new Date('2026-03-03T10:00:00Z');

let care: StoredCustomerCare;
let people = 0;
const address = () => `somebody-${(people += 1)}@example.com`;

beforeAll(async () => {
  care = await openCustomerCare(tuesday);
});
afterAll(() => care.close());

async function known() {
  const email = address();
  return { id: await storeSomebody(care, email), email };
}

describe('any number of first contacts at once', () => {
  it('make one customer', async () => {
    const email = address();
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, phone) =>
        care.transactions.run(() => care.customer(email, tuesday, { phone: `${phone}` })),
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

describe('two customers that become one', () => {
  it('lose nothing that is submitted, logged or planned at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [customer, duplicate, older] = [await known(), await known(), await known()];
      await care.manageCustomers.merge(duplicate.id, older.id, staff);
      const submit = (email: string) =>
        care.transactions.run(async () => care.inquiry(await care.customer(email)));
      const log = () =>
        care.logCommunications.log(
          { customerId: duplicate.id, type: 'note', direction: 'inbound', subject: '', content: 'Now' },
          staff,
        );
      const plan = {
        customerId: duplicate.id,
        scheduledDate: '2026-03-10',
        subject: 'Call',
        description: '',
      };
      await Promise.all([
        submit(duplicate.email),
        submit(older.email),
        log(),
        care.manageCustomers.merge(customer.id, duplicate.id, staff),
        care.manageFollowUps.plan(plan, staff),
        submit(duplicate.email),
        submit(older.email),
        submit(customer.email),
      ]);
      expect((await care.reads.details(customer.id)).counts).toEqual({
        inquiries: 3 + 5,
        communications: 3 + 1,
        followUps: 3 + 1,
        pendingFollowUps: 3 + 1,
      });
    }
  });

  it('that are merged both ways at once end as one', async () => {
    const [one, two] = [await known(), await known()];
    const outcomes = await Promise.allSettled([
      care.manageCustomers.merge(one.id, two.id, staff),
      care.manageCustomers.merge(two.id, one.id, staff),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await care.reads.details(one.id)).counts.inquiries).toBe(2);
  });
});

it('somebody is no customer when the transaction around the first contact fails', async () => {
  let id = '';
  const failing = care.transactions.run(async () => {
    id = await care.customer(address());
    throw new Error('something later fails');
  });
  await expect(failing).rejects.toThrow('something later fails');
  await expect(care.reads.details(id)).rejects.toMatchObject({ kind: 'missing' });
});

it('of two rivals who change a follow-up, one is shown what the other did', async () => {
  const { id: customerId } = await known();
  const plan = { customerId, scheduledDate: '2026-03-10', subject: 'Call', description: '' };
  const { id } = await care.manageFollowUps.plan(plan, staff);
  const rivals = await Promise.allSettled(
    (['completed', 'cancelled'] as const).map((status) =>
      care.manageFollowUps.edit(id, { status }, 1, staff),
    ),
  );
  expect(rivals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { reason } = rivals.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(reason).toMatchObject({ code: 'entity.stale', current: { id, version: 2 } });
});
