import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inquiryOf, UNKNOWN_ID, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { createDatabase, signedIn, startBackend, type Ask, type Backend } from './harness.js';

interface Details {
  id: string;
  customerId: string;
  status: string;
  acceptedAt: string | null;
  adminNotes: string;
  version: number;
  history: { isUndo: boolean }[];
}
interface Result {
  id: string;
  outcome: string;
  from?: string;
  version?: number;
  problem?: { code: string };
}

const LIST = '/api/admin/inquiries';
const STATUSES = ['new', 'in_progress', 'quoted', 'accepted', 'rejected', 'closed'] as const;
const HOUR_MS = 60 * 60 * 1000;
/** Five hours before a month of Cairo begins: what happens in ten of them falls into two months. */
const EVENING = new Date('2026-10-31T17:00:00Z');

let backend: Backend;
let example: SelectionBody;
let mona: Record<string, string>;
let omar: Record<string, string>;
let now = EVENING;

beforeAll(async () => {
  backend = await startBackend({
    databaseUrl: await createDatabase(),
    env: { SEED_DEMO: 'true', SESSION_MAX_HOURS: '999', SESSION_IDLE_MINUTES: '9999' },
    now: () => now,
  });
  example = await workedExample(backend);
  mona = await signedIn(backend);
  omar = await signedIn(backend, 'omar@tiraz.example');
});
afterAll(() => backend.stop());

const ask = async <Body = Details>(path: string, { headers, ...options }: Ask = {}) =>
  backend.ask<Body>(path, { ...options, headers: { ...mona, ...headers } });
const move = async (id: string, status: string, headers?: Record<string, string>) =>
  (await ask(`${LIST}/${id}`, { method: 'PUT', body: { status }, ...(headers && { headers }) })).body;
const undo = <Body = Details>(id: string, version?: number) =>
  ask<Body>(`${LIST}/${id}/status/undo`, {
    method: 'POST',
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const moveAll = async (ids: string[], status: string) =>
  (await ask<Result[]>(`${LIST}/status`, { body: { ids, status } })).body;
const undoAll = async (changes: { id: string; version: number }[]) =>
  (await ask<Result[]>(`${LIST}/status/undo`, { body: { changes } })).body;
const read = async (id: string) => (await ask(`${LIST}/${id}`)).body;

async function submitted(change: object = {}): Promise<string> {
  const { body } = await backend.ask<{ id: string }>('/api/inquiries', { body: inquiryOf(example, change) });
  return body.id;
}

/** Everything that staff see counted, at one moment after all that happens here. */
async function figures() {
  const before = now;
  now = new Date(EVENING.getTime() + 150 * HOUR_MS);
  const { body: stats } = await ask<Record<string, unknown>>('/api/admin/stats');
  const { body: customers } = await ask<Record<string, string | number>[]>('/api/admin/customers?limit=1000');
  now = before;
  return { stats, customers };
}

describe('the figures before a change and after its undo', () => {
  it('are equal, whatever was changed and taken back before', async () => {
    const people = ['first', 'second'].map((name) => ({ customerEmail: `${name}-undone@example.com` }));
    const ids = [
      await submitted(people[0]),
      await submitted(people[0]),
      await submitted({ ...people[1], isSampleRequest: true }),
      await submitted({ ...people[1], quantity: 500 }),
    ];
    let changed = 0;
    const step = fc.record({
      which: fc.subarray(ids, { minLength: 1 }),
      to: fc.constantFrom(...STATUSES),
      isTakenBack: fc.boolean(),
      minutes: fc.nat(120),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        now = EVENING;
        for (const { which, to, isTakenBack, minutes } of steps) {
          now = new Date(now.getTime() + minutes * 60_000);
          const before = isTakenBack ? await figures() : undefined;
          const [first = '', ...others] = which;
          if (others.length === 0) {
            const { status } = await read(first);
            const { version } = await move(first, to);
            if (before && status !== to) expect((await undo(first, version)).status).toBe(200);
          } else {
            const results = (await moveAll(which, to)).filter(({ outcome }) => outcome === 'changed');
            if (before && results.length > 0) {
              const undone = await undoAll(results.map(({ id, version }) => ({ id, version: version! })));
              expect(undone.map(({ outcome }) => outcome)).toEqual(results.map(() => 'changed'));
            }
          }
          if (before) {
            expect(await figures()).toEqual(before);
            changed += 1;
          }
        }
      }),
      { numRuns: 12, seed: 20_261_122 },
    );
    expect(changed).toBeGreaterThan(12);
  });

  it('are equal although the customer was merged into another one between the two', async () => {
    now = EVENING;
    const stays = await read(await submitted({ customerEmail: 'stays@example.com' }));
    const goes = await read(await submitted({ customerEmail: 'goes@example.com' }));
    const june = (await move(goes.id, 'accepted')).acceptedAt;
    now = new Date(now.getTime() + 10 * HOUR_MS);
    const { version } = await move(goes.id, 'rejected');
    const merged = await ask<{ lifetimeValue: string; lastOrderDate: string | null }>(
      `/api/admin/customers/${stays.customerId}/merge`,
      { body: { duplicateId: goes.customerId } },
    );
    expect(merged.body).toMatchObject({ lifetimeValue: '0.00', lastOrderDate: null });
    expect((await undo(goes.id, version)).body).toMatchObject({ status: 'accepted', acceptedAt: june });
    expect((await ask(`/api/admin/customers/${stays.customerId}`)).body).toMatchObject({
      lifetimeValue: '23700.00',
      lastOrderDate: june,
    });
  });
});

describe('an undo', () => {
  it('gives back status and moment, is seen in the history, and leaves the notes', async () => {
    const id = await submitted();
    const accepted = await move(id, 'accepted');
    await ask(`${LIST}/${id}`, { method: 'PUT', body: { adminNotes: 'Called.' } });
    now = new Date(now.getTime() + HOUR_MS);
    const { version } = await move(id, 'rejected');
    const { status, body, headers } = await undo(id, version);
    expect([status, headers.get('etag')]).toEqual([200, `"${version + 1}"`]);
    expect(body).toMatchObject({
      status: 'accepted',
      acceptedAt: accepted.acceptedAt,
      adminNotes: 'Called.',
      history: [
        { from: 'rejected', to: 'accepted', changedBy: 'mona@tiraz.example', isUndo: true },
        { from: 'accepted', to: 'rejected', isUndo: false },
        { from: 'new', to: 'accepted', isUndo: false },
        { from: null, to: 'new', isUndo: false },
      ],
    });
  });

  it('is refused with the inquiry as it is when somebody else has changed it since', async () => {
    const id = await submitted();
    const { version } = await move(id, 'accepted');
    await move(id, 'quoted', omar);
    const current = await move(id, 'accepted', omar);
    const { status, body } = await undo<ProblemBody & { current: Details }>(id, version);
    expect([status, body.code, body.current]).toEqual([412, 'entity.stale', current]);
    expect(await read(id)).toEqual(current);
  });

  it.each([
    ['of what never moved', async () => submitted()],
    [
      'of what was taken back already',
      async () => {
        const id = await submitted();
        await move(id, 'accepted');
        await undo(id);
        return id;
      },
    ],
  ])('%s is a conflict', async (_, prepared) => {
    const id = await prepared();
    const before = await read(id);
    const { status, body } = await undo<ProblemBody>(id);
    expect([status, body.code]).toEqual([409, 'inquiry.nothing-to-undo']);
    expect(await read(id)).toEqual(before);
  });

  it('sent many times at once happens once', async () => {
    const id = await submitted();
    await move(id, 'quoted');
    const { version } = await move(id, 'accepted');
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(id, version)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(412),
    ]);
    const once = await read(id);
    expect(once).toMatchObject({ status: 'quoted', version: version + 1 });
    const repeated = await Promise.all(Array.from({ length: 4 }, () => undoAll([{ id, version }])));
    expect(repeated.flat().map(({ outcome }) => outcome)).toEqual(Array(4).fill('unchanged'));
    expect(await read(id)).toEqual(once);
  });

  it('of nobody is 404, of no id 400', async () => {
    expect((await undo(UNKNOWN_ID)).status).toBe(404);
    expect((await undo('nobody')).status).toBe(400);
  });
});

