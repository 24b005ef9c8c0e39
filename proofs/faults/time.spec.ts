import type { Customer } from '@tiraz/api-client/staff';
import type { Request } from '../support/copy.ts';
import { tally } from '../support/figures.ts';
import { proof } from '../proof.ts';

const ZONES = ['UTC', 'Africa/Cairo', 'America/Los_Angeles'];
/** Cairo's clocks jump at midnight before 24 April 2026 and fall back at midnight after 29 October 2026. */
const MOMENTS = [
  ...['2026-03-31T21:59:59Z', '2026-03-31T22:00:00Z', '2026-04-23T21:59:59.999Z', '2026-04-23T22:00:00Z'],
  ...['2026-04-24T20:59:59Z', '2026-04-24T21:00:00Z', '2026-04-30T20:59:59Z', '2026-04-30T21:00:00Z'],
  ...[
    '2026-10-29T20:30:00Z',
    '2026-10-29T21:30:00Z',
    '2026-10-29T22:30:00Z',
    '2026-10-31T21:59:59Z',
    '2026-10-31T22:00:00Z',
  ],
];
/** Days, and times of Cairo without a zone: one of them does not exist, one exists twice. */
const SCHEDULED = [
  ...['2026-04-23', '2026-04-24', '2026-04-25', '2026-10-29', '2026-10-30', '2028-02-29'],
  ...[
    '2026-04-23T23:59',
    '2026-04-24T00:00',
    '2026-04-24T00:30',
    '2026-04-24T01:00',
    '2026-10-29T23:30',
    '2026-10-30T00:00',
  ],
];
/** What the answers must say, worked out by hand from the tz database. */
const EXPECTED = {
  '2026-04-23': '2026-04-23T07:00:00.000Z',
  '2026-04-24': '2026-04-24T06:00:00.000Z',
  '2026-10-29': '2026-10-29T06:00:00.000Z',
  '2026-10-30': '2026-10-30T07:00:00.000Z',
  '2026-04-23T23:59': '2026-04-23T21:59:00.000Z',
  '2026-04-24T01:00': '2026-04-23T22:00:00.000Z',
};

proof({
  promise: 'Time',
  figure: "same results under TZ UTC, Africa/Cairo and America/Los_Angeles, over Cairo's summer-time change",
  bites:
    'With the zone taken out of the calculation of days (cairo.ts) it prints “3 differ between 3 zones; 6 worked out by hand, 12 wrong UTC: 2026-04-23 became 2026-04-23T09:00:00.000Z … NOT HELD”.',

  async prove({ start, startDatabase, say }) {
    const told: Record<string, string | undefined>[] = [];
    const wrong: string[] = [];
    for (const zone of ZONES) {
      const database = await startDatabase({ timezone: zone });
      const copy = await start({
        env: { DATABASE_URL: database.url, TZ: zone, PGTZ: zone, SEED_DEMO: 'true' },
      });
      const headers = await copy.signIn();
      const staff = async (path: string, init?: Request) =>
        (await copy.api(`/api/admin/${path}`, { headers, ...init })).text;
      // The demo's inquiries have quotations, and what became of those nobody else may take away.
      await copy.sql('ALTER TABLE quotation_events DISABLE TRIGGER USER');
      await copy.sql('TRUNCATE inquiries, customers CASCADE');
      await copy.sql('ALTER TABLE quotation_events ENABLE TRIGGER USER');
      for (const [i] of MOMENTS.entries()) {
        await copy.api('/api/inquiries', {
          body: await copy.inquiry({ customerEmail: `t${i}@example.com` }),
        });
      }
      for (const [i, at] of MOMENTS.entries()) {
        await copy.sql(
          `UPDATE inquiries SET created_at = $2, status = 'accepted', accepted_at = $2, reference = 'TRZ-' || $3 WHERE customer_email = $1`,
          [`t${i}@example.com`, at, i],
        );
      }
      const [{ id: customerId }] = await copy.sql(`SELECT id FROM customers WHERE email = 't0@example.com'`);
      const scheduled: Record<string, string> = {};
      const calendars: string[] = [];
      for (const scheduledDate of SCHEDULED) {
        const answer = await copy.api('/api/admin/follow-ups', {
          headers,
          body: { customerId, subject: 'x', scheduledDate },
        });
        scheduled[scheduledDate] = answer.body.scheduledDate ?? answer.body.code;
        const calendar = await staff(`follow-ups/${answer.body.id}/calendar.ics`);
        calendars.push(/DTSTART:\w+/.exec(calendar)?.[0] ?? calendar);
      }
      for (const [given, expected] of Object.entries(EXPECTED)) {
        if (scheduled[given] !== expected) wrong.push(`${zone}: ${given} became ${scheduled[given]}`);
      }
      const figures = JSON.parse(await staff('stats'));
      const answers = {
        scheduled: JSON.stringify(scheduled),
        'csv dates': (await staff('inquiries/export.csv')).match(/\b2026-\d\d-\d\d\b/g)?.join(),
        stats: JSON.stringify(figures),
        calendars: calendars.join(),
        'order dates': JSON.parse(await staff('customers?limit=100'))
          .map(({ email, lastOrderDate }: Customer) => `${email} ${lastOrderDate}`)
          .toSorted()
          .join(),
      };
      told.push(answers);
      say(`${zone}: ${Object.keys(answers).join(', ')}`);
      await copy.stop();
    }
    const [first = {}] = told;
    const differing = Object.keys(first).filter((what) => new Set(told.map((each) => each[what])).size > 1);
    for (const what of differing)
      say(`${what}: ${told.map((each) => String(each[what]).slice(0, 300)).join(' / ')}`);
    const days = (first['csv dates'] ?? '').split(',');
    return {
      held: differing.length === 0 && wrong.length === 0 && days.length >= MOMENTS.length,
      measured:
        `${Object.keys(first).length} answers about ${MOMENTS.length} moments and ${SCHEDULED.length} dates: ${differing.length} differ between ${ZONES.length} zones; ` +
        `${Object.keys(EXPECTED).length} worked out by hand, ${wrong.length} wrong ${wrong.join('; ')}; days in Cairo ${tally(days)}`,
    };
  },
});
