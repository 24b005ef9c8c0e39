// The tables of the least server, with as many rows as the product's.
import type { SentSelection } from '@tiraz/contracts/selection';
import pg from 'pg';

const DATABASE = 'least';
const TABLES = `
  CREATE TABLE customers (
    id uuid PRIMARY KEY, email text NOT NULL UNIQUE, name text NOT NULL, phone text NOT NULL, company text NOT NULL
  );
  CREATE TABLE inquiries (
    id uuid PRIMARY KEY, number bigint GENERATED ALWAYS AS IDENTITY, customer_id uuid NOT NULL REFERENCES customers,
    message text NOT NULL, quantity integer NOT NULL, total numeric(14, 2) NOT NULL, selection jsonb NOT NULL,
    status text NOT NULL DEFAULT 'new', created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX inquiries_newest ON inquiries (created_at DESC, id DESC);
  CREATE INDEX inquiries_customer ON inquiries (customer_id);
  CREATE TABLE inquiry_history (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, inquiry_id uuid NOT NULL REFERENCES inquiries,
    status text NOT NULL, at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX inquiry_history_inquiry ON inquiry_history (inquiry_id)`;
const CUSTOMERS = `
  INSERT INTO customers
  SELECT gen_random_uuid(), 'customer' || i || '@brand.example', 'Mona Hassan', '+20 100 555 0100', 'Nile Threads'
  FROM generate_series(1, greatest(1, $1::int / 10)) AS i`;
const INQUIRIES = `
  WITH customer AS (SELECT row_number() OVER () AS place, id FROM customers),
    stored AS (SELECT i, 1 + i % (SELECT count(*) FROM customers) AS who FROM generate_series(1, $1::int) AS i)
  INSERT INTO inquiries (id, customer_id, message, quantity, total, selection, status, created_at)
  SELECT gen_random_uuid(), customer.id, 'For the spring collection.', 100 + i % 900, 77290, $2::jsonb,
    (ARRAY['new', 'accepted', 'closed', 'rejected'])[1 + i % 4], now() - (($1 - i) || ' minutes')::interval
  FROM stored JOIN customer ON customer.place = who ORDER BY i`;
const HISTORY = `INSERT INTO inquiry_history (inquiry_id, status, at) SELECT id, 'new', created_at FROM inquiries`;

/**
 * Makes the least server's database beside the product's, vacuumed.
 * @param databaseUrl of the product
 * @param inquiries how many it holds
 * @param selection what each of them asks for
 * @returns its address
 */
export async function seedLeast(
  databaseUrl: string,
  inquiries: number,
  selection: SentSelection,
): Promise<string> {
  await onDatabase(databaseUrl, (client) => client.query(`CREATE DATABASE ${DATABASE}`));
  const url = new URL(databaseUrl);
  url.pathname = `/${DATABASE}`;
  await onDatabase(url.href, async (client) => {
    await client.query(TABLES);
    await client.query(CUSTOMERS, [inquiries]);
    await client.query('ANALYZE customers');
    await client.query(INQUIRIES, [inquiries, JSON.stringify(selection)]);
    await client.query(HISTORY);
    await client.query('VACUUM ANALYZE');
  });
  return url.href;
}

async function onDatabase(connectionString: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
