// A database as it looks after years of business: thousands of customers and many inquiries, in a few statements.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

// Egyptian first and family names, each as people really write it: with and without hamza, in both scripts.
const FIRST_NAMES = [
  ...[
    'محمد',
    'أحمد',
    'احمد',
    'محمود',
    'مصطفى',
    'مصطفي',
    'إبراهيم',
    'ابراهيم',
    'منى',
    'فاطمة',
    'فاطمه',
    'نورهان',
  ],
  ...['هُدى', 'آية', 'اية', 'سلمى', 'Mohamed', 'Ahmed', 'Mona', 'Salma', 'Youssef', 'Nour', 'Réda', 'Karim'],
];
const FAMILY_NAMES = [
  ...['الشريف', 'عبد الله', 'حسن', 'حسين', 'السيّد', 'منصور', 'العتيبي', 'القحطاني', 'علي', 'على', 'فؤاد'],
  ...['Hassan', 'Mansour', 'El-Sayed', 'Fouad', 'Haddad', 'Khalil'],
];
const COMPANIES = [
  ...['', '', 'أزياء نجد', 'قاهرة وير', 'دلتا سبورتس', 'بنت البلد', 'أتيليه عود', 'مؤسسة النيل'],
  ...['Nile Threads', 'Dune Label', 'Studio Zamalek', 'Red Sea Co.', 'Sabry & Daughters', 'Marina Kids'],
];
const DAYS = 3 * 365;
/** As `pg_trigger.tgtype` says it. */
const EACH_ROW = 1;

/** A number below 1 that depends on a row and a purpose alone, so that every run makes the same rows. */
const chance = (row: string, purpose: number) =>
  `((hashint8(${row} * 1000 + ${purpose})::bigint & 2147483647) / 2147483648.0)`;
const oneOf = (parameter: string, row: string, purpose: number) =>
  `(${parameter}::text[])[1 + floor(${chance(row, purpose)} * cardinality(${parameter}::text[]))::int]`;
const uuidOf = (at: string, row: string, kind: string) => `(
  lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0') || '7${kind}00' || '8000' || lpad(to_hex(${row}), 12, '0')
)::uuid`;

const CUSTOMERS = `
  INSERT INTO customers (id, email, name, phone, company, created_at)
  SELECT ${uuidOf('at', 'i', 'c')}, 'customer' || i || '@brand' || i % 997 || '.example',
    ${oneOf('$2', 'i', 1)} || ' ' || ${oneOf('$3', 'i', 2)},
    CASE WHEN ${chance('i', 3)} < 0.1 THEN '' ELSE '+20 1' || i % 3 || lpad((i % 10)::text, 1) || ' 555 ' || lpad(i::text, 5, '0') END,
    ${oneOf('$4', 'i', 4)}, at
  FROM generate_series(1, $1::int) AS i,
    LATERAL (SELECT $5::timestamptz - ${DAYS} * interval '1 day' * ${chance('i', 5)} AS at) AS moment`;

// A few customers write often, most of them once or twice. What is asked for, and its price, are the demo's inquiries'.
const INQUIRIES = `
  WITH customer AS (
    SELECT row_number() OVER (ORDER BY id) AS place, * FROM customers WHERE email LIKE 'customer%'
  ), demo AS (
    SELECT row_number() OVER (ORDER BY reference) AS place, * FROM inquiries WHERE customer_email NOT LIKE 'customer%'
  ), sizes AS (
    SELECT (SELECT count(*) FROM customer) AS customers, (SELECT count(*) FROM demo) AS demos
  ), sent AS (
    SELECT i, 1 + floor(customers * power(${chance('i', 6)}, 2))::int AS who, 1 + i % demos AS what,
      $2::timestamptz - ${DAYS} * interval '1 day' * (1 - i / ($1::int + 1.0)) AS at,
      CASE WHEN i > 0.98 * $1 THEN (ARRAY['new', 'new', 'new', 'in_progress'])[1 + i % 4]
        ELSE (ARRAY['accepted', 'accepted', 'closed', 'closed', 'closed', 'rejected', 'quoted', 'in_progress'])
          [1 + floor(${chance('i', 7)} * 8)::int] END AS status
    FROM generate_series(1, $1::int) AS i, sizes
  )
  INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone, customer_company,
    message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value, price_changed,
    has_inactive_items, snapshot, status, status_changed_at, accepted_at, version, last_move, lost, owner_id,
    garment, order_text, product_type_id, created_at)
  SELECT ${uuidOf('at', 'i', '1')}, 'TRZ-' || to_char(at AT TIME ZONE 'Africa/Cairo', 'YYYY') || '-' ||
      lpad((9000000 + i)::text, 7, '0'),
    customer.id, name, email, phone, company, message, is_sample_request, quantity, total_cost, price_per_item,
    sample_cost, value, i % 50 = 0, i % 70 = 0, snapshot, sent.status,
    CASE WHEN sent.status <> 'new' THEN least(at + interval '3 days', $2) END,
    CASE WHEN sent.status = 'accepted' OR (sent.status = 'closed' AND i % 4 > 0)
      THEN least(at + interval '3 days', $2) END,
    CASE WHEN sent.status <> 'new' THEN 2 ELSE 1 END,
    CASE WHEN sent.status <> 'new' THEN jsonb_build_object('from', 'new', 'version', 2, 'undoes', NULL,
      'acceptedAtBefore', NULL, 'statusChangedAtBefore', NULL) END,
    CASE WHEN sent.status = 'rejected' THEN jsonb_build_object(
      'reason', (ARRAY['price', 'time', 'minimum', 'no_answer'])[1 + i % 4], 'note', '') END,
    CASE WHEN i % 5 = 0 THEN (SELECT id FROM staff LIMIT 1) END,
    garment, order_text, product_type_id,
    at
  FROM sent JOIN customer ON customer.place = who JOIN demo ON demo.place = what
  ORDER BY i`;

