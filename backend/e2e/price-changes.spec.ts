import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withClient } from './databases.js';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import {
  createDatabase,
  query,
  signedIn,
  startBackend,
  startNeighbour,
  until,
  type Backend,
  type Neighbour,
} from './harness.js';
import { Quoted } from './quoted.js';

type Item = Record<string, unknown> & { id: string; name: string; version: number; costMultiplier: string };
interface Change {
  id: string;
  version: number;
  state: string;
  items: {
    name: string;
    outcome: string;
    lines: { before: string; after: string; found: string | null }[];
  }[];
  code?: string;
}

const LISTS = ['product-types', 'fabrics', 'fits', 'finishing-qualities', 'print-types'];
const EIGHT_MORE = { basisPoints: 800, rounding: '0.25' };

let databaseUrl: string;
let backend: Backend;
let staff: Record<string, string>;
let example: SelectionBody;

const ask = <Body>(method: string, path: string, body?: unknown, headers = {}) =>
  backend.ask<Body>(`/api/${path}`, { method, body, headers: { ...staff, ...headers } });
const fabrics = async () => (await ask<Item[]>('GET', 'admin/fabrics')).body;
const publicBytes = async () =>
  Promise.all(LISTS.map(async (list) => (await fetch(`${backend.url}/api/${list}`)).text()));
const wanted = (items: readonly Item[]) =>
  items.map(({ id, version, costMultiplier: was }) => ({
    ...{ kind: 'fabric', id, version },
    prices: [{ field: 'costMultiplier', was }],
  }));
const change = async (body: object) => (await ask<Change>('POST', 'admin/price-changes', body)).body;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  staff = await signedIn(backend);
  example = await workedExample(backend);
});
afterAll(() => backend.stop());

/** Every price of the catalogue, by a rule. */
async function everything() {
  const kinds = {
    'product-types': ['productType', 'basePrice'],
    fabrics: ['fabric', 'costMultiplier'],
    fits: ['fit', 'priceModifier'],
    'finishing-qualities': ['finishingQuality', 'priceModifier'],
    'print-types': ['printType', 'setupCost', 'perItemCost'],
  };
  const all = await Promise.all(
    Object.entries(kinds).map(async ([list, [kind, ...fields]]) =>
      (await ask<Item[]>('GET', `admin/${list}`)).body.map((item) => ({
        ...{ kind, id: item.id, version: item.version },
        prices: fields.map((field) => ({ field, was: item[field] })),
      })),
    ),
  );
  return all.flat();
}

describe('a change of all prices', () => {
  it('and the way back are the same bytes, and a quote in flight is wholly old or wholly new', async () => {
    const before = await publicBytes();
    const quote = async () =>
      (await backend.ask<{ totalCost: string }>('/api/calculate-quote', { body: example })).body.totalCost;
    const old = await quote();
    const seen = new Set<string>();
    let isOver = false;
    const quoting = (async () => {
      while (!isOver) seen.add(await quote());
    })();
    const saved = await change({ rule: EIGHT_MORE, items: await everything(), effectiveAt: 'now' });
    expect(saved.state).toBe('applied');
    const dearer = await quote();
    isOver = true;
    await quoting;
    expect(dearer).not.toBe(old);
    expect([...seen].filter((total) => total !== old && total !== dearer)).toEqual([]);
    expect(await publicBytes()).not.toEqual(before);

    const reverted = await ask<Change>('POST', `admin/price-changes/${saved.id}/revert`, undefined, {
      'if-match': `"${saved.version}"`,
    });
    expect(reverted).toMatchObject({ status: 200, body: { state: 'reverted' } });
    expect(await publicBytes()).toEqual(before);
    expect(await quote()).toBe(old);
  });

  it('is one notification, however many prices it changes', async () => {
    await withClient(databaseUrl, async (client) => {
      let told = 0;
      client.on('notification', () => (told += 1));
      await client.query('LISTEN catalogue_changed');
      const { id } = await change({ rule: EIGHT_MORE, items: await everything(), effectiveAt: 'now' });
      // What was said before it has come before its answer.
      await client.query('SELECT 1');
      await until('it is told', async () => (await client.query('SELECT 1')) && told > 0);
      expect(told).toBe(1);
      await ask('POST', `admin/price-changes/${id}/revert`);
    });
  });
});