describe('an undo of several', () => {
  it('takes back what has not moved since, notes or not, and says why not the rest', async () => {
    const ids = [await submitted(), await submitted(), await submitted()];
    const changed = (await moveAll(ids, 'accepted')).map(({ id, version }) => ({ id, version: version! }));
    await move(ids[1]!, 'closed', omar);
    await ask(`${LIST}/${ids[2]}`, { method: 'PUT', body: { adminNotes: 'Called.' } });
    const [first, second, third] = changed;
    // An id may be sent in capitals.
    const sent = [first!, second!, { ...third!, id: third!.id.toUpperCase() }];
    const results = await undoAll([...sent, { id: UNKNOWN_ID, version: 2 }]);
    expect(results.map(({ outcome, problem }) => [outcome, problem?.code])).toEqual([
      ['changed', undefined],
      ['failed', 'inquiry.changed-since'],
      ['changed', undefined],
      ['failed', 'inquiry.unknown'],
    ]);
    expect(await Promise.all(ids.map(async (id) => (await read(id)).status))).toEqual([
      'new',
      'closed',
      'new',
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['no changes', { changes: [] }],
    ['no version', { changes: [{ id: UNKNOWN_ID }] }],
    ['a version that is no number', { changes: [{ id: UNKNOWN_ID, version: '2' }] }],
    ['a version below one', { changes: [{ id: UNKNOWN_ID, version: 0 }] }],
    ['half a version', { changes: [{ id: UNKNOWN_ID, version: 1.5 }] }],
    [
      'one id twice',
      {
        changes: [
          { id: UNKNOWN_ID, version: 2 },
          { id: UNKNOWN_ID, version: 3 },
        ],
      },
    ],
    ['nulls', { changes: [null, null] }],
    ['texts', { changes: ['x'] }],
    ['lists', { changes: [[]] }],
    ['a status', { changes: [{ id: UNKNOWN_ID, version: 2, status: 'new' }] }],
    ['too many', { changes: Array.from({ length: 101 }, () => ({ id: UNKNOWN_ID, version: 2 })) }],
  ])('with %s: 400', async (_, body) => {
    expect((await ask(`${LIST}/status/undo`, { body })).status).toBe(400);
  });
});
