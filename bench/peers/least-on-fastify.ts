// The least that a server for inquiries must do, on tables of its own: a list is narrow rows by keyset, a submission a
// customer, an inquiry and a row of its history. No session, no rule, no price, no search; what is asked is believed.
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const PAGE = 25;
const CUSTOMER = {
  name: 'customer',
  text: `INSERT INTO customers (id, email, name, phone, company) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (email) DO UPDATE SET phone = customers.phone RETURNING id`,
};
const INQUIRY = {
  name: 'inquiry',
  text: `INSERT INTO inquiries (id, customer_id, message, quantity, total, selection) VALUES ($1, $2, $3, $4, $5, $6)
    RETURNING number`,
};
const HISTORY = {
  name: 'history',
  text: `INSERT INTO inquiry_history (inquiry_id, status) VALUES ($1, 'new')`,
};
const LIST = {
  name: 'page',
  text: `SELECT i.id, i.number, i.status, i.quantity, i.total, i.created_at, c.name, c.company
    FROM inquiries i JOIN customers c ON c.id = i.customer_id ORDER BY i.created_at DESC, i.id DESC LIMIT ${PAGE + 1}`,
};
const COUNT = { name: 'count', text: 'SELECT count(*) AS total FROM inquiries' };

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

interface Submission extends Record<string, unknown> {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerCompany: string;
  message: string;
  /** Egyptian pounds as a decimal. */
  totalCost: string;
  quantity: number;
}

async function store({ customerName, customerEmail, customerPhone, customerCompany, ...asked }: Submission) {
  const { message, totalCost, quantity, ...selection } = asked;
  const client = await pool.connect();
  try {
    const run = async (statement: { name: string; text: string }, values: unknown[]) =>
      (await client.query({ ...statement, values })).rows[0];
    await client.query('BEGIN');
    const who = [randomUUID(), customerEmail, customerName, customerPhone, customerCompany];
    const customer = await run(CUSTOMER, who);
    const id = randomUUID();
    const inquiry = [id, customer.id, message, quantity, totalCost, JSON.stringify(selection)];
    const { number } = await run(INQUIRY, inquiry);
    await run(HISTORY, [id]);
    await client.query('COMMIT');
    return { id, number };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const server = fastify();
server.get('/ready', async () => 'ready');
server.post<{ Body: Submission }>('/api/inquiries', async (request, reply) =>
  reply.code(201).send(await store(request.body)),
);
server.get('/api/admin/inquiries/uncounted', async () => (await pool.query(LIST)).rows.slice(0, PAGE));
server.get('/api/admin/inquiries', async (_request, reply) => {
  const [page, counted] = await Promise.all([pool.query(LIST), pool.query(COUNT)]);
  reply.header('x-total-count', counted.rows[0].total);
  return page.rows.slice(0, PAGE);
});
await server.listen({ port: Number(process.env.PORT), host: process.env.HOST });