describe('at the same moment', () => {
  it('a change and edits of its prices leave each price to one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const items = await fabrics();
      // One that costs nothing would not be changed by a percentage.
      const edited = items.find(({ costMultiplier }) => costMultiplier !== '0.00')!;
      const price = (Number(edited.costMultiplier) + 1.01).toFixed(2);
      const [saved, put] = await Promise.all([
        change({ rule: EIGHT_MORE, items: wanted(items), effectiveAt: 'now' }),
        ask<Item>('PUT', `admin/fabrics/${edited.id}`, { costMultiplier: price }),
      ]);
      expect(put.status).toBe(200);
      const now = (await fabrics()).find(({ id }) => id === edited.id)!;
      // Whoever came first, the edit said a price of its own, and the change knows what it did not touch.
      expect(now.costMultiplier).toBe(price);
      const mine = saved.items.find(({ name }) => name === edited.name)!;
      const { body: history } = await ask<{ before: Item }[]>('GET', `admin/fabrics/${edited.id}/history`);
      const wasFirst = mine.outcome === 'applied';
      expect(history[0]!.before.costMultiplier).toBe(wasFirst ? mine.lines[0]!.after : edited.costMultiplier);
      if (!wasFirst) expect(mine).toMatchObject({ outcome: 'kept-out', lines: [{ found: price }] });
      await ask('POST', `admin/price-changes/${saved.id}/revert`);
      expect((await fabrics()).find(({ id }) => id === edited.id)!.costMultiplier).toBe(price);
    }
  });

  it('of two who take the same step one is told that it is done', async () => {
    const draft = await change({ rule: EIGHT_MORE, items: wanted(await fabrics()) });
    expect(draft.state).toBe('draft');
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask<Change>('POST', `admin/price-changes/${draft.id}/apply`)),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    const stale = await ask<Change>('POST', `admin/price-changes/${draft.id}/revert`, undefined, {
      'if-match': '"1"',
    });
    expect(stale).toMatchObject({ status: 412, body: { current: { version: 2, state: 'applied' } } });
    await ask('POST', `admin/price-changes/${draft.id}/revert`);
  });
});

describe('what is scheduled', () => {
  let neighbour: Neighbour;
  afterAll(() => neighbour.stop());

  it('takes effect once among all processes, and shows in each', async () => {
    neighbour = await startNeighbour(databaseUrl);
    const before = await fabrics();
    const saved = await change({
      rule: EIGHT_MORE,
      items: wanted(before),
      effectiveAt: `${new Date().getUTCFullYear() + 1}-01-03T08:00`,
    });
    expect(saved.state).toBe('scheduled');
    // As if the minute had come; the job is due then, in whichever process.
    await query(
      databaseUrl,
      `UPDATE price_changes SET effective_at = now() - interval '1 second' WHERE id = '${saved.id}'`,
    );
    await query(
      databaseUrl,
      `SELECT pg_notify('jobs:insert', '{"count":1}') FROM graphile_worker._private_jobs, LATERAL
         (SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at => now())) AS due
       WHERE key = 'price-change:${saved.id}'`,
    );
    const read = async () => (await ask<Change>('GET', `admin/price-changes/${saved.id}`)).body;
    await until('it has taken effect', async () => (await read()).state === 'applied', 20_000);
    const after = (await fabrics()).map(({ costMultiplier }) => costMultiplier);
    expect(after).not.toEqual(before.map(({ costMultiplier }) => costMultiplier));
    await until('the neighbour lists it', async () => {
      const { body } = await neighbour.ask<Item[]>('/api/fabrics');
      return body.every(({ costMultiplier }) => after.includes(costMultiplier));
    });
    const [row] = await query<{ count: number }>(
      databaseUrl,
      `SELECT count(*)::int FROM audit_trail WHERE action = 'price-change.applied' AND thing_id = '${saved.id}'`,
    );
    expect(row!.count).toBe(1);
    await ask('POST', `admin/price-changes/${saved.id}/revert`);
  });
});

describe('a preview', () => {
  it('knows what was asked for most, and how many quotations stay as they are', async () => {
    for (let times = 0; times < 3; times += 1)
      await backend.ask('/api/inquiries', { body: inquiryOf({ ...example, quantity: 250 + times }) });
    const items = wanted(await fabrics());
    const previewed = () =>
      ask<{
        examples: { inquiries: number; pieces: number; now: object }[];
        openQuotations: number;
      }>('POST', 'admin/price-changes/preview', { rule: EIGHT_MORE, items });
    const { status, body } = await previewed();
    expect(status).toBe(200);
    const quoted = new Quoted(
      () => backend,
      () => staff,
    );
    await quoted.sent();
    expect((await previewed()).body.openQuotations).toBe(body.openQuotations + 1);
    expect(body.examples.length).toBeGreaterThan(0);
    expect(body.examples.length).toBeLessThanOrEqual(20);
    expect(body.examples.some(({ inquiries, pieces }) => inquiries >= 3 && pieces === 252)).toBe(true);
    const counts = body.examples.map(({ inquiries }) => inquiries);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });
});

describe('in how many inquiries an item was asked for', () => {
  it('is counted by its id, of a colour by its word', async () => {
    const usage = async (id: string) =>
      (await ask<{ inquiries: number }>('GET', `admin/item-usage/${id}`)).body.inquiries;
    const colours = (await ask<Item[]>('GET', 'admin/colors')).body;
    const white = colours.find(({ name }) => name === 'White')!;
    const ids = [example.productTypeId, example.fabricId, example.printOptions[0]!.printTypeId, white.id];
    const before = await Promise.all(ids.map(usage));
    await backend.ask('/api/inquiries', { body: inquiryOf({ ...example, colors: ['white'] }) });
    expect(await Promise.all(ids.map(usage))).toEqual(before.map((count) => count + 1));
  });
});
