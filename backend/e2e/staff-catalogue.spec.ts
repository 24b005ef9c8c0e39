import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { colourIdOf } from '@tiraz/contracts/colours';
import { NEW_ITEMS } from '../src/catalogue/catalogue.fixture.js';
import { inquiryOf, UNKNOWN_ID, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import {
  createDatabase,
  query,
  signedIn,
  startBackend,
  startNeighbour,
  until,
  type Ask,
  type Backend,
  type Neighbour,
} from './harness.js';

type Item = Record<string, unknown> & { id: string; name: string; version: number; sortOrder: number };
type Problem = ProblemBody & { errors?: { path: string; code: string; message: string }[]; current?: Item };

let databaseUrl: string;
let backend: Backend;
let staff: Record<string, string>;
let example: SelectionBody;

const ask = <Body = Item>(method: string, path: string, body?: unknown, headers: Ask['headers'] = {}) =>
  backend.ask<Body>(`/api/${path}`, { method, body, headers: { ...staff, ...headers } });
const listed = async (path: string) => (await ask<Item[]>('GET', path)).body;
const find = async (path: string, name: string) =>
  (await listed(`admin/${path}`)).find((item) => item.name === name)!;
const quoted = async (at: Neighbour = backend) =>
  (await at.ask<{ totalCost?: string; code?: string }>('/api/calculate-quote', { body: example })).body;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  staff = await signedIn(backend);
  example = await workedExample(backend);
});
afterAll(() => backend.stop());

describe.each(NEW_ITEMS)('staff and %s', (path, enough) => {
  it('create one with what is enough, last in the list, and visitors see it at once', async () => {
    const before = await listed(`admin/${path}`);
    const { status, headers, body } = await ask('POST', `admin/${path}`, enough);
    expect(status).toBe(201);
    expect(headers.get('etag')).toBe('"1"');
    expect(body).toMatchObject({ name: enough.name, nameAr: '', isActive: true, version: 1 });
    expect(body.sortOrder).toBeGreaterThan(before.at(-1)!.sortOrder);
    expect(await listed(`admin/${path}`)).toEqual([...before, body]);
    const seen = (await listed(path)).find(({ id }) => id === body.id)!;
    for (const hidden of ['sortOrder', 'version', 'createdAt', 'updatedAt'])
      expect(seen).not.toHaveProperty(hidden);
  });

  it('change one field and no other, and switch it off', async () => {
    const item = await find(path, enough.name);
    const renamed = await ask('PUT', `admin/${path}/${item.id.toUpperCase()}`, { nameAr: 'اسم بالعربية' });
    expect(renamed).toMatchObject({ status: 200 });
    expect(renamed.headers.get('etag')).toBe('"2"');
    expect(renamed.body).toEqual({
      ...item,
      nameAr: 'اسم بالعربية',
      version: 2,
      updatedAt: expect.any(String),
    });

    const off = await ask('PUT', `admin/${path}/${item.id}`, { isActive: false });
    expect(off.body).toEqual({ ...renamed.body, isActive: false, version: 3, updatedAt: expect.any(String) });
    expect(await find(path, enough.name)).toEqual(off.body);
    expect((await listed(path)).map(({ id }) => id)).not.toContain(item.id);
  });

  it('put the list in another order, which visitors see too', async () => {
    const ids = (await listed(`admin/${path}`)).map(({ id }) => id).reverse();
    const { status, body } = await ask<Item[]>('PUT', `admin/${path}/order`, { ids });
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(ids);
    expect(await listed(`admin/${path}`)).toEqual(body);
    const active = body.filter(({ isActive }) => isActive).map(({ id }) => colourIdOf(id));
    expect((await listed(path)).map(({ id }) => id)).toEqual(active);
    await ask('PUT', `admin/${path}/order`, { ids: ids.reverse() });
  });

  it('read who changed what, and put an old value back', async () => {
    const item = await find(path, enough.name);
    const { body: history } = await ask<Record<string, unknown>[]>('GET', `admin/${path}/${item.id}/history`);
    const edits = history.filter(({ action }) => !String(action).endsWith('.moved'));
    expect(edits.map(({ by, before, after }) => ({ by, before, after }))).toEqual([
      { by: 'mona@tiraz.example', before: { isActive: true }, after: { isActive: false } },
      { by: 'mona@tiraz.example', before: { nameAr: '' }, after: { nameAr: 'اسم بالعربية' } },
      { by: 'mona@tiraz.example', before: null, after: expect.objectContaining({ name: enough.name }) },
    ]);
    const restored = await ask('PUT', `admin/${path}/${item.id}`, edits[1]!.before);
    expect(restored.body).toMatchObject({ nameAr: '', version: item.version + 1 });
  });
});

