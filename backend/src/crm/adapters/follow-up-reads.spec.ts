import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Client, type QueryConfig } from 'pg';
import { openCustomerCare, type StoredCustomerCare } from '../../../e2e/customer-care.js';
import { readFromReplica } from '../../shared/database/long-reads.js';
import type { ReadReplica } from '../../shared/database/read-replica.js';
import { readsOf } from '../../test-support/query-plan.js';
import type { SentFollowUpEdit } from '../application/staff-follow-ups.js';
import { customerCareInMemory, staff, type CustomerCare } from './customer-care.fixture.js';
import type { FollowUpFilter, FollowUpReads } from '../application/follow-up-reads.js';

const now = new Date('2026-07-15T09:00:00Z');

async function openInMemory() {
  const care = customerCareInMemory(now);
  const forgetFollowUps = () => Promise.resolve(care.followUps.stored.splice(0));
  return { ...care, forgetFollowUps, close: () => Promise.resolve() };
}

async function openInPostgres() {
  const care = await openCustomerCare(now);
  return { ...care, forgetFollowUps: () => care.source.query('TRUNCATE follow_ups') as Promise<unknown> };
}

type OpenCare = CustomerCare & {
  followUpReads: Pick<FollowUpReads, 'list' | 'counts'>;
  forgetFollowUps(): Promise<unknown>;
  close(): Promise<void>;
};

describe.each<[string, () => Promise<OpenCare>]>([
  ['in memory', openInMemory],
  ['in PostgreSQL', openInPostgres],
])('follow-ups %s', (_, open) => {
  let care: OpenCare;
  let customerId: string;

  beforeAll(async () => {
    care = await open();
  });
  beforeEach(async () => {
    care.clock.time = now;
    await care.forgetFollowUps();
    customerId = await care.customer('layla@example.com');
  });
  afterAll(() => care.close());

  const plan = (scheduledDate: string, subject = scheduledDate) =>
    care.manageFollowUps.plan({ customerId, scheduledDate, subject, description: '' }, staff);
  const edit = (id: string, change: SentFollowUpEdit, version?: number) =>
    care.manageFollowUps.edit(id, change, version, staff);

  it('of a customer come with the latest day first, whatever became of them', async () => {
    for (const month of ['04', '01', '05', '03', '02']) await plan(`2027-${month}-01`);
    for (const [day, status] of [
      ['2026-06-10', 'completed'],
      ['2027-02-20', 'cancelled'],
      ['2027-06-01', 'completed'],
    ] as const)
      await edit((await plan(day)).id, { status });
    const { followUps } = await care.reads.details(customerId);
    expect(followUps.map(({ subject, status }) => [subject, status])).toEqual([
      ['2027-06-01', 'completed'],
      ['2027-05-01', 'pending'],
      ['2027-04-01', 'pending'],
      ['2027-03-01', 'pending'],
      ['2027-02-20', 'cancelled'],
      ['2027-02-01', 'pending'],
      ['2027-01-01', 'pending'],
      ['2026-06-10', 'completed'],
    ]);
  });

  it('of a customer who was merged into another are those of the other', async () => {
    await plan('2026-08-01', 'Ours');
    const duplicateId = await care.customer('layla@old.example');
    const theirs = { scheduledDate: '2026-08-02', subject: 'Theirs', description: '' };
    await care.manageFollowUps.plan({ customerId: duplicateId, ...theirs }, staff);
    await care.manageCustomers.merge(customerId, duplicateId, staff);
    for (const id of [duplicateId, customerId]) {
      const { items, total } = await care.followUpReads.list({ customerId: id }, { limit: 9 });
      expect([items.map(({ subject }) => subject), total]).toEqual([['Ours', 'Theirs'], 2]);
    }
  });

  it('are listed overdue first, then by time; what is done with comes last, the latest first', async () => {
    for (const date of ['2026-07-16', '2026-07-10', '2026-07-15T23:59', '2026-07-14T23:59', '2026-08-01']) {
      await plan(date);
    }
    for (const [date, status] of [
      ['2026-07-01', 'completed'],
      ['2026-07-13', 'cancelled'],
    ] as const) {
      await edit((await plan(date)).id, { status });
    }
    const { items, total } = await care.followUpReads.list({}, { limit: 1000 });
    expect(items.map(({ subject, isOverdue, isDueToday }) => [subject, isOverdue, isDueToday])).toEqual([
      ['2026-07-10', true, false],
      ['2026-07-14T23:59', true, false],
      ['2026-07-15T23:59', false, true],
      ['2026-07-16', false, false],
      ['2026-08-01', false, false],
      ['2026-07-13', false, false],
      ['2026-07-01', false, false],
    ]);
    expect(total).toBe(7);
    expect(await care.followUpReads.counts()).toEqual({ dueToday: 1, overdue: 2 });
    expect((await care.followUpReads.list({ status: 'cancelled' }, { limit: 10 })).items).toHaveLength(1);
  });

  it('are read page by page, there and back', async () => {
    for (let day = 10; day < 20; day += 1) await plan(`2026-07-${day}`);
    await edit((await plan('2026-07-01')).id, { status: 'completed' });
    const subjects: string[] = [];
    let page = await care.followUpReads.list({}, { limit: 4 });
    const first = page.items;
    while (page.items.length > 0) {
      subjects.push(...page.items.map(({ subject }) => subject));
      if (!page.next) break;
      page = await care.followUpReads.list({}, { limit: 4, position: page.next });
    }
    expect(subjects).toEqual([...Array.from({ length: 10 }, (_, i) => `2026-07-${10 + i}`), '2026-07-01']);
    const back = await care.followUpReads.list({}, { limit: 8, position: page.prev });
    expect(back.items.slice(0, 4)).toEqual(first);
  });
});

