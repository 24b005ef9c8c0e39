import { beforeAll, describe, expect, it } from '@jest/globals';
import { inquiryOf, workedExample } from './garments.js';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';

interface Entry {
  id: string;
  at: string;
  by: string | null;
  action: string;
  thing: {
    kind: string;
    id: string;
    label: string | null;
    labelAr: string | null;
    customerId: string | null;
  };
  before: object | null;
  after: object | null;
}

const LIST = '/api/admin/audit-trail';
const FABRIC = '01993c00-0000-7000-8000-0000000000fa';
const FIT = '01993c00-0000-7000-8000-0000000000f1';
const SARA = 'sara@tiraz.example';
const OMAR = 'omar@tiraz.example';

/** By, action, kind, id, when: around Cairo's days, whose midnight of 24 April 2026 does not exist. */
const ENTRIES = [
  [SARA, 'fabric.created', 'fabric', FABRIC, '2026-01-14T21:59:59.999Z'],
  [SARA, 'fabric.updated', 'fabric', FABRIC, '2026-01-14T22:00:00Z'],
  [OMAR, 'fit.updated', 'fit', FIT, '2026-01-15T21:59:59.999Z'],
  [OMAR, 'fabric.updated', 'fabric', FABRIC, '2026-01-15T22:00:00Z'],
  [null, 'session.refused', 'staffAccount', 'unknown', '2026-04-23T21:59:59Z'],
  [null, 'session.refused', 'staffAccount', 'unknown', '2026-04-23T22:00:00Z'],
  // Two of one moment: the later row is the newer one.
  [SARA, 'fit.updated', 'fit', FIT, '2026-06-01T09:00:00Z'],
  [SARA, 'fit.moved', 'fit', FIT, '2026-06-01T09:00:00Z'],
] as const;

let databaseUrl: string;
let backend: Backend;
let headers: Record<string, string>;
/** Where the numbers of ENTRIES begin. */
let first = 0;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  headers = await signedIn(backend);
  for (const [email, action, kind, id, at] of ENTRIES) {
    const [row] = await query<{ id: string }>(
      databaseUrl,
      `INSERT INTO audit_trail (at, staff_id, staff_email, action, thing_kind, thing_id)
       VALUES ($1, CASE WHEN $2::text IS NOT NULL THEN gen_random_uuid() END, $2, $3, $4, $5) RETURNING id`,
      [at, email, action, kind, id],
    );
    first ||= Number(row!.id);
  }
});

const ask = <Body = Entry[]>(search: string) => backend.ask<Body>(LIST + search, { headers });
/** The numbers of the entries of ours that a filter leaves, newest first. */
const found = async (search: string) => {
  const { status, body } = await ask(`?limit=1000&${search}`);
  expect(status).toBe(200);
  return body.map(({ id }) => Number(id) - first).filter((number) => number >= 0 && number < ENTRIES.length);
};