describe('two members of staff on one item', () => {
  it('never overwrite each other unseen: the later one is shown what is there', async () => {
    const item = await find('fits', 'Slim');
    const etag = { 'if-match': `"${item.version}"` };
    const first = await ask('PUT', `admin/fits/${item.id}`, { priceModifier: '11.00' }, etag);
    expect(first.status).toBe(200);
    const late = await ask<Problem>('PUT', `admin/fits/${item.id}`, { nameAr: 'ضيّق' }, etag);
    expect(late).toMatchObject({ status: 412, body: { code: 'entity.stale', current: first.body } });
    const merged = { 'if-match': `"${late.body.current!.version}"` };
    expect(await ask('PUT', `admin/fits/${item.id}`, { nameAr: 'ضيّق' }, merged)).toMatchObject({
      status: 200,
      body: { priceModifier: '11.00', nameAr: 'ضيّق' },
    });
  });

  it('of whom neither asks, the last one wins, field by field', async () => {
    const { id } = await find('fits', 'Slim');
    await Promise.all([
      ask('PUT', `admin/fits/${id}`, { priceModifier: '10.00' }),
      ask('PUT', `admin/fits/${id}`, { nameAr: 'قَصّة ضيقة (سليم)' }),
    ]);
    expect(await find('fits', 'Slim')).toMatchObject({ priceModifier: '10.00', nameAr: 'قَصّة ضيقة (سليم)' });
  });

  it('in 200 races on one version: one of each pair is stored, the other told', async () => {
    const { id } = await find('fits', 'Relaxed');
    for (let race = 0; race < 200; race += 1) {
      const { version } = await find('fits', 'Relaxed');
      const answers = await Promise.all(
        ['1', '2'].map((pound) =>
          ask(
            'PUT',
            `admin/fits/${id}`,
            { priceModifier: `${race}.${pound}0` },
            { 'if-match': `"${version}"` },
          ),
        ),
      );
      expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 412]);
      const stored = answers.find(({ status }) => status === 200)!.body;
      expect(await find('fits', 'Relaxed')).toEqual(stored);
    }
  });
});

describe('a deleted product type', () => {
  it('leaves every list and quote, not its inquiries, and comes back when that is undone', async () => {
    const sent = await backend.ask<{ id: string }>('/api/inquiries', { body: inquiryOf(example) });
    const stored = () => query<object>(databaseUrl, 'SELECT * FROM inquiries WHERE id = $1', [sent.body.id]);
    const inquiry = await stored();
    const path = `admin/product-types/${example.productTypeId}`;
    const shirt = await find('product-types', 'Basic T-Shirt');

    expect(await ask('DELETE', path)).toMatchObject({ status: 204, body: '' });
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('PUT', path, { basePrice: '1.00' })).status).toBe(404);
    expect(await find('product-types', 'Basic T-Shirt')).toBeUndefined();
    expect(await quoted()).toMatchObject({ code: 'selection.unknown-product-type' });
    expect((await listed('product-types')).map(({ name }) => name)).not.toContain('Basic T-Shirt');
    expect(await stored()).toEqual(inquiry);

    const late = await backend.ask<Record<string, unknown>>('/api/inquiries', { body: inquiryOf(example) });
    expect(late).toMatchObject({ status: 201, body: { totalCost: '23700.00' } });
    const [flagged] = await query<object>(databaseUrl, 'SELECT * FROM inquiries WHERE id = $1', [
      late.body.id,
    ]);
    expect(flagged).toMatchObject({ has_inactive_items: true });

    const restored = await ask('POST', `${path}/restore`);
    expect(restored).toMatchObject({
      status: 200,
      body: { ...shirt, version: shirt.version + 2, updatedAt: expect.any(String) },
    });
    expect(await quoted()).toMatchObject({ totalCost: '23700.00' });
    expect(await stored()).toEqual(inquiry);
    expect((await ask('POST', `admin/product-types/${UNKNOWN_ID}/restore`)).status).toBe(404);
  });
});

