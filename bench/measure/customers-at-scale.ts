// Staff's customers, 10,000 of them with 100,000 inquiries: lists, deep pages, filters, searches, details, follow-ups.
//
//   npm run measure:customers -w bench -- [--inquiries 100000] [--customers 10000] [--runs 40]
//
// Starts a PostgreSQL and the built backend of its own, seeds, and asks over HTTP, one request at a time. Prints p50 and
// p95 of each. That the number of statements does not depend on any length is a test: crm/adapters/customer-reads.spec.ts.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { atScale } from './scale.ts';

const LIMIT_MS = 150;
const LIST = '/api/admin/customers';
const FOLLOW_UPS = '/api/admin/follow-ups';

interface Customer {
  id: string;
}

const { values: options } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '40' },
  },
});
const size = { inquiries: Number(options.inquiries), customers: Number(options.customers) };

await atScale(size, async (scale) => {
  await addCare(scale.databaseUrl);
  const search = (q: string, more = '') => `${LIST}?limit=100&q=${encodeURIComponent(q)}${more}`;
  const [busiest] = await rows<Customer>(
    scale.databaseUrl,
    'SELECT customer_id AS id FROM inquiries GROUP BY customer_id ORDER BY count(*) DESC LIMIT 1',
  );
  const [quietest] = (await scale.ask<Customer[]>(`${LIST}?status=inactive&limit=1`)).body;
  const subjects: [name: string, path: string][] = [
    ['first page', `${LIST}?limit=100`],
    ['a page of 1,000', `${LIST}?limit=1000`],
    ['page 90', await scale.pageAfter(`${LIST}?limit=100`, 9)],
    ['status active', `${LIST}?limit=100&status=active`],
    ['status follow-up due', `${LIST}?limit=100&status=follow_up_due`],
    ['active customers, first 10', `${LIST}?limit=10&status=active,follow_up_due`],
    ['high value', `${LIST}?limit=100&tier=high`],
    ['inactive of medium value', `${LIST}?limit=100&status=inactive&tier=medium`],
    ['search: frequent, folded', search('احمد')],
    ['search: two words, with status', search('منى القحطاني', '&status=active')],
    ['search: one e-mail address', search('customer77@brand77.example')],
    ['search: nothing found', search('زرياب')],
    ['details: most inquiries', `${LIST}/${busiest?.id}`],
    ['details: inactive', `${LIST}/${quietest?.id}`],
    ['follow-ups, pending', `${FOLLOW_UPS}?limit=100&status=pending`],
    ['follow-ups, all', `${FOLLOW_UPS}?limit=100`],
    ['due today and overdue', `${FOLLOW_UPS}/counts`],
  ];
  const figures = await scale.measure(
    subjects.map(([name, path]) => ({ name, path, limit: LIMIT_MS })),
    Number(options.runs),
  );
  const isFast = figures.every(({ p95, limit }) => p95 < limit);
  if (!isFast) process.exitCode = 1;
});

/** Three communications and two follow-ups for each customer, over the last year and the next month. */
async function addCare(databaseUrl: string): Promise<void> {
  await rows(
    databaseUrl,
    `INSERT INTO communications
       (id, customer_id, type, direction, subject, content, logged_by, created_at)
     SELECT gen_random_uuid(), id, 'phone', 'outbound', 'Call', 'Called.', 'measure@tiraz.example',
       now() - interval '1 hour' * ((hashtext(id::text || turn) & 65535) % 8760)
     FROM customers, generate_series(1, 3) AS turn`,
  );
  await rows(
    databaseUrl,
    `INSERT INTO follow_ups
       (id, customer_id, scheduled_at, subject, description, status, created_at, changed_at)
     SELECT gen_random_uuid(), id, at, 'Call', '', CASE WHEN at < now() - interval '20 days' THEN 'completed' ELSE 'pending' END,
       at - interval '30 days', at - interval '30 days'
     FROM customers, generate_series(1, 2) AS turn,
       LATERAL (SELECT now() + interval '1 day' * ((hashtext(turn || id::text) & 65535) % 395 - 365) AS at) AS moment`,
  );
  await rows(databaseUrl, 'VACUUM ANALYZE communications');
  await rows(databaseUrl, 'VACUUM ANALYZE follow_ups');
}

async function rows<Row extends pg.QueryResultRow>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
