import { isDeepStrictEqual } from 'node:util';
import type { AuditedAction, AuditedKind } from '@tiraz/contracts/audit-trail';
import { workedExample, type SelectionBody } from './garments.js';
import { query, signedIn, type Backend } from './harness.js';

export const MONA = 'mona@tiraz.example';

/** What a staff route answers with. */
export interface Item extends Record<string, unknown> {
  id: string;
  sortOrder: number;
}

/** A row of the audit trail, its thing by kind and id. */
export interface Trace {
  by: string | null;
  action: AuditedAction;
  thing: [kind: AuditedKind, id: string];
  before: object | null;
  after: object | null;
}

/** Something that writes, and what it has to leave in the audit trail. */
export interface Action<Answer = unknown> {
  /** The operation's id in the OpenAPI document, or what a person would call it. */
  name: string;
  does: () => Promise<Answer>;
  leaves: (answer: Answer) => Trace[];
}

export const NOTHING = (): Trace[] => [];

export function trace(
  action: Trace['action'],
  thing: Trace['thing'],
  before: object | null = null,
  after: object | null = null,
  by: string | null = MONA,
): Trace {
  return { by, action, thing, before, after };
}

export function action<Answer>(
  name: string,
  does: () => Promise<Answer>,
  leaves: (answer: Answer) => Trace[],
): Action {
  return { name, does, leaves: leaves as Action['leaves'] };
}

/** A backend with the demo data, and somebody who is signed in. */
export class Walk {
  private constructor(
    readonly backend: Backend,
    readonly databaseUrl: string,
    public headers: Record<string, string>,
    /** The id of the account. */
    readonly mona: string,
    readonly selection: SelectionBody,
  ) {}

  static async begin(backend: Backend, databaseUrl: string): Promise<Walk> {
    const headers = await signedIn(backend, MONA);
    const sql = 'SELECT id FROM staff WHERE email = $1';
    const [staff] = await query<{ id: string }>(databaseUrl, sql, [MONA]);
    return new Walk(backend, databaseUrl, headers, staff!.id, await workedExample(backend));
  }

  /** One staff request, which has to succeed. */
  async ask<Body = Item>(method: string, path: string, body?: unknown): Promise<Body> {
    const sent = { method, headers: this.headers, ...(body === undefined ? {} : { body }) };
    const answer = await this.backend.ask<Body>(path, sent);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

/** Kept for a while by the machine alone, about requests; or by one account for itself. */
const BOOKKEEPING = [
  'idempotency_keys',
  // What somebody calls a part of a list concerns nobody else: decision 061.
  'inquiry_views',
  // One more with each answer to a submission, the repeated ones too.
  'link_tokens',
  // What becomes of a mail after it was written: by jobs.
  'messages',
  // What jobs go on adding up and deriving of other rows: decisions 069 and 070.
  'inquiry_counts',
  'inquiry_month_counts',
  'customer_standings',
  'stale_customers',
  'standing_counts',
  'password_checks',
  'staff_devices',
  // What waits for a code.
  'staff_challenges',
  // The accounts and mails that come of them are counted; a mail that is tried again adds a hash.
  'staff_invitations',
  'staff_sessions',
  'uploads',
  // Of visitors; what is sent with an inquiry is counted in its entry.
  'artwork',
  'migrations',
];

/** Columns of other tables that one account says for itself: decision 065. */
const OWN_MATTERS: Readonly<Record<string, readonly string[]>> = { staff: ['language', 'daily_digest'] };

/**
 * Does one thing after the other and holds what it leaves in the audit trail against what it should, to the row and
 * the field; and whatever it changes in any table has to have left a row at all.
 *
 * @returns one sentence for each fault
 */
export async function faultsOf(databaseUrl: string, actions: readonly Action[]): Promise<string[]> {
  const faults: string[] = [];
  let seen = await lastEntry(databaseUrl);
  let tables = await fingerprints(databaseUrl);
  for (const { name, does, leaves } of actions) {
    const began = new Date();
    const expected = leaves(await does());
    const { rows, last, moments } = await entriesSince(databaseUrl, seen);
    const now = await fingerprints(databaseUrl);
    const written = Object.keys(now).filter((table) => now[table] !== tables[table]);
    // Clones, as what pg has read has other prototypes than what a test writes.
    if (!isDeepStrictEqual(structuredClone(rows), structuredClone(expected))) {
      faults.push(`${name} left ${JSON.stringify(rows)} instead of ${JSON.stringify(expected)}`);
    }
    if (written.length > 0 && rows.length === 0) {
      faults.push(`${name} wrote to ${written.join(', ')} and left no row`);
    }
    if (moments.some((at) => at < began || at > new Date()))
      faults.push(`${name} left a row of another time`);
    seen = last;
    tables = now;
  }
  return faults;
}

async function lastEntry(databaseUrl: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    databaseUrl,
    'SELECT coalesce(max(id), 0) AS id FROM audit_trail',
  );
  return row!.id;
}

async function entriesSince(databaseUrl: string, seen: string) {
  const found = await query<
    Omit<Trace, 'thing'> & { id: string; at: Date; kind: AuditedKind; thing: string }
  >(
    databaseUrl,
    `SELECT id, at, staff_email AS by, action, thing_kind AS kind, thing_id AS thing, before, after
     FROM audit_trail WHERE id > $1 ORDER BY id`,
    [seen],
  );
  return {
    rows: found.map(({ by, action, kind, thing, before, after }): Trace => {
      return { by, action, thing: [kind, thing], before, after };
    }),
    moments: found.map(({ at }) => at),
    last: found.at(-1)?.id ?? seen,
  };
}

/** One for each table but the trail itself and the bookkeeping; it differs as soon as a row does. */
async function fingerprints(databaseUrl: string): Promise<Record<string, string>> {
  const names = await query<{ name: string }>(
    databaseUrl,
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ($1) ORDER BY relname`,
    [['audit_trail', ...BOOKKEEPING]],
  );
  const selects = names.map(({ name }) => {
    const ignored = OWN_MATTERS[name];
    const row = ignored ? `(to_jsonb(t) - '{${ignored.join()}}'::text[])` : 't';
    return `SELECT '${name}' AS name, coalesce(sum(hashtextextended(${row}::text, 0)), 0)::text AS print
        FROM ${name} AS t`;
  });
  const prints = await query<{ name: string; print: string }>(databaseUrl, selects.join(' UNION ALL '));
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]));
}
