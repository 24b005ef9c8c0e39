import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTimeZone, TIME_ZONES } from '../../../e2e/time-zones.js';
import { openCustomerCare, staff, type CustomerCare } from '../../../e2e/customer-care.js';

interface Case {
  /** The present, UTC. */
  now: string;
  /** When the customer first wrote; a day before the present when absent. */
  first?: string;
  pending?: string;
  communication?: string;
  /** What staff set, and when. */
  set?: ['active' | 'inactive', string];
  status: string;
}

const NOON = '2026-07-15T09:00:00Z';

const cases: [string, Case][] = [
  ['nothing is planned', { now: NOON, status: 'active' }],
  [
    'a follow-up was planned for yesterday',
    { now: NOON, pending: '2026-07-14T15:00', status: 'follow_up_due' },
  ],
  [
    'one is planned for today 23:59 in Cairo',
    { now: NOON, pending: '2026-07-15T23:59:59', status: 'follow_up_due' },
  ],
  [
    'one is planned for tomorrow 00:00 in Cairo',
    { now: NOON, pending: '2026-07-16T00:00', status: 'active' },
  ],
  ['one is planned for tomorrow', { now: NOON, pending: '2026-07-16', status: 'active' }],
  [
    'it is tomorrow in Cairo already, while it is today in UTC',
    { now: '2026-07-15T21:00:00Z', pending: '2026-07-16', status: 'follow_up_due' },
  ],
  [
    'the last moment of the day in Cairo',
    { now: '2026-07-15T20:59:59Z', pending: '2026-07-16', status: 'active' },
  ],
  [
    'the evening before the day without a midnight',
    { now: '2026-04-23T21:59:59Z', pending: '2026-04-24T00:30', status: 'active' },
  ],
  [
    'the first moment of the day without a midnight',
    { now: '2026-04-23T22:00:00Z', pending: '2026-04-24T23:59', status: 'follow_up_due' },
  ],
  [
    'the day of 23 hours ends an hour earlier',
    { now: '2026-04-24T20:59:59Z', pending: '2026-04-25T00:00', status: 'active' },
  ],
  [
    'the hour that comes twice belongs to its day',
    { now: '2026-10-29T21:30:00Z', pending: '2026-10-30T00:00', status: 'active' },
  ],
  [
    'the second 23:59 of the day of 25 hours',
    { now: '2026-10-28T21:00:00Z', pending: '2026-10-29T21:59:59Z', status: 'follow_up_due' },
  ],
  ['179 days ago', { now: NOON, first: '2026-01-16T22:00:00Z', status: 'active' }],
  ['the last moment of the 180th day', { now: NOON, first: '2026-01-16T21:59:59Z', status: 'inactive' }],
  [
    'the 180th day, until midnight in Cairo makes it so',
    { now: '2026-07-14T20:59:59Z', first: '2026-01-16T21:59:59Z', status: 'active' },
  ],
  [
    'a communication since',
    { now: NOON, first: '2025-01-01T00:00:00Z', communication: '2026-07-01T10:00:00Z', status: 'active' },
  ],
  [
    'quiet, but a follow-up is due',
    { now: NOON, first: '2025-01-01T00:00:00Z', pending: '2025-02-01', status: 'follow_up_due' },
  ],
  ['staff set it inactive', { now: NOON, set: ['inactive', '2026-07-15T08:00:00Z'], status: 'inactive' }],
  [
    'staff set it inactive and a follow-up is due',
    { now: NOON, set: ['inactive', '2026-07-15T08:00:00Z'], pending: '2026-07-15', status: 'follow_up_due' },
  ],
  [
    'quiet, but staff say that it is active',
    { now: NOON, first: '2025-01-01T00:00:00Z', set: ['active', '2026-07-15T08:00:00Z'], status: 'active' },
  ],
  [
    'staff said so 180 days ago',
    { now: NOON, first: '2025-01-01T00:00:00Z', set: ['active', '2026-01-16T21:00:00Z'], status: 'inactive' },
  ],
];

describe.each(TIME_ZONES)('with TZ=%s, the status of a customer', (zone) => {
  inTimeZone(zone);
  let care: CustomerCare;

  beforeAll(async () => {
    care = await openCustomerCare();
    // The session's own zone must not matter either.
    const [{ name }] = await care.source.query<[{ name: string }]>('SELECT current_database() AS name');
    await care.source.query(`ALTER DATABASE ${name} SET timezone TO '${zone}'`);
    await care.source.destroy();
    await care.source.initialize();
  });
  afterAll(() => care.close());

  it.each(cases)('%s', async (title, { now, first, pending, communication, set, status }) => {
    const yesterday = new Date(new Date(now).getTime() - 24 * 60 * 60 * 1000);
    const created = first ? new Date(first) : yesterday;
    const at = (instant: Date | string) => {
      care.clock.time = new Date(instant);
    };
    const customerId = await care.customer(`${title.replace(/\W/g, '-').toLowerCase()}@example.com`, created);
    at(created);
    if (pending) {
      await care.followUps.plan(
        { customerId, scheduledDate: pending, subject: 'Call', description: '' },
        staff,
      );
    }
    if (communication) {
      at(communication);
      await care.communications.log(
        { customerId, type: 'phone', direction: 'outbound', subject: '', content: 'Called' },
        staff,
      );
    }
    if (set) {
      at(set[1]);
      await care.edits.update(customerId, { status: set[0] }, undefined, staff);
    }
    at(now);
    expect((await care.reads.details(customerId)).status).toBe(status);
  });

  it.each([
    ['completed', 'active'],
    ['cancelled', 'active'],
    ['pending', 'follow_up_due'],
  ] as const)('a %s follow-up of yesterday makes it %s', async (status, expected) => {
    care.clock.time = new Date(NOON);
    const customerId = await care.customer(`${status}@example.com`);
    const planned = { customerId, scheduledDate: '2026-07-14', subject: 'Call', description: '' };
    const { id } = await care.followUps.plan(planned, staff);
    await care.followUps.edit(id, { status }, undefined, staff);
    expect((await care.reads.details(customerId)).status).toBe(expected);
  });
});