describe('a price', () => {
  it('is listed and quoted as it was changed to by the process that has answered', async () => {
    const { id, basePrice } = await find('product-types', 'Basic T-Shirt');
    const stale: string[] = [];
    for (let times = 0; times < 40; times += 1) {
      const price = `${200 + times}.00`;
      const total = `${23_700 + 100 * (Number(price) - Number(basePrice))}.00`;
      expect((await ask('PUT', `admin/product-types/${id}`, { basePrice: price })).status).toBe(200);
      const [list, quote] = await Promise.all([listed('product-types'), quoted()]);
      if (list.find((item) => item.id === id)?.basePrice !== price) stale.push(`the list at ${price}`);
      if (quote.totalCost !== total) stale.push(`the quote at ${price}: ${quote.totalCost}`);
    }
    await ask('PUT', `admin/product-types/${id}`, { basePrice });
    expect(stale).toEqual([]);
  });

  it('that changes is quoted by every process within a second', async () => {
    const other = await startNeighbour(databaseUrl);
    const { id } = await find('fabrics', 'Combed Single Jersey');
    await ask('PUT', `admin/fabrics/${id}`, { costMultiplier: 16.5 });
    await until(
      'both quote it',
      async () =>
        [(await quoted()).totalCost, (await quoted(other)).totalCost].join() === '23850.00,23850.00',
      1_000,
    );
    await ask('PUT', `admin/fabrics/${id}`, { costMultiplier: '15.00' });
    await until('both quote the old one', async () => (await quoted(other)).totalCost === '23700.00', 1_000);
    await other.stop();
  });

  it('is lower from so many pieces on, once staff say so, for quotes and inquiries alike', async () => {
    const { id } = await find('product-types', 'Basic T-Shirt');
    const at300 = async () => {
      const body = { ...example, quantity: 300 };
      const quote = await backend.ask<{ totalCost: string; breaks?: object[] }>('/api/calculate-quote', {
        body,
      });
      const inquiry = await backend.ask<{ totalCost: string; id: string }>('/api/inquiries', {
        body: inquiryOf(body),
      });
      return { quote: quote.body, inquiry: inquiry.body };
    };
    const plain = await at300();
    expect(plain.quote).not.toHaveProperty('breaks');

    const quantityBreaks = [
      { from: 250, basisPointsOff: 1000 },
      { from: 1000, unitPrice: '120.00' },
    ];
    const changed = await ask('PUT', `admin/product-types/${id}`, { quantityBreaks });
    expect(changed).toMatchObject({ status: 200, body: { quantityBreaks } });
    const listed = await backend.ask<Item[]>('/api/product-types');
    expect(listed.body.find((item) => item.id === id)).toMatchObject({ quantityBreaks });
    const { quote, inquiry } = await at300();
    const saved = 300 * 14.5;
    expect([quote.totalCost, inquiry.totalCost]).toEqual(
      [0, 0].map(() => (Number(plain.quote.totalCost) - saved).toFixed(2)),
    );
    expect(quote.breaks).toEqual([{ part: 'baseCost', id, from: 250, listPrice: '145.00', price: '130.50' }]);
    expect((await ask('GET', `admin/inquiries/${inquiry.id}`)).body).toMatchObject({
      selection: { productType: { basePrice: '130.50' } },
      quote: {
        lines: expect.arrayContaining([expect.objectContaining({ part: 'baseCost', breaks: quote.breaks })]),
      },
    });

    const refused = await ask('PUT', `admin/product-types/${id}`, { basePrice: '119.99' });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'quantityBreaks[1].unitPrice', code: 'quantity-break.dearer' }] },
    });
    const [entry] = (await ask<object[]>('GET', `admin/product-types/${id}/history`)).body;
    expect(entry).toMatchObject({ before: { quantityBreaks: [] }, after: { quantityBreaks } });

    await ask('PUT', `admin/product-types/${id}`, { quantityBreaks: [] });
    expect((await at300()).quote).toEqual(plain.quote);
    expect((await ask('GET', `admin/inquiries/${inquiry.id}`)).body).toMatchObject({
      quote: { totalCost: inquiry.totalCost },
    });
  });

  it('is shown with what it does before it is stored', async () => {
    const { id } = await find('product-types', 'Hoodie');
    const preview = await ask('POST', 'admin/price-preview', {
      kind: 'productType',
      id,
      changes: { basePrice: '440' },
    });
    expect(preview).toMatchObject({
      status: 200,
      body: {
        now: { at100: { pricePerItem: '430.00', totalCost: '43000.00' }, at500: { totalCost: '215000.00' } },
        after: {
          at100: { pricePerItem: '440.00', totalCost: '44000.00' },
          at500: { totalCost: '220000.00' },
        },
        sample: { productType: { id, name: 'Hoodie' }, fit: { name: 'Regular' }, prints: [] },
      },
    });
    expect(await find('product-types', 'Hoodie')).toMatchObject({ basePrice: '430.00' });
  });
});

describe('the staff lists', () => {
  it('page like every staff list', async () => {
    const whole = await listed('admin/fabrics');
    const first = await ask<Item[]>('GET', 'admin/fabrics?limit=5');
    expect(first.headers.get('x-total-count')).toBe(String(whole.length));
    const next = /<\/api\/([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!;
    expect([...first.body, ...(await listed(next))]).toEqual(whole);
  });
});