describe('among very many follow-ups', () => {
  let care: StoredCustomerCare;
  beforeAll(async () => {
    care = await openCustomerCare(now);
    await care.source.query(`
      INSERT INTO customers (id, email, name, created_at)
      SELECT gen_random_uuid(), number || '@example.com', 'Somebody', now() FROM generate_series(1, 500) AS number`);
    await care.source.query(`
      INSERT INTO follow_ups (id, customer_id, scheduled_at, subject, description, status, created_at, changed_at)
      SELECT gen_random_uuid(), customers.id, now() + day * interval '1 day', '', '',
        (ARRAY['pending', 'completed', 'cancelled'])[abs(hashtext(email || day)) % 3 + 1], now(), now()
      FROM customers, generate_series(1, 10) AS day`);
    await care.source.query('ANALYZE customers, follow_ups');
  });
  afterAll(() => care.close());

  /** What two pages in a row send. */
  const statementsOf = async (filter: FollowUpFilter) => {
    const sent = jest.spyOn(Client.prototype, 'query');
    const { next } = await care.followUpReads.list(filter, { limit: 10 });
    await care.followUpReads.list(filter, { limit: 10, position: next });
    const statements = sent.mock.calls.map(([statement]) => statement as unknown as QueryConfig);
    sent.mockRestore();
    return {
      pages: statements.filter(({ text }) => text.includes('page_key')),
      counts: statements.filter(({ text }) => !text.includes('page_key')),
    };
  };

  it.each<FollowUpFilter>([{}, { status: 'pending' }, { status: 'cancelled' }])(
    'a page of %j reads little more than itself, and how many there are nothing else',
    async (filter) => {
      const { pages, counts } = await statementsOf(filter);
      expect([pages.length, counts.length]).toEqual([2, 2]);
      for (const page of pages) expect((await readsOf(care.source, page)).mostRows).toBeLessThan(500);
      for (const count of counts)
        expect((await readsOf(care.source, count)).relations).toEqual(['follow_ups']);
    },
  );

  it('they take their turns with all that may take long, and a replica is asked first', async () => {
    let asked = 0;
    const rowsOf = async () => void (asked += 1);
    readFromReplica(care.source, { rowsOf } as unknown as ReadReplica);
    await care.followUpReads.list({}, { limit: 1 });
    await care.followUpReads.counts();
    expect(asked).toBe(3);
  });
});
