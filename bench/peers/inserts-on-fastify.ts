// Bare Fastify that stores a submission's rows as they come: the same six tables and the same job, one prepared
// statement for each, one BEGIN … COMMIT. No price is computed again, nothing is read, nothing is refused.
import { createHash, randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const SNAPSHOT = process.env.SNAPSHOT;

const KEY = {
  name: 'key',
  text: `INSERT INTO idempotency_keys (key, fingerprint, inquiry_id, claimed_at) VALUES ($1, $2, $3, $4)`,
};
const CUSTOMER = {
  name: 'customer',
  text: `INSERT INTO customers (id, email, name, phone, company, created_at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (email) DO UPDATE SET phone = customers.phone RETURNING id`,
};
const INQUIRY = {
  name: 'inquiry',
  text: `INSERT INTO inquiries (id, customer_id, customer_name, customer_email, customer_phone, customer_company, message,
      is_sample_request, quantity, total_cost, price_per_item, sample_cost, value, seen_total_cost,
      seen_price_per_item, seen_sample_cost, price_changed, has_inactive_items, snapshot, status, created_at, reference)
    VALUES ($1, $2, $3, $4, $5, $6, $7, false, $8, $9, $10, $11, $9, $9, $10, $11, false, false, $12, 'new', $13,
      'TRZ-2026-' || to_char(nextval('inquiry_numbers'), 'FM9999999999000000'))
    RETURNING reference`,
};
const AUDIT = {
  name: 'audit',
  text: `INSERT INTO audit_trail (at, action, thing_kind, thing_id, after) VALUES ($1, 'inquiry.submitted', 'inquiry', $2, $3)`,
};

const LINK = {
  name: 'link',
  text: `INSERT INTO link_tokens (token_hash, inquiry_id, recipient, issued_at) VALUES ($1, $2, $3, $4)`,
};
const JOB = {
  name: 'job',
  text: `SELECT FROM graphile_worker.add_job('announce-inquiry', $1::json, max_attempts => 14)`,
};

interface Submission {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerCompany: string;
  message: string;
  quantity: number;
  /** Egyptian pounds as decimals, as the next two. */
  totalCost: string;
  pricePerItem: string;
  sampleCost: string;
}

async function store(key: string, sent: Submission): Promise<{ id: string; reference: string }> {
  const { customerName, customerEmail, customerPhone, customerCompany, message } = sent;
  const { quantity, totalCost, pricePerItem, sampleCost } = sent;
  const id = randomUUID();
  const at = new Date();
  const client = await pool.connect();
  try {
    const run = (statement: { name: string; text: string }, values: unknown[]) =>
      client.query({ ...statement, values });
    await client.query('BEGIN');
    await run(KEY, [key, createHash('sha256').update(key).digest(), id, at]);
    const who = [customerName, customerPhone, customerCompany];
    const { rows: customers } = await run(CUSTOMER, [randomUUID(), customerEmail, ...who, at]);
    const contact = [customers[0].id, customerName, customerEmail, customerPhone, customerCompany];
    const price = [quantity, totalCost, pricePerItem, sampleCost];
    const { rows: inquiries } = await run(INQUIRY, [id, ...contact, message, ...price, SNAPSHOT, at]);
    await run(AUDIT, [at, id, JSON.stringify({ reference: inquiries[0].reference, quantity, totalCost })]);
    await run(JOB, [JSON.stringify({ id })]);
    await run(LINK, [createHash('sha256').update(id).digest(), id, customerEmail, at]);
    await client.query('COMMIT');
    return { id, reference: inquiries[0].reference };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const server = fastify();
server.get('/ready', async () => 'ready');
server.post<{ Body: Submission }>('/api/inquiries', async (request, reply) => {
  const receipt = await store(String(request.headers['idempotency-key']), request.body);
  return reply.code(201).send(receipt);
});
await server.listen({ port: Number(process.env.PORT), host: process.env.HOST });
