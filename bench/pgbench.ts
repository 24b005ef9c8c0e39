// What PostgreSQL alone makes of a submission's rows: pgbench, where it is installed.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The same rows as the peer's in one transaction, values and all but for the number of the customer. */
const script = (snapshot: string) => `\\set number random(1, 2000000000)
BEGIN;
INSERT INTO customers (id, email, name, phone, company, created_at)
  VALUES (gen_random_uuid(), 'pgbench-' || :number || '@example.com', 'Mona Hassan', '+20 100 555 0100', 'Nile Threads', now())
  ON CONFLICT (email) DO UPDATE SET phone = customers.phone RETURNING id AS customer \\gset
INSERT INTO inquiries (id, customer_id, customer_name, customer_email, customer_phone, customer_company, message,
    is_sample_request, quantity, total_cost, price_per_item, sample_cost, value, price_changed, has_inactive_items,
    snapshot, status, created_at, reference)
  VALUES (gen_random_uuid(), :customer, 'Mona Hassan', 'pgbench-' || :number || '@example.com', '+20 100 555 0100',
    'Nile Threads', 'For the spring collection.', false, 333, 77290, 232.10, 1000, 77290, false, false,
    '${snapshot}', 'new', now(), 'TRZ-2026-' || to_char(nextval('inquiry_numbers'), 'FM9999999999000000'))
  RETURNING id AS inquiry \\gset
INSERT INTO audit_trail (at, action, thing_kind, thing_id, after)
  VALUES (now(), 'inquiry.submitted', 'inquiry', :inquiry::text, '{"quantity" : 333}');
INSERT INTO idempotency_keys (key, fingerprint, inquiry_id, claimed_at)
  VALUES (gen_random_uuid()::text, sha256('submission'), :inquiry, now());
COMMIT;
`;

export const pgbenchIsHere = spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0;

export interface PgbenchRun {
  databaseUrl: string;
  /** For its script. */
  folder: string;
  snapshot: string;
  clients: number;
  seconds: number;
}

/** @returns transactions a second */
export function pgbench({ databaseUrl, folder, snapshot, clients, seconds }: PgbenchRun): number {
  const file = join(folder, 'submission.pgbench');
  // A colon before a word or a number would be a variable to pgbench.
  writeFileSync(file, script(snapshot.replaceAll("'", "''").replaceAll(':', ': ')));
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const options = ['-n', '-M', 'prepared', '-c', String(clients), '-T', String(seconds), '-f', file];
  const at = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  const { stdout, stderr } = spawnSync('pgbench', [...options, ...at], {
    encoding: 'utf8',
    env: { ...process.env, PGPASSWORD: password },
  });
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!rate) throw new Error(`pgbench: ${stderr || stdout}`);
  return Number(rate);
}
