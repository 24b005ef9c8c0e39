// Bare Fastify that sends the same two statements as the staff list, page and count, and their rows as JSON: no session,
// no validation, no links.
import fastify from 'fastify';
import pg from 'pg';
import { HEAD_COLUMNS, orderOf } from '@tiraz/backend/inquiries/adapters/inquiry-lists.postgres.js';
import { NEWEST_FIRST } from '@tiraz/backend/inquiries/application/inquiry-filter.js';
import { selectRows } from '@tiraz/backend/shared/database/keyset.js';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const everything = { columns: `${HEAD_COLUMNS}, garment`, from: 'inquiries', where: 'true', values: [] };
const page = selectRows(everything, orderOf(NEWEST_FIRST), { limit: 101 }).sql;

const server = fastify();
server.get('/ready', async () => 'ready');
server.get('/api/admin/inquiries', async (_request, reply) => {
  const [{ rows }, counted] = await Promise.all([
    pool.query(page),
    pool.query('SELECT count(*) AS total FROM inquiries WHERE true'),
  ]);
  reply.header('x-total-count', counted.rows[0].total);
  for (const row of rows) delete row.page_key;
  return rows.slice(0, 100);
});
await server.listen({ port: Number(process.env.PORT), host: process.env.HOST });
