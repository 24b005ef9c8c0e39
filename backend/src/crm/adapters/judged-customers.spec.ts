import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openCustomerCare, type StoredCustomerCare } from '../../../e2e/customer-care.js';
import { inTimeZone, TIME_ZONES } from '../../../e2e/time-zones.js';
import { daysThatCount } from '../domain/days-that-count.js';
import { STANDING_EXAMPLES, type StandingExample } from '../domain/standing.fixture.js';
import { asOf, standingOf } from '../domain/standing.js';
import { storeHistory, type CustomerCare } from './customer-care.fixture.js';
import { judgedCustomers, judgingAt } from './judged-customers.js';

const examples = STANDING_EXAMPLES.map((example) => [example.title, example] as const);
/** Days about which the count of active customers is asked for. */
const MOMENTS = [
  '2026-01-16T21:59:59Z',
  '2026-04-23T22:00:00Z',
  '2026-07-01T09:00:00Z',
  '2026-07-15T09:00:00Z',
];

describe.each(TIME_ZONES)('with TZ=%s, the relation judges customers by the rule', (zone) => {
  inTimeZone(zone);
  let care: StoredCustomerCare;

  beforeAll(async () => {
    care = await openCustomerCare();
    // The session's own zone must not matter either.
    const [{ name }] = await care.source.query<[{ name: string }]>('SELECT current_database() AS name');
    await care.source.query(`ALTER DATABASE ${name} SET timezone TO '${zone}'`);
    await care.source.destroy();
    await care.source.initialize();
  });
  afterAll(() => care.close());

  it.each(examples)('%s', async (title, { now, upTo, history, status, lastActivity }) => {
    const days = daysThatCount(now);
    const id = await storeHistory(care as CustomerCare, title, history);
    const [judged] = await care.source.query<object[]>(
      `SELECT status, last_order_at AS "lastOrderAt", last_communication_at AS "lastCommunicationAt",
         last_activity_at AS "lastActivityAt" FROM ${judgedCustomers('(SELECT $4::uuid AS id) AS asked')}`,
      [...judgingAt(days, upTo), id],
    );
    expect(judged).toEqual(standingOf(upTo === undefined ? history : asOf(history, upTo)!, days));
    expect(judged).toMatchObject({ status, lastActivityAt: lastActivity });
  });

  it.each(MOMENTS)('and counts as many as active at %s', async (text) => {
    const at = new Date(text);
    const isActive = ({ history }: StandingExample) => {
      const then = asOf(history, at);
      return then && standingOf(then, daysThatCount(at)).status !== 'inactive';
    };
    const active = STANDING_EXAMPLES.filter(isActive).length;
    expect(await care.reads.countActive(at)).toBe(active);
    care.clock.time = at;
    await care.settle();
    expect(await care.reads.countActive(at)).toBe(active);
  });
});
