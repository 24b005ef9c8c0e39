import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inquiryOf, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, type Ask, type Backend } from './harness.js';
import { StatementLog } from './statements.js';

interface Summary {
  id: string;
  reference: string;
  customerName: string;
  status: string;
  adminNotes: string;
  totalCost: string;
  version: number;
}
interface Details extends Summary {
  orderTotal: string;
  acceptedAt: string | null;
  selection: { fabric: { name: string; costMultiplier: string } };
  history: { from: string | null; to: string; changedBy: string | null; changedAt: string }[];
}
type Stale = ProblemBody & { current: Details };

const LIST = '/api/admin/inquiries';

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;
let mona: Record<string, string>;
let omar: Record<string, string>;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  example = await workedExample(backend);
  mona = await signedIn(backend);
  omar = await signedIn(backend, 'omar@tiraz.example');
});
afterAll(() => backend.stop());

const ask = <Body>(path: string, { headers, ...options }: Ask = {}) =>
  backend.ask<Body>(path, { ...options, headers: { ...mona, ...headers } });
const put = <Body = Details>(id: string, body: unknown, headers: Ask['headers'] = {}) =>
  ask<Body>(`${LIST}/${id}`, { method: 'PUT', body, headers });

async function submitted(change: object = {}): Promise<Summary> {
  const { status, body } = await backend.ask<Summary>('/api/inquiries', { body: inquiryOf(example, change) });
  expect(status).toBe(201);
  return body;
}
/** What staff did. */
const auditOf = (id: string) =>
  query(
    databaseUrl,
    `SELECT staff_email, action, before, after FROM audit_trail
     WHERE thing_kind = 'inquiry' AND thing_id = $1 AND staff_email IS NOT NULL ORDER BY id`,
    [id],
  );