const MOVES = `
  INSERT INTO audit_trail (at, staff_id, staff_email, action, thing_kind, thing_id, before, after)
  SELECT status_changed_at, '01993c00-0000-7000-8000-0000000000aa', 'demo@tiraz.example', 'inquiry.status-changed',
    'inquiry', id, '{"status": "new"}', jsonb_build_object('status', status)
  FROM inquiries WHERE customer_email LIKE 'customer%' AND status_changed_at IS NOT NULL ORDER BY status_changed_at`;

/** How many of them. */
export interface Size {
  inquiries: number;
  customers: number;
}

/**
 * Fills a migrated database that holds the demo data. The same numbers and the same `now` give the same rows.
 * @param size they lie in the three years up to `now`
 * @returns when they are stored and the planner knows them
 */
export async function seedInquiries(
  databaseUrl: string,
  { inquiries, customers, now = new Date() }: Size & { now?: Date },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const rebuild = await dropWhatEachRowCosts(client);
    await client.query(CUSTOMERS, [customers, FIRST_NAMES, FAMILY_NAMES, COMPANIES, now]);
    // Without it each inquiry would be compared with every customer.
    await client.query('ANALYZE customers');
    await client.query(INQUIRIES, [inquiries, now]);
    await client.query(MOVES);
    await rebuild();
    for (const table of ['customers', 'inquiries', 'audit_trail'])
      await client.query(`VACUUM ANALYZE ${table}`);
  } finally {
    await client.end();
  }
}

/**
 * Until the backend's job has derived how every customer stands, as it has on any day but the one of an import.
 * @param databaseUrl of a database that a backend runs on
 */
export async function untilStandingsAreKept(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const isAnyLeft = async () => (await client.query('SELECT FROM stale_customers LIMIT 1')).rowCount;
    while (await isAnyLeft()) await pause(1_000);
    await client.query('VACUUM ANALYZE customer_standings, standing_counts, stale_customers');
  } finally {
    await client.end();
  }
}

interface Named {
  /** A table. */
  of: string;
  /** Quoted. */
  name: string;
}

interface Defined {
  /** SQL that makes it. */
  definition: string;
}

/**
 * Indexes and references, built and checked whole afterwards, take a tenth of the time. What triggers make of each
 * order is copied from the demo's instead; what they write for the release before, nobody reads here.
 * @returns what brings them back
 */
async function dropWhatEachRowCosts(client: pg.Client): Promise<() => Promise<void>> {
  const tables = ['inquiries', 'audit_trail'];
  const { rows: references } = await client.query<Named & Defined>(
    `SELECT conrelid::regclass AS of, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[])`,
    [tables],
  );
  const { rows: indexes } = await client.query<Omit<Named, 'of'> & Defined>(
    `SELECT quote_ident(indexname) AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = ANY($1) AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [tables],
  );
  const { rows: triggers } = await client.query<Named>(
    `SELECT tgrelid::regclass AS of, quote_ident(tgname) AS name FROM pg_trigger
     WHERE tgrelid = ANY($1::regclass[]) AND NOT tgisinternal AND tgtype & ${EACH_ROW} > 0`,
    [tables],
  );
  for (const { of, name } of triggers) await client.query(`ALTER TABLE ${of} DISABLE TRIGGER ${name}`);
  for (const { of, name } of references) await client.query(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { of, name } of triggers) await client.query(`ALTER TABLE ${of} ENABLE TRIGGER ${name}`);
    await client.query(`SET maintenance_work_mem = '512MB'`);
    for (const { definition } of indexes) await client.query(definition);
    for (const { of, name, definition } of references) {
      await client.query(`ALTER TABLE ${of} ADD CONSTRAINT ${name} ${definition}`);
    }
  };
}
