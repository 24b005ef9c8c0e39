import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PostgresDueFollowUps } from '../src/crm/adapters/due-follow-ups.postgres.js';
import { PostgresNewArrivals } from '../src/inquiries/adapters/new-arrivals.postgres.js';
import { CLOCKS } from '../src/inquiries/adapters/manage-inquiries.fixture.js';
import { PostgresExpiringQuotations } from '../src/quotations/adapters/expiring-quotations.postgres.js';
import { openCustomerCare } from './customer-care.js';

/** On a Thursday at 16:00 in Cairo. */
const now = new Date('2026-11-19T14:00:00Z');
let care: Awaited<ReturnType<typeof openCustomerCare>>;
let customerId: string;

beforeAll(async () => {
  care = await openCustomerCare(now);
  customerId = await care.customer('layla@example.com', now, { phone: '01001234567', language: 'ar' });
});
afterAll(() => care.close());

it('new inquiries wait by age, and those are late that nobody has answered in time', async () => {
  const came = (at: string) => care.inquiry(customerId, { at: new Date(at) });
  const ids = [
    await came('2026-11-18T09:00:00Z'),
    await came('2026-11-19T10:00:00Z'),
    await came('2026-11-19T10:00:01Z'),
    await came('2026-11-19T13:00:00Z'),
  ];
  const gone = await came('2026-11-17T09:00:00Z');
  await care.source.query(`UPDATE inquiries SET status = 'quoted' WHERE id = $1`, [gone]);
  await care.source.query('UPDATE inquiries SET responded_at = $2 WHERE id = $1', [ids[0], now]);

  const arrivals = new PostgresNewArrivals(care.source);
  const clock = await CLOCKS.responseClock();
  const { total, breached, items } = await arrivals.waiting(clock, now, 3);
  expect([total, breached]).toEqual([4, 1]);
  expect(items.map(({ id, waiting }) => [id, waiting?.state])).toEqual([
    [ids[0], undefined],
    [ids[1], 'breached'],
    [ids[2], 'soon'],
  ]);
  await care.source.query(`UPDATE inquiries SET status = 'closed'`);
  expect(await arrivals.waiting(clock, now, 3)).toEqual({ total: 0, breached: 0, items: [] });
});

it('follow-ups are due until their day is over, with the ways to reach the customer', async () => {
  const planned = async (scheduledDate: string, subject: string) =>
    (await care.manageFollowUps.plan({ customerId, scheduledDate, subject, description: '' }, STAFF)).id;
  const overdue = await planned('2026-11-18T10:00', 'Sizes');
  const today = await planned('2026-11-19', 'Fabric');
  await planned('2026-11-20', 'Tomorrow');
  const done = await planned('2026-11-17', 'Done');
  await care.manageFollowUps.edit(done, { status: 'completed' }, undefined, STAFF);

  const due = await new PostgresDueFollowUps(care.source, { now: () => now }).due(5);
  expect(due).toMatchObject({ overdue: 1, dueToday: 1 });
  expect(due.items).toEqual([
    {
      ...{ id: overdue, customerId, customerName: 'Layla', customerPhone: '01001234567', language: 'ar' },
      ...{ inquiryId: null, inquiryReference: null, scheduledDate: new Date('2026-11-18T08:00:00Z') },
      ...{ subject: 'Sizes', isOverdue: true },
    },
    expect.objectContaining({ id: today, isOverdue: false }),
  ]);
});

it('open quotations expire by their last day', async () => {
  // What an offer adds up to does not matter here.
  await care.source.query(`
    DO $$ DECLARE one text; BEGIN
      FOR one IN SELECT conname FROM pg_constraint WHERE conrelid = 'quotation_revisions'::regclass AND contype = 'c'
      LOOP EXECUTE format('ALTER TABLE quotation_revisions DROP CONSTRAINT %I', one); END LOOP;
    END $$`);
  const revision = async (number: number, state: string, validThrough: string) => {
    const [inquiryId, id] = [await care.inquiry(customerId, { at: now }), randomUUID()];
    await care.source.query('INSERT INTO quotations (id, inquiry_id, created_at) VALUES ($1, $2, $3)', [
      id,
      inquiryId,
      now,
    ]);
    await care.source.query(
      `INSERT INTO quotation_revisions (id, quotation_id, number, state, valid_through, offer, basis, subtotal, discount,
         tax, total, sending)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, '{}', '{}', 100, 0, 14, 114, '{"name": "ليلى"}')`,
      [id, number, state, validThrough],
    );
    return inquiryId;
  };
  const later = await revision(2, 'sent', '2026-11-24');
  const sooner = await revision(1, 'sent', '2026-11-19');
  await revision(1, 'sent', '2026-11-25');
  await revision(1, 'sent', '2026-11-18');
  await revision(1, 'accepted', '2026-11-20');
  const lost = await revision(1, 'sent', '2026-11-20');
  await care.source.query(`UPDATE inquiries SET status = 'rejected' WHERE id = $1`, [lost]);

  const reads = new PostgresExpiringQuotations(care.source);
  const { total, items } = await reads.between('2026-11-19', '2026-11-24', 5);
  expect(total).toBe(2);
  expect(items.map(({ inquiryId }) => inquiryId)).toEqual([sooner, later]);
  expect(items[1]).toMatchObject({
    number: 2,
    customerName: 'ليلى',
    total: '114.00',
    validThrough: '2026-11-24',
  });
  expect(await reads.between('2026-11-19', '2026-11-24', 1)).toMatchObject({
    total: 2,
    items: [{ inquiryId: sooner }],
  });
});

const STAFF = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'salma@tiraz.example' };
