import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { openCustomerCare, type StoredCustomerCare } from '../../../e2e/customer-care.js';
import { CUSTOMER_SORTS, LAST_ACTIVE_FIRST, type CustomerSort } from '@tiraz/contracts/customer-care';
import type { CustomerFilter, CustomerReads } from '../application/customer-reads.js';
import { customerCareInMemory, staff, type CustomerCare } from './customer-care.fixture.js';

const now = new Date('2026-07-15T09:00:00Z');

interface ListedCustomers {
  reads: CustomerReads;
  close(): Promise<void>;
}

let care: StoredCustomerCare;

beforeAll(async () => {
  care = await openCustomerCare(now);
});
afterAll(() => care.close());

/** How many statements some work takes. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(Client.prototype, 'query');
  await work();
  const count = sent.mock.calls.length;
  sent.mockRestore();
  return count;
}

/** Customers with an inquiry, a communication and two follow-ups each. */
async function grow(from: number, to: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = from; number < to; number += 1) {
    const customerId = await care.customer(`grown-${number}@example.com`);
    const inquiryId = await care.inquiry(customerId, { value: '2500.00', acceptedAt: now });
    const about = { customerId, inquiryId };
    await care.logCommunications.log(
      { ...about, type: 'note', direction: 'inbound', subject: '', content: 'Hello' },
      staff,
    );
    for (const scheduledDate of ['2026-07-10', '2026-08-10']) {
      await care.manageFollowUps.plan({ ...about, scheduledDate, subject: 'Call', description: '' }, staff);
    }
    ids.push(customerId);
  }
  return ids;
}

describe('the number of statements does not grow', () => {
  it('with the length of a list or of what belongs to a customer', async () => {
    const [first] = await grow(0, 2);
    const ways: [string, () => Promise<unknown>][] = [
      ['customers', () => care.reads.list({}, LAST_ACTIVE_FIRST, { limit: 1000 })],
      [
        'some customers',
        () =>
          care.reads.list({ q: 'grown', statuses: ['follow_up_due'], tier: 'standard' }, LAST_ACTIVE_FIRST, {
            limit: 1000,
          }),
      ],
      ['details', () => care.reads.details(first!)],
      ['follow-ups', () => care.followUpReads.list({}, { limit: 1000 })],
      ['counts', () => care.followUpReads.counts()],
      ['active customers', () => care.reads.countActive()],
    ];
    const counted = async () => {
      const counts: [string, number][] = [];
      for (const [name, work] of ways) counts.push([name, await statements(work)]);
      return counts;
    };
    const few = await counted();
    await grow(2, 40);
    for (let more = 0; more < 30; more += 1) await care.inquiry(first!);
    const many = await counted();
    expect(many).toEqual(few);
    expect(many).toEqual([
      ['customers', 2],
      ['some customers', 2],
      ['details', 5],
      ['follow-ups', 2],
      ['counts', 1],
      ['active customers', 1],
    ]);
    expect((await care.reads.details(first!)).counts.inquiries).toBe(31);
  });
});

describe('customers are found', () => {
  const found = async (filter: CustomerFilter) =>
    (await care.reads.list(filter, LAST_ACTIVE_FIRST, { limit: 1000 })).items
      .map(({ email }) => email)
      .sort();

  beforeAll(async () => {
    const make = (email: string, name: string, phone = '', company = '') =>
      care.customer(email, now, { name, phone, company });
    await make('ahmad@example.com', 'أحمد الشريف', '+20 (0)111-555-0178', 'قاهرة وير');
    await make('zoe@example.com', 'Zoé Martin', '', '100% Coton_');
    const stays = await make('hoda@example.com', 'هدى');
    await care.manageCustomers.merge(stays, await make('hoda.old@example.com', 'Hoda'), staff);
  });

  it.each([
    ['the forms of alef', 'احمد', 'ahmad@example.com'],
    ['taa marbuta, in another order', 'وير قاهره', 'ahmad@example.com'],
    ['a number in Arabic digits', '٠١١١٥٥٥٠١٧٨', 'ahmad@example.com'],
    ['an accent and another letter case', 'ZOE', 'zoe@example.com'],
    ['what SQL would take for anything', '100% n_', 'zoe@example.com'],
    ['the address of a merged customer', 'hoda.old@', 'hoda@example.com'],
    ['its name', 'Hoda', 'hoda@example.com'],
  ])('by %s', async (_, q, email) => {
    expect(await found({ q })).toEqual([email]);
  });

  it('only when all words are there', async () => {
    expect(await found({ q: 'احمد zoe' })).toEqual([]);
    expect(await found({ q: '  ' })).toEqual(await found({}));
  });

  it('with the sum of their orders, which may be larger than any order', async () => {
    const id = await care.customer('fortune@example.com');
    const value = '999999999999999.99';
    for (let order = 0; order < 20; order += 1) await care.inquiry(id, { value, acceptedAt: now });
    expect((await care.reads.details(id)).lifetimeValue).toBe('19999999999999999.80');
    expect(await found({ q: 'fortune', tier: 'high' })).toEqual(['fortune@example.com']);
    await care.source.query('DELETE FROM inquiries WHERE customer_id = $1', [id]);
  });
});

