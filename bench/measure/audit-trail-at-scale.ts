// The audit trail after two years of business, 1,000,000 entries: every filter, deep pages, the people in it.
//
//   npm run measure:audit-trail -w bench -- [--entries 1000000] [--runs 40]
//
// Starts a PostgreSQL and the built backend of its own, seeds, and asks over HTTP, one request at a time. Prints p50 and
// p95 of each beside the promise.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { atScale } from './scale.ts';

const LIMIT_MS = 150;
const LIST = '/api/admin/audit-trail';

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '40' },
  },
});

await atScale({ inquiries: 10_000, customers: 1_000 }, async (scale) => {
  const { id, reference, day } = await addEntries(scale.databaseUrl, Number(options.entries));
  const filtered = (filter: string) => `${LIST}?limit=50&${filter}`;
  const subjects: [name: string, path: string][] = [
    ['first page', `${LIST}?limit=50`],
    ['a page of 1,000', `${LIST}?limit=1000`],
    ['20,000 entries down', await scale.pageAfter(`${LIST}?limit=100`, 20)],
    ['a person', filtered('by=staff3@tiraz.example')],
    ['nobody', filtered('by=nobody')],
    ['somebody who never was', filtered('by=stranger@tiraz.example')],
    ['a kind', filtered('kind=inquiry')],
    ['a rare kind', filtered('kind=picture')],
    ['a frequent action', filtered('action=inquiry.status-changed')],
    ['a rare action', filtered('action=password.reset')],
    ['an id', filtered(`thing=${id}`)],
    ['a reference', filtered(`thing=${reference}`)],
    ['a day', filtered(`from=${day}&to=${day}`)],
    ['since a day', filtered(`from=${day}`)],
    ['a person and a kind', filtered('by=staff3@tiraz.example&kind=fabric')],
    [
      'a person, an action, a day',
      filtered(`by=staff3@tiraz.example&action=fit.updated&from=${day}&to=${day}`),
    ],
    ['the people', `${LIST}/people`],
  ];
  const measured = await scale.measure(
    subjects.map(([name, path]) => ({ name, path, limit: LIMIT_MS })),
    Number(options.runs),
  );
  if (measured.some(({ p95, limit }) => p95 >= limit)) process.exitCode = 1;
});

/** What an entry is about, and when one was made. */
interface Example {
  /** Of an inquiry. */
  id: string;
  reference: string;
  /** As 2026-11-30. */
  day: string;
}

async function addEntries(databaseUrl: string, entries: number): Promise<Example> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertEntries(client, entries);
    await client.query('VACUUM ANALYZE audit_trail');
    const {
      rows: [example],
    } = await client.query<Example>(
      `SELECT id, reference, to_char(now() - interval '300 days', 'YYYY-MM-DD') AS day FROM inquiries LIMIT 1`,
    );
    if (!example) throw new Error('There is no inquiry.');
    return example;
  } finally {
    await client.end();
  }
}

/** Of two years, by twenty people and by visitors, about inquiries half of the time. */
async function insertEntries(client: pg.Client, entries: number): Promise<void> {
  await client.query(
    `INSERT INTO audit_trail (at, staff_id, staff_email, action, thing_kind, thing_id, before, after)
     SELECT now() - interval '2 years' * ((${entries} - n) / ${entries}::float),
         CASE WHEN n % 4 > 0 THEN gen_random_uuid() END,
         CASE WHEN n % 4 > 0 THEN 'staff' || n % 20 || '@tiraz.example' END,
         done.action, done.kind,
         CASE done.kind WHEN 'inquiry' THEN known.ids[1 + n % array_length(known.ids, 1)]::text
           ELSE gen_random_uuid()::text END,
         '{"status": "new"}', '{"status": "quoted"}'
       FROM generate_series(1, ${entries}) AS n,
         (SELECT array_agg(id) AS ids FROM inquiries) AS known,
         LATERAL (SELECT * FROM (VALUES
           (0, 'inquiry.status-changed', 'inquiry'), (1, 'inquiry.submitted', 'inquiry'),
           (2, 'fabric.updated', 'fabric'), (3, 'fit.updated', 'fit'), (4, 'session.started', 'staffAccount')
         ) AS actions (turn, action, kind) WHERE turn = n % 5) AS done`,
  );
}
