import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CUSTOMER_SORTS } from '@tiraz/contracts/customer-care';
import fc from 'fast-check';
import { Client, type QueryConfig } from 'pg';
import { openCustomerCare, type StoredCustomerCare } from '../../../e2e/customer-care.js';
import { readsOf } from '../../test-support/query-plan.js';
import { Rivals, twoRivals, type Change } from '../../test-support/rival-transactions.js';
import { daysThatCount } from '../domain/days-that-count.js';
import { judgedCustomers, judgingAt } from './judged-customers.js';
import { ALL_CUSTOMERS } from './kept-customers.js';

const EVERYBODY = '(SELECT id FROM customers) AS asked';
const [APRIL, MAY] = ['2026-03-31T22:00:00.000Z', '2026-04-30T21:00:00.000Z'];
const NOW = new Date('2026-05-20T12:00:00Z');

/** Around the beginnings of months and of the days that count, and long before. */
const MOMENTS = [
  ...['2025-03-01T12:00:00Z', '2025-10-03T20:59:59Z', '2025-10-03T21:00:00Z', '2025-11-22T22:00:00Z'],
  ...[
    '2026-03-31T21:30:00Z',
    APRIL,
    '2026-04-10T12:00:00Z',
    '2026-04-30T20:59:59.999Z',
    MAY,
    '2026-04-30T21:30:00Z',
  ],
  ...['2026-05-19T12:00:00Z', '2026-05-20T20:59:59Z', '2026-05-20T21:00:00Z'],
];
const moment = fc.constantFrom(...MOMENTS);
const who = fc.nat(4);
const place = fc.nat(5);
const WHO = '(SELECT id FROM customers ORDER BY email LIMIT 1 OFFSET $1)';
const some = (table: string) => `id IN (SELECT id FROM ${table} ORDER BY id LIMIT 2 OFFSET $1)`;
const belongings = fc.constantFrom('inquiries', 'communications', 'follow_ups');

