import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ArtworkFacts, Placement } from '@tiraz/contracts/artwork';
import { Client } from 'pg';
import { createDatabase, query } from '../../../e2e/databases.js';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../shared/database/data-source.js';
import { TypeOrmTransactions } from '../../shared/database/transactions.typeorm.js';
import type { DomainError } from '../../shared/domain/domain-error.js';
import type { ArtworkFiles } from '../application/artwork-files.js';
import type { ArtworkRegister } from '../application/artwork-register.js';
import { ManageUploads } from '../application/manage-uploads.js';
import { readsOf } from '../../test-support/query-plan.js';
import { ArtworkEntity } from './artwork.entity.js';
import { InMemoryArtworkRegister } from './artwork-register.in-memory.js';
import { TypeOrmArtworkRegister } from './artwork-register.typeorm.js';

interface Opened {
  register: ArtworkRegister;
  /** Another inquiry of the same customer, or of a new one. */
  inquiry(at: Date, customer?: string): Promise<string>;
  transaction<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

async function inMemory(): Promise<Opened> {
  const customers = new Map<string, string>();
  const asked = new Map<string, Date>();
  const lastAsked = (id: string) => {
    const customer = customers.get(id);
    const times = [...customers]
      .filter(([, one]) => one === customer)
      .map(([one]) => asked.get(one)!.getTime());
    return customer === undefined ? undefined : new Date(Math.max(...times));
  };
  return {
    register: new InMemoryArtworkRegister(lastAsked),
    inquiry: async (at, customer = randomUUID()) => {
      const id = randomUUID();
      customers.set(id, customer);
      asked.set(id, at);
      return id;
    },
    transaction: (work) => work(),
    close: async () => undefined,
  };
}

async function inPostgres(): Promise<Opened & { dataSource: DataSource }> {
  const url = await createDatabase();
  const dataSource = await createDataSource(url, [ArtworkEntity]).initialize();
  return {
    dataSource,
    register: new TypeOrmArtworkRegister(dataSource),
    inquiry: async (at, customer = randomUUID()) => {
      const id = randomUUID();
      await query(
        url,
        `WITH customer AS (
           INSERT INTO customers (id, email, name, created_at) VALUES ($2::uuid, $2::uuid, 'A', now())
           ON CONFLICT DO NOTHING
         )
         INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
           customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
           price_changed, has_inactive_items, snapshot, status, created_at)
         VALUES ($1::uuid, $1::uuid, $2::uuid, '', '', '', '', '', false, 100, 1, 1, 1, 1, false, false, '{}', 'new', $3)`,
        [id, customer, at],
      );
      return id;
    },
    transaction: (work) => new TypeOrmTransactions(dataSource).run(work),
    close: () => dataSource.destroy(),
  };
}

const MONDAY = new Date('2026-03-02T10:00:00Z');
const TUESDAY = new Date('2026-03-03T10:00:00Z');
const FACTS: ArtworkFacts = {
  pages: 1,
  widthPx: 800,
  heightPx: 600,
  widthMm: null,
  heightMm: null,
  inks: [{ hex: '#27375e', share: 1 }],
  photographic: false,
  hasAlpha: true,
  solidGround: null,
};
const PLACEMENT: Placement = {
  areaId: 'front',
  area: { name: 'Front', nameAr: 'الأمام', place: 'front', widthMm: 280, heightMm: 245 },
  widthMm: 200,
  xMm: -3,
  yMm: 12,
  withoutGround: true,
};

describe.each([
  ['in PostgreSQL', inPostgres],
  ['in memory', inMemory],
])('a register of artwork %s', (_, open) => {
  let opened: Opened;
  let register: ArtworkRegister;
  beforeAll(async () => {
    opened = await open();
    register = opened.register;
  });
  afterAll(() => opened.close());

  async function announced(draft: string, change: { createdAt?: Date; sender?: string } = {}) {
    const { createdAt = MONDAY, sender } = change;
    const id = register.nextId(createdAt);
    await register.add({ id, fileName: 'شعار.svg', bytes: 10, createdAt, draft, sender });
    return id;
  }
  const idsOf = async (draft: string) => (await register.ofDraft(draft)).map(({ id }) => id);

  it('has the files of each draft, the oldest first, until they are removed or attached', async () => {
    const second = await announced('a', { createdAt: TUESDAY });
    const first = await announced('a');
    await announced('b');
    expect(await idsOf('a')).toEqual([first, second]);
    expect(await opened.transaction(() => register.holdDraft('a'))).toHaveLength(2);
    expect(await register.find(first)).toEqual({
      id: first,
      fileName: 'شعار.svg',
      bytes: 10,
      state: 'uploading',
      kind: null,
      refusal: null,
      facts: null,
      placement: null,
      createdAt: MONDAY,
    });
    await register.remove(first, TUESDAY);
    expect(await register.find(first)).toBeUndefined();
    expect(await idsOf('a')).toEqual([second]);
    expect(await register.known([first, second, randomUUID()])).toEqual(new Set([second]));
  });

  it('knows which are its own among more than a statement may have parameters', async () => {
    const id = await announced('n');
    const strays = Array.from({ length: 70_000 }, () => randomUUID());
    expect(await register.known([...strays, id])).toEqual(new Set([id]));
  });

  it('does not know what has no id of ours', async () => {
    const id = await announced('o');
    expect(await register.known(['notes.txt', id])).toEqual(new Set([id]));
  });

  it('has what arrived, and what was seen of it while it waited for that', async () => {
    const id = await announced('c');
    await register.lookedAt(id, { state: 'done', sha256: 'ab', facts: FACTS });
    expect(await register.find(id)).toMatchObject({ state: 'uploading' });
    await register.arrived(id, 4_000, 'svg', 'queued');
    expect(await register.find(id)).toMatchObject({ state: 'queued', kind: 'svg', bytes: 4_000 });
    expect(await register.queued()).toEqual([id]);
    await register.lookedAt(id, { state: 'done', sha256: 'ab', facts: FACTS });
    await register.lookedAt(id, { state: 'refused', sha256: 'ab', refusal: 'artwork.broken' });
    expect(await register.find(id)).toMatchObject({ state: 'done', facts: FACTS, refusal: null });
    expect(await register.queued()).toEqual([]);
  });

  it('counts the looks that began, one at a time, until one ends', async () => {
    const id = await announced('l');
    const at = (minutes: number) => new Date(MONDAY.getTime() + minutes * 60_000);
    const begin = (minutes: number) => register.beginLook(id, at(minutes), at(minutes - 2));
    expect(await begin(0)).toBeUndefined();
    await register.arrived(id, 10, 'png', 'queued');
    expect(await begin(0)).toBe(1);
    expect(await begin(2)).toBeUndefined();
    expect(await begin(3)).toBe(2);
    await register.forgetLook(id);
    expect(await begin(3)).toBe(2);
    await register.lookedAt(id, { state: 'refused', sha256: null, refusal: 'artwork.took-too-long' });
    expect(await begin(9)).toBeUndefined();
    expect(await register.find(id)).toMatchObject({ state: 'refused', refusal: 'artwork.took-too-long' });
  });

  it('has the files of each inquiry, and knows which inquiries there are', async () => {
    const inquiry = await opened.inquiry(MONDAY);
    const id = await announced('d');
    await register.arrived(id, 10, 'zip', 'kept');
    await register.attach(id, inquiry, PLACEMENT, TUESDAY);
    expect(await register.ofInquiry(inquiry)).toMatchObject([{ id, placement: PLACEMENT }]);
    expect(await idsOf('d')).toEqual([id]);
    expect(await opened.transaction(() => register.holdDraft('d'))).toEqual([]);
    expect(await register.countOf('d', inquiry)).toBe(1);
    expect(await register.countOf('e', inquiry)).toBe(0);
    expect(await register.ofInquiry(await opened.inquiry(MONDAY))).toEqual([]);
    expect(await register.ofInquiry(randomUUID())).toBeUndefined();
  });

  it('counts what came from a sender between two moments, removed or not', async () => {
    const sender = '203.0.113.7';
    await announced('f', { sender });
    const id = await announced('g', { sender, createdAt: TUESDAY });
    await register.remove(id, TUESDAY);
    await announced('h', { sender: '203.0.113.8', createdAt: TUESDAY });
    await announced('i', { createdAt: TUESDAY });
    expect(await register.countBetween(sender, MONDAY, TUESDAY)).toBe(2);
    expect(await register.countBetween(sender, TUESDAY, TUESDAY)).toBe(1);
    expect(await register.countBetween(sender, MONDAY, MONDAY)).toBe(1);
  });

  it('forgets what was never attached, and what customers left who never came back', async () => {
    const attached = async (inquiry: string) => {
      const id = await announced('k');
      await register.arrived(id, 10, 'zip', 'kept');
      await register.attach(id, inquiry, null, MONDAY);
      return id;
    };
    const customer = randomUUID();
    const [old, alsoOld] = [await opened.inquiry(MONDAY), await opened.inquiry(MONDAY, customer)];
    await opened.inquiry(TUESDAY, customer);
    const gone = await attached(old);
    const stays = await attached(alsoOld);
    const left = await announced('left');
    const [first, later] = [await announced('m'), await announced('m', { createdAt: TUESDAY })];
    await register.forgetUnattached(TUESDAY);
    await register.forgetAttached(TUESDAY);
    const all = [gone, stays, left, first, later];
    // A draft goes as a whole: what was added to it last counts.
    expect(await register.known(all)).toEqual(new Set([stays, first, later]));
    await register.forgetUnattached(new Date(TUESDAY.getTime() + 1));
    expect(await register.known(all)).toEqual(new Set([stays]));
  });
});

it('a draft is held until the transaction ends, and what was added meanwhile is seen then', async () => {
  const opened = await inPostgres();
  const draft = 'held';
  const add = async () => {
    const id = opened.register.nextId(MONDAY);
    await opened.register.add({ id, fileName: 'a', bytes: 1, createdAt: MONDAY, draft, sender: undefined });
  };
  const counts = await Promise.all(
    Array.from({ length: 5 }, () =>
      opened.transaction(async () => {
        const files = await opened.register.holdDraft(draft);
        await add();
        return files.length;
      }),
    ),
  );
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4]);
  await opened.close();
});