describe.each<[string, () => Promise<CustomerCare & ListedCustomers>]>([
  ['in memory', async () => ({ ...customerCareInMemory(now), close: () => Promise.resolve() })],
  ['in PostgreSQL', () => openCustomerCare(now)],
  ['as PostgreSQL keeps them', () => openCustomerCare(now, true)],
])('customers %s', (_, open) => {
  let care: CustomerCare & ListedCustomers;
  const emails = async (filter: CustomerFilter = {}) =>
    (await care.reads.list(filter, LAST_ACTIVE_FIRST, { limit: 1000 })).items.map(
      ({ email }) => email.split('@')[0],
    );

  beforeAll(async () => {
    care = await open();
    const firstContact = new Date('2025-08-01T09:00:00Z');
    for (const [index, value] of ['9999.99', '10000.00', '19999.99', '20000.00'].entries()) {
      const contact = { name: `Worth ${value}`, company: index % 2 ? 'Odd & Sons' : '' };
      const id = await care.customer(`worth-${value}@example.com`, firstContact, contact);
      const at = new Date(now.getTime() - index * 60_000);
      await care.inquiry(id, { value, at, acceptedAt: at });
    }
    await care.customer('quiet@example.com', firstContact);
    const stays = await care.customer('due@example.com', new Date(now.getTime() - 3_600_000));
    await care.manageFollowUps.plan(
      { customerId: stays, scheduledDate: '2026-07-10', subject: 'Call', description: '' },
      staff,
    );
    await care.manageCustomers.merge(stays, await care.customer('gone@example.com', firstContact), staff);
  });
  afterAll(() => care.close());

  it('are listed, those of whom something happened last first, and nobody who was merged away', async () => {
    const inOrder = await emails();
    expect(inOrder.filter((email) => email?.startsWith('worth'))).toEqual([
      'worth-9999.99',
      'worth-10000.00',
      'worth-19999.99',
      'worth-20000.00',
    ]);
    expect(inOrder).toHaveLength(6);
    expect(inOrder.at(-1)).toBe('quiet');
  });

  it('are found by tiers that begin at 10,000 and 20,000', async () => {
    expect(await emails({ q: 'worth', tier: 'standard' })).toEqual(['worth-9999.99']);
    expect(await emails({ tier: 'medium' })).toEqual(['worth-10000.00', 'worth-19999.99']);
    expect(await emails({ tier: 'high' })).toEqual(['worth-20000.00']);
  });

  it('are found by their status, and by words of which all are there', async () => {
    expect(await emails({ statuses: ['follow_up_due'] })).toEqual(['due']);
    expect(await emails({ statuses: ['inactive'] })).toEqual(['quiet']);
    expect(await emails({ statuses: ['inactive', 'follow_up_due'] })).toHaveLength(2);
    expect(await emails({ q: 'sons ODD' })).toEqual(['worth-10000.00', 'worth-20000.00']);
    expect(await emails({ q: 'sons due' })).toEqual([]);
  });

  it('are listed by what they are worth, by their last order and by name; what never happened comes last', async () => {
    const inOrder = async (sort: CustomerSort) =>
      (await care.reads.list({}, sort, { limit: 1000 })).items.map(({ email }) => email.split('@')[0]);
    const worth = ['worth-20000.00', 'worth-19999.99', 'worth-10000.00', 'worth-9999.99'];
    expect((await inOrder('-lifetimeValue')).slice(0, 4)).toEqual(worth);
    expect((await inOrder('-lastOrderDate')).slice(0, 4)).toEqual(worth.toReversed());
    expect((await inOrder('name')).slice(-4)).toEqual([
      'worth-10000.00',
      'worth-19999.99',
      'worth-20000.00',
      'worth-9999.99',
    ]);
    for (const sort of CUSTOMER_SORTS) {
      const turned = (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as CustomerSort;
      expect(await inOrder(turned)).toEqual((await inOrder(sort)).toReversed());
    }
  });

  it.each(CUSTOMER_SORTS)('are read page by page in the order %s, there and back', async (sort) => {
    const all = (await care.reads.list({}, sort, { limit: 1000 })).items;
    const first = await care.reads.list({}, sort, { limit: 2 });
    const second = await care.reads.list({}, sort, { limit: 2, position: first.next });
    const third = await care.reads.list({}, sort, { limit: 2, position: second.next });
    expect([...first.items, ...second.items, ...third.items]).toEqual(all);
    expect((await care.reads.list({}, sort, { limit: 2, position: third.prev })).items).toEqual(second.items);
  });

  it('are read page by page, there and back', async () => {
    const all = await emails();
    const first = await care.reads.list({}, LAST_ACTIVE_FIRST, { limit: 4 });
    const second = await care.reads.list({}, LAST_ACTIVE_FIRST, { limit: 4, position: first.next });
    expect([...first.items, ...second.items].map(({ email }) => email.split('@')[0])).toEqual(all);
    expect([first.total, second.total, second.next]).toEqual([6, 6, undefined]);
    expect((await care.reads.list({}, LAST_ACTIVE_FIRST, { limit: 4, position: second.prev })).items).toEqual(
      first.items,
    );
  });
});
