import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INQUIRY_STATUSES } from '@tiraz/contracts/inquiry-status';
import fc from 'fast-check';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { instantInCairo } from '../../shared/domain/cairo.js';
import { Rivals, twoRivals, type Change } from '../../test-support/rival-transactions.js';
import { InquiryCountEntity } from './inquiry-count.entity.js';
import { foldInquiryCounts } from './inquiry-counts.postgres.js';
import { CUSTOMER_ID, SALMA } from './listed-inquiries.fixture.js';

const COUNTED = `SELECT status, is_sample_request, owner_id, count(*) AS inquiries, sum(value) AS value
  FROM inquiries GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;
const KEPT = `SELECT status, is_sample_request, owner_id, sum(inquiries) AS inquiries, sum(value) AS value
  FROM inquiry_counts GROUP BY 1, 2, 3 HAVING sum(inquiries) <> 0 OR sum(value) <> 0 ORDER BY 1, 2, 3`;

/** By PostgreSQL's own time zones, which what is kept knows nothing of. */
const MONTHS_COUNTED = `
  SELECT month, sum(received) AS received, sum(accepted) AS accepted, sum(value) AS value
  FROM (
    SELECT date_trunc('month', created_at, 'Africa/Cairo') AS month, 1 AS received, 0 AS accepted, 0.00 AS value FROM inquiries
    UNION ALL SELECT date_trunc('month', accepted_at, 'Africa/Cairo'), 0, 1, value FROM inquiries
    WHERE accepted_at IS NOT NULL
  ) AS moments GROUP BY 1 ORDER BY 1`;
const MONTHS_KEPT = `
  SELECT date_trunc('month', begins, 'Africa/Cairo') AS month,
    sum(received) AS received, sum(accepted) AS accepted, sum(value) AS value
  FROM inquiry_months GROUP BY 1
  HAVING sum(received) <> 0 OR sum(accepted) <> 0 OR sum(value) <> 0 ORDER BY 1`;

/** About the beginnings of April and May in Cairo, one in winter and one in summer; and some that are not accepted. */
const moment = fc.constantFrom(
  ...['2026-03-31T21:00:00Z', '2026-03-31T21:59:59.999Z', '2026-03-31T22:00:00Z', '2026-04-15T12:00:00Z'],
  ...['2026-04-30T20:59:59Z', '2026-04-30T21:00:00Z', '2026-04-30T21:59:59Z', '2026-04-30T22:00:00Z'],
);
const acceptance = fc.option(moment);

const status = fc.constantFrom(...INQUIRY_STATUSES);
const owner = fc.constantFrom(null, SALMA.id, CUSTOMER_ID);
const place = fc.nat(7);
const SOME = `id IN (SELECT id FROM inquiries ORDER BY id LIMIT 3 OFFSET $1)`;

/** What could become of inquiries, as statements. */
const change = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.boolean(), status, owner, moment, acceptance)
    .map(([rows, isSample, of, whose, at, accepted]): Change => [
      `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone, customer_company,
         message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value, price_changed,
         has_inactive_items, snapshot, status, owner_id, created_at, accepted_at)
       SELECT gen_random_uuid(), gen_random_uuid(), $1, '', '', '', '', '', $2, 100, 1, 1, 1, i * 10.25, false, false,
         '{}', $3, $4, $5, $6
       FROM generate_series(1, ${rows}) AS i`,
      [CUSTOMER_ID, isSample, of, whose, at, accepted],
    ]),
  fc
    .tuple(place, status)
    .map(([at, to]): Change => [`UPDATE inquiries SET status = $2 WHERE ${SOME}`, [at, to]]),
  fc
    .tuple(place, owner)
    .map(([at, to]): Change => [`UPDATE inquiries SET owner_id = $2 WHERE ${SOME}`, [at, to]]),
  fc
    .tuple(place, fc.nat(1000))
    .map(([at, to]): Change => [`UPDATE inquiries SET value = $2 WHERE ${SOME}`, [at, to]]),
  fc
    .tuple(place, acceptance)
    .map(([at, to]): Change => [`UPDATE inquiries SET accepted_at = $2 WHERE ${SOME}`, [at, to]]),
  fc
    .tuple(place, moment)
    .map(([at, to]): Change => [`UPDATE inquiries SET created_at = $2 WHERE ${SOME}`, [at, to]]),
  place.map((at): Change => [`UPDATE inquiries SET admin_notes = 'seen' WHERE ${SOME}`, [at]]),
  place.map((at): Change => [`DELETE FROM inquiries WHERE ${SOME}`, [at]]),
  fc.constant<Change>(['fold', []]),
);
describe('what is kept of inquiries', () => {
  let url: string;
  let source: Awaited<ReturnType<ReturnType<typeof createDataSource>['initialize']>>;
  let rivals: Rivals;
  beforeAll(async () => {
    url = await createDatabase();
    source = await createDataSource(url, [InquiryCountEntity]).initialize();
    await source.query(
      `INSERT INTO customers (id, email, name, created_at) VALUES ($1, 'a@example.com', 'A', now())`,
      [CUSTOMER_ID],
    );
    rivals = await Rivals.at(url, { fold: () => foldInquiryCounts(source) });
  });
  afterAll(async () => {
    await rivals.close();
    await source.destroy();
  });

  it('is what counting says, whatever two change and fold at once', async () => {
    await fc.assert(
      fc.asyncProperty(twoRivals(change), async (both) => {
        await rivals.play(both);
        const counted = [await source.query(COUNTED), await source.query(MONTHS_COUNTED)];
        expect([await source.query(KEPT), await source.query(MONTHS_KEPT)]).toEqual(counted);
        await foldInquiryCounts(source);
        expect([await source.query(KEPT), await source.query(MONTHS_KEPT)]).toEqual(counted);
        expect(await source.query('SELECT FROM inquiry_counts')).toHaveLength(counted[0].length);
        expect(
          await source.query('SELECT begins FROM inquiry_month_counts GROUP BY 1 HAVING count(*) > 1'),
        ).toEqual([]);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it('is nothing once there are none', async () => {
    // As a restore does; what is append-only would not let it.
    await source.query('ALTER TABLE quotation_events DISABLE TRIGGER USER');
    await source.query('TRUNCATE inquiries CASCADE');
    expect(await source.query('SELECT FROM inquiry_counts')).toEqual([]);
    expect(await source.query('SELECT FROM inquiry_month_counts')).toEqual([]);
  });

  it('has a period begin wherever a month or a day does in Cairo', async () => {
    const days = Array.from({ length: 3 * 366 }, (_, day) =>
      instantInCairo({ year: 2024, month: 1, day: day + 1 }),
    );
    const months = Array.from({ length: 12 * 100 }, (_, month) =>
      instantInCairo({ year: 2000, month: month + 1, day: 1 }),
    );
    for (const [unit, moments] of [
      ['day', days],
      ['month', months],
    ] as const)
      expect(
        await source.query(
          'SELECT at FROM unnest($2::timestamptz[]) AS at WHERE cairo_period($1, at) <> at',
          [unit, moments],
        ),
      ).toEqual([]);
  });
});