/** What could become of customers and of what belongs to them. Nothing is moved on before it came. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(who, fc.nat(100), moment, fc.option(moment), fc.option(moment))
    .map(([whose, value, at, moved, accepted]): Change => [
      `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone, customer_company,
         message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value, price_changed,
         has_inactive_items, snapshot, status, created_at, status_changed_at, accepted_at)
       SELECT gen_random_uuid(), gen_random_uuid(), ${WHO}, '', '', '', '', '', false, 100, 1, 1, 1, $2, false, false, '{}',
         'new', $3, greatest($3, $4::timestamptz), greatest($3, $5::timestamptz)
       FROM generate_series(1, 2)`,
      [whose, value * 100.25, at, moved ?? accepted, accepted],
    ]),
  fc.tuple(place, fc.option(moment), fc.option(moment)).map(([at, moved, accepted]): Change => [
    `UPDATE inquiries SET status_changed_at = CASE WHEN $2::timestamptz IS NOT NULL THEN greatest(created_at, $2) END,
         accepted_at = CASE WHEN $3::timestamptz IS NOT NULL THEN greatest(created_at, $3) END
       WHERE ${some('inquiries')}`,
    [at, moved, accepted],
  ]),
  fc
    .tuple(place, fc.nat(100))
    .map(([at, value]): Change => [
      `UPDATE inquiries SET value = $2 WHERE ${some('inquiries')}`,
      [at, value],
    ]),
  fc.tuple(who, moment).map(([whose, at]): Change => [
    `INSERT INTO communications (id, customer_id, type, direction, subject, content, logged_by, created_at)
       VALUES (gen_random_uuid(), ${WHO}, 'note', 'inbound', '', '', '', $2)`,
    [whose, at],
  ]),
  fc
    .tuple(who, moment, moment, fc.constantFrom('pending', 'completed'))
    .map(([whose, at, scheduled, status]): Change => [
      `INSERT INTO follow_ups (id, customer_id, scheduled_at, subject, description, status, created_at, changed_at)
       VALUES (gen_random_uuid(), ${WHO}, $3, '', '', $4, $2, $2)`,
      [whose, at, scheduled, status],
    ]),
  fc
    .tuple(place, moment, moment, fc.constantFrom('pending', 'cancelled'))
    .map(([at, changed, scheduled, status]): Change => [
      `UPDATE follow_ups SET changed_at = greatest(created_at, $2), scheduled_at = $3, status = $4
       WHERE ${some('follow_ups')}`,
      [at, changed, scheduled, status],
    ]),
  fc.tuple(belongings, place, who).map(([table, at, whose]): Change => [
    `UPDATE ${table} SET customer_id = (SELECT id FROM customers ORDER BY email LIMIT 1 OFFSET $2)
       WHERE ${some(table)}`,
    [at, whose],
  ]),
  fc
    .tuple(belongings, place)
    .map(([table, at]): Change => [`DELETE FROM ${table} WHERE ${some(table)}`, [at]]),
  fc
    .tuple(who, moment)
    .map(([whose, at]): Change => [`UPDATE customers SET created_at = $2 WHERE id = ${WHO}`, [whose, at]]),
  fc.tuple(who, fc.constantFrom('active', 'inactive', null), moment).map(([whose, status, at]): Change => [
    `UPDATE customers SET staff_status = $2, staff_status_at = CASE WHEN $2::text IS NOT NULL THEN $3::timestamptz END
       WHERE id = ${WHO}`,
    [whose, status, at],
  ]),
  fc.tuple(who, who, fc.boolean()).map(([goes, stays, isMerged]): Change => [
    `UPDATE customers SET merged_into = other.id
       FROM (SELECT CASE WHEN $3 THEN (SELECT id FROM customers ORDER BY email LIMIT 1 OFFSET $2) END AS id) AS other
       WHERE customers.id = ${WHO} AND customers.id IS DISTINCT FROM other.id`,
    [goes, stays, isMerged],
  ]),
  fc.constantFrom<Change>(['settle in April', []], ['settle in May', []]),
);

describe('what is kept of customers', () => {
  let care: StoredCustomerCare;
  let rivals: Rivals;
  beforeAll(async () => {
    care = await openCustomerCare(NOW);
    for (const name of 'abcde') await care.customer(`${name}@example.com`);
    const { url } = care.source.options as { url: string };
    const settleAt = (text: string) => async () => {
      care.clock.time = new Date(text);
      await care.settle();
    };
    rivals = await Rivals.at(url, {
      'settle in April': settleAt('2026-04-15T12:00:00Z'),
      'settle in May': settleAt('2026-05-15T12:00:00Z'),
    });
  });
  afterAll(async () => {
    await rivals.close();
    await care.close();
  });

  const judged = (at?: Date) => judgingAt(daysThatCount(at ?? NOW), at);
  const rows = (relation: string, values: unknown[]) =>
    care.source.query(
      `SELECT id, lifetime_value, last_order_at, last_communication_at, next_follow_up_at, last_activity_at, status, found_by
       FROM ${relation} ORDER BY id`,
      values,
    );
  const isAsDerived = async () => {
    const derived: unknown[] = await rows(judgedCustomers(EVERYBODY), judged());
    expect(await rows(ALL_CUSTOMERS, judged())).toEqual(derived);
    care.clock.time = NOW;
    expect((await care.reads.list({}, '-lastActivity', { limit: 2 })).total).toBe(derived.length);
    for (const at of [undefined, new Date(APRIL), new Date(MAY), new Date('2026-05-01T08:00:00Z')]) {
      const [active] = await care.source.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM ${judgedCustomers(EVERYBODY)} WHERE status <> 'inactive'`,
        judged(at),
      );
      expect([at, await care.reads.countActive(at)]).toEqual([at, active?.count]);
    }
  };

  it('is what is derived, whatever two change and settle at once', async () => {
    await fc.assert(
      fc.asyncProperty(twoRivals(change), async (both) => {
        await rivals.play(both);
        await isAsDerived();
        await care.settle();
        expect(await care.source.query('SELECT FROM stale_customers')).toEqual([]);
        await isAsDerived();
        const alike = 'active_in, is_declared_inactive, month, was_active';
        expect(
          await care.source.query(`SELECT ${alike}, customers FROM standing_counts ORDER BY ${alike}`),
        ).toEqual(
          await care.source.query(`
            SELECT cairo_period('day', last_activity_at) AS active_in, is_declared_inactive, month, was_active,
              count(*) AS customers
            FROM customer_standings GROUP BY ${alike} ORDER BY ${alike}`),
        );
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('is read as far as a page needs, in any order, and added up for the figures', async () => {
    await care.source.query(`
      INSERT INTO customers (id, email, name, created_at)
      SELECT gen_random_uuid(), number || '@example.com', 'Somebody', now() - number * interval '1 hour'
      FROM generate_series(1, 3000) AS number`);
    await care.settle();
    await care.source.query('ANALYZE customers, customer_standings, stale_customers, standing_counts');
    const sent = jest.spyOn(Client.prototype, 'query');
    for (const sort of CUSTOMER_SORTS) {
      const { next } = await care.reads.list({}, sort, { limit: 10 });
      await care.reads.list({}, sort, { limit: 10, position: next });
    }
    await care.reads.countActive();
    const statements = sent.mock.calls.map(([statement]) => statement as unknown as QueryConfig);
    sent.mockRestore();
    expect(statements.length).toBe(4 * CUSTOMER_SORTS.length + 1);
    for (const statement of statements)
      expect((await readsOf(care.source, statement)).mostRows).toBeLessThan(500);
  });

  it('is nothing once there are none', async () => {
    await care.source.query('ALTER TABLE quotation_events DISABLE TRIGGER USER');
    await care.source.query('TRUNCATE customers CASCADE');
    for (const table of ['customer_standings', 'stale_customers', 'standing_counts'])
      expect(await care.source.query(`SELECT FROM ${table}`)).toEqual([]);
  });
});