describe('the audit trail is read', () => {
  it.each([
    ['by person', `by=${SARA}`, [7, 6, 1, 0]],
    ['by person, whatever the letter case', 'by=OMAR@tiraz.example', [3, 2]],
    ['by nobody', 'by=nobody&kind=staffAccount', [5, 4]],
    ['by somebody who never was', 'by=stranger@tiraz.example', []],
    ['by kind', 'kind=fit', [7, 6, 2]],
    ['by thing', `thing=${FABRIC}`, [3, 1, 0]],
    ['by thing in capitals', `thing=${FABRIC.toUpperCase()}`, [3, 1, 0]],
    ['by what is not known', 'thing=unknown', [5, 4]],
    ['by action', 'action=fit.updated', [6, 2]],
    ['by a day of winter', 'from=2026-01-15&to=2026-01-15', [2, 1]],
    ['from a day on', 'from=2026-01-16&to=2026-06-01', [7, 6, 5, 4, 3]],
    ['until a day', 'to=2026-01-14', [0]],
    ['by the day without a midnight', 'from=2026-04-24&to=2026-04-24', [5]],
    ['by the day before it', 'from=2026-04-23&to=2026-04-23', [4]],
    ['by the last days that there are', 'from=1900-01-01&to=9999-12-31&kind=fit', [7, 6, 2]],
    [
      'by several at once',
      `by=${SARA}&kind=fabric&action=fabric.updated&thing=${FABRIC}&from=2026-01-15`,
      [1],
    ],
    ['by what excludes each other', `kind=fit&thing=${FABRIC}`, []],
  ])('%s', async (_, search, numbers) => {
    expect(await found(search)).toEqual(numbers);
  });

  it('by the reference of an inquiry, which it shows, with its customer', async () => {
    const selection = await workedExample(backend);
    const { body: receipt } = await backend.ask<{ id: string; reference: string }>('/api/inquiries', {
      body: inquiryOf(selection),
    });
    for (const thing of [receipt.reference, receipt.reference.toLowerCase(), receipt.id]) {
      const { body } = await ask(`?thing=${thing}`);
      expect(body).toMatchObject([
        {
          by: null,
          action: 'inquiry.submitted',
          thing: {
            kind: 'inquiry',
            id: receipt.id,
            label: receipt.reference,
            customerId: expect.any(String),
          },
        },
      ]);
    }
    expect((await ask('?thing=TRZ-2026-999999')).body).toEqual([]);
  });

  it('with what it tells of: who, what, when, before and after, and what the thing is called', async () => {
    const {
      body: [item],
    } = await backend.ask<{ id: string; basePrice: string }[]>('/api/admin/product-types', { headers });
    const { id, basePrice } = item!;
    await backend.ask(`/api/admin/product-types/${id}`, {
      method: 'PUT',
      headers,
      body: { basePrice: '475.00', name: 'Hoodie', nameAr: 'هودي' },
    });
    const { body } = await ask(`?thing=${id}`);
    expect(body).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/^20.*Z$/),
        by: 'mona@tiraz.example',
        action: 'productType.updated',
        thing: { kind: 'productType', id, label: 'Hoodie', labelAr: 'هودي', customerId: null },
        before: expect.objectContaining({ basePrice }),
        after: expect.objectContaining({ basePrice: '475.00' }),
      },
    ]);
  });

  it('a page at a time, both ways', async () => {
    const seen: string[] = [];
    let address = `?limit=3&from=2026-01-14&to=2026-06-01&kind=fit`;
    const first = await ask(address);
    expect(first.headers.get('x-total-count')).toBe('3');
    address = '?limit=2&by=sara@tiraz.example';
    let link = '';
    for (let pages = 0; pages < 3 && address; pages += 1) {
      const page = await ask(address);
      seen.push(...page.body.map(({ action }) => action));
      link = page.headers.get('link') ?? '';
      address = /audit-trail(\?[^>]+)>; rel="next"/.exec(link)?.[1] ?? '';
    }
    expect(seen).toEqual(['fit.moved', 'fit.updated', 'fabric.updated', 'fabric.created']);
    const back = /audit-trail(\?[^>]+)>; rel="prev"/.exec(link)?.[1] ?? '';
    expect((await ask(back)).body.map(({ action }) => action)).toEqual(['fit.moved', 'fit.updated']);
  });

  it('with how many there are, up to more than ten thousand', async () => {
    const add = (entries: number) =>
      query(
        databaseUrl,
        `INSERT INTO audit_trail (at, action, thing_kind, thing_id)
         SELECT '2025-01-01Z', 'fit.moved', 'fit', $2 FROM generate_series(1, $1::int)`,
        [entries, FIT],
      );
    const total = async () => (await ask('?limit=1&to=2025-01-31')).headers.get('x-total-count');
    await add(10_000);
    expect(await total()).toBe('10000');
    await add(1);
    expect(await total()).toBe('10001');
    await add(1);
    expect(await total()).toBe('10001');
  });

  it('by whoever did something', async () => {
    const { status, body } = await ask<string[]>('/people');
    expect(status).toBe(200);
    expect(body).toEqual([...new Set(body)].sort());
    expect(body).toEqual(expect.arrayContaining(['mona@tiraz.example', OMAR, SARA]));
  });
});

describe('the database keeps the trail as it is', () => {
  it.each([
    `UPDATE audit_trail SET staff_email = 'somebody@else.example'`,
    `DELETE FROM audit_trail WHERE id = 1`,
    'TRUNCATE audit_trail',
    'TRUNCATE audit_trail, customers CASCADE',
    `INSERT INTO audit_trail (id, at, action, thing_kind, thing_id) OVERRIDING SYSTEM VALUE
     VALUES (1, now(), 'x', 'x', 'x') ON CONFLICT (id) DO UPDATE SET action = 'x'`,
    `MERGE INTO audit_trail USING (SELECT 1 AS id) AS one ON audit_trail.id = one.id WHEN MATCHED THEN DELETE`,
    'WITH gone AS (DELETE FROM audit_trail RETURNING 1) SELECT FROM gone',
  ])('%s', async (sql) => {
    const before = await query(databaseUrl, 'SELECT count(*), max(at) FROM audit_trail');
    await expect(query(databaseUrl, sql)).rejects.toThrow('audit_trail is append-only');
    expect(await query(databaseUrl, 'SELECT count(*), max(at) FROM audit_trail')).toEqual(before);
  });

  it('unless its owner restores it, on purpose, for one transaction', async () => {
    const spare = await createDatabase();
    const row = `INSERT INTO audit_trail (at, action, thing_kind, thing_id) VALUES (now(), 'x', 'x', 'x')`;
    const trigger = 'TRIGGER audit_trail_is_append_only';
    await query(spare, `${row}; ${row}`);
    await query(
      spare,
      `BEGIN; ALTER TABLE audit_trail DISABLE ${trigger}; TRUNCATE audit_trail; ${row};
       ALTER TABLE audit_trail ENABLE ${trigger}; COMMIT`,
    );
    expect(await query(spare, 'SELECT action FROM audit_trail')).toEqual([{ action: 'x' }]);
    await expect(query(spare, 'TRUNCATE audit_trail')).rejects.toThrow('append-only');
  });
});