describe('staff see the inquiries', () => {
  it('newest first, and how many there are', async () => {
    const latest = await submitted({ customerName: 'Newest of all' });
    const { status, body, headers } = await ask<Summary[]>(`${LIST}?limit=3`);
    const [counted] = await query<{ count: string }>(databaseUrl, 'SELECT count(*) FROM inquiries');
    expect(status).toBe(200);
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({ id: latest.id, customerName: 'Newest of all', version: 1 });
    expect(headers.get('x-total-count')).toBe(counted!.count);
    expect(headers.get('link')).toMatch(/^<\/api\/admin\/inquiries\?limit=3&cursor=[^>]+>; rel="next"$/);
  });

  it('page after page by the links, each of them once', async () => {
    const ids: string[] = [];
    const totals = new Set<string | null>();
    for (let path: string | undefined = `${LIST}?limit=7&sort=customerName`; path;) {
      const { body, headers }: { body: Summary[]; headers: Headers } = await ask<Summary[]>(path);
      ids.push(...body.map(({ id }) => id));
      totals.add(headers.get('x-total-count'));
      path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect([...totals]).toEqual([String(ids.length)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(40);
  });

  it('by status and by what they search for', async () => {
    const { id } = await submitted({ customerName: 'إيمان الزُّهيري', isSampleRequest: true });
    const found = await ask<Summary[]>(`${LIST}?status=new&q=${encodeURIComponent('ايمان الزهيرى')}`);
    expect(found.body).toMatchObject([{ id, totalCost: '1000.00' }]);
    const elsewhere = await ask<Summary[]>(`${LIST}?status=quoted&q=${encodeURIComponent('ايمان')}`);
    expect([elsewhere.body, elsewhere.headers.get('x-total-count')]).toEqual([[], '0']);
  });

  it.each([
    ['', 2],
    // How frequent the word is, counting, and the page.
    ['&q=a&status=new&sort=totalCost', 3],
  ])('with as many statements for a long list as for a short one', async (filter, statements) => {
    const log = new StatementLog();
    try {
      for (const limit of [1, 1000]) {
        await ask(`${LIST}?limit=${limit}${filter}`);
        const ofInquiries = log.ofLatestRequest.filter((sql) => /FROM inquir(ies|y_counts)/.test(sql));
        expect(ofInquiries).toHaveLength(statements);
      }
    } finally {
      log.stop();
    }
  });
});

describe('the whole inquiry', () => {
  it('has its selection, price and history as of its day, whatever became of the catalogue', async () => {
    const { id } = await submitted({ totalCost: '20000.00' });
    await query(
      databaseUrl,
      `UPDATE fabrics SET cost_multiplier = 99, is_active = false, name = 'Gone' WHERE id = $1`,
      [example.fabricId],
    );
    await query(databaseUrl, `UPDATE product_types SET archived_at = now() WHERE id = $1`, [
      example.productTypeId,
    ]);
    const { status, body, headers } = await ask<Details>(`${LIST}/${id}`);
    await query(databaseUrl, `UPDATE product_types SET archived_at = NULL`);
    await query(
      databaseUrl,
      `UPDATE fabrics SET cost_multiplier = 15, is_active = true, name = 'Combed Single Jersey' WHERE id = $1`,
      [example.fabricId],
    );
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"1"');
    expect(body).toMatchObject({
      totalCost: '23700.00',
      orderTotal: '23700.00',
      priceChanged: true,
      seen: { totalCost: '20000.00', pricePerItem: null, sampleCost: null },
      acceptedAt: null,
      selection: {
        productType: { name: 'Basic T-Shirt', nameAr: 'تيشيرت أساسي', basePrice: '145.00' },
        fabric: { name: 'Combed Single Jersey', costMultiplier: '15.00' },
        prints: [{ name: 'Screen Print', setupCost: '350.00', colors: 2 }],
        colors: ['white', 'black'],
        quantity: 100,
      },
      quote: { breakdown: { printSetupCost: '700.00' }, range: { totalCostUpTo: '28440.00' } },
      history: [{ from: null, to: 'new', changedBy: null }],
    });
  });

  it('does not change by being read', async () => {
    const { id } = await submitted();
    const first = await ask<Details>(`${LIST}/${id}`);
    expect((await ask<Details>(`${LIST}/${id}`)).body).toEqual(first.body);
    expect(await auditOf(id)).toEqual([]);
  });
});

describe('staff answer', () => {
  it('by moving it on: who, when, from where, and since when it is accepted', async () => {
    const { id } = await submitted();
    const accepted = await put(id, { status: 'accepted' });
    expect([accepted.status, accepted.headers.get('etag')]).toEqual([200, '"2"']);
    expect(accepted.body.acceptedAt).toBe(accepted.body.history[0]!.changedAt);
    const closed = await put(id, { status: 'closed' }, omar);
    expect(closed.body.acceptedAt).toBe(accepted.body.acceptedAt);
    const { body } = await put(id, { status: 'accepted' });
    expect(body.acceptedAt).toBe(body.history[0]!.changedAt);
    expect(body.history.map(({ from, to, changedBy }) => [from, to, changedBy])).toEqual([
      ['closed', 'accepted', 'mona@tiraz.example'],
      ['accepted', 'closed', 'omar@tiraz.example'],
      ['new', 'accepted', 'mona@tiraz.example'],
      [null, 'new', null],
    ]);
    expect((await put(id, { status: 'rejected' })).body.acceptedAt).toBeNull();
    expect(await auditOf(id)).toEqual([
      {
        staff_email: 'mona@tiraz.example',
        action: 'inquiry.status-changed',
        before: { status: 'new' },
        after: { status: 'accepted' },
      },
      expect.objectContaining({ staff_email: 'omar@tiraz.example', after: { status: 'closed' } }),
      expect.objectContaining({ after: { status: 'accepted' } }),
      expect.objectContaining({ after: { status: 'rejected' } }),
    ]);
  });

  it('by keeping notes, which leave the status alone, and the reverse', async () => {
    const { id } = await submitted();
    await put(id, { adminNotes: 'اتصلت بها.\nSecond line' });
    expect((await put(id, { status: 'quoted' })).body).toMatchObject({
      adminNotes: 'اتصلت بها.\nSecond line',
      status: 'quoted',
    });
    expect((await put(id, { adminNotes: '' })).body).toMatchObject({
      adminNotes: '',
      status: 'quoted',
      version: 4,
    });
    const [, , third] = await auditOf(id);
    expect(third).toMatchObject({
      before: { adminNotes: 'اتصلت بها.\nSecond line' },
      after: { adminNotes: '' },
    });
  });

  it('what somebody else has answered meanwhile: 412 with the inquiry as it is', async () => {
    const { id } = await submitted();
    await put(id, { adminNotes: 'mine' }, { 'if-match': '"1"' });
    for (const tag of ['"1"', '"never"', 'W/"2"']) {
      const { status, body } = await put<Stale>(id, { status: 'rejected' }, { 'if-match': tag });
      expect([status, body.code, body.current.adminNotes, body.current.status]).toEqual([
        412,
        'entity.stale',
        'mine',
        'new',
      ]);
      expect(body.current).toEqual((await ask<Details>(`${LIST}/${id}`)).body);
    }
    expect((await put(id, { status: 'rejected' }, { 'if-match': '"2"' })).status).toBe(200);
    expect((await put(id, { status: 'quoted' }, { 'if-match': '*' })).status).toBe(200);
  });
});