it('of the files that one sender announces at once, each with a draft of its own, ten a day are taken', async () => {
  const { register, transaction, close } = await inPostgres();
  const files = { uploadUrl: () => Promise.resolve('/') } as Partial<ArtworkFiles> as ArtworkFiles;
  const jobs = { add: () => Promise.resolve() };
  const clock = { now: () => MONDAY };
  const uploads = new ManageUploads({ run: transaction }, register, files, jobs, clock);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 14 }, () =>
      uploads.announce({ fileName: 'a', bytes: 1 }, '203.0.113.9', 'https://tiraz.example'),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(
    outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as DomainError).code] : [])),
  ).toEqual(Array(4).fill('artwork.too-often'));
  await close();
});

it('the files that wait are found without a look at those that were ever kept', async () => {
  const { register, dataSource, close } = await inPostgres();
  await dataSource.query(`
    INSERT INTO artwork (id, file_name, bytes, state, draft, created_at)
    SELECT gen_random_uuid(), 'a', 1, 'done', sha256('a'), now() FROM generate_series(1, 2000)`);
  const sent = jest.spyOn(Client.prototype, 'query');
  await register.queued();
  const [text, values] = sent.mock.calls.at(-1) as unknown as [string, unknown[]];
  sent.mockRestore();
  await dataSource.query('ANALYZE artwork');
  expect((await readsOf(dataSource, { text, values })).mostRows).toBeLessThan(10);
  await close();
});
