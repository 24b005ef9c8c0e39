import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, inquiryOf, UNKNOWN_ID, workedExample, type SelectionBody } from './garments.js';
import { createDatabase, signedIn, startBackend, type Backend } from './harness.js';

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;
let staff: Record<string, string>;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  example = await workedExample(backend);
  staff = await signedIn(backend);
});
afterAll(() => backend.stop());

async function submitted() {
  const { status, body } = await backend.ask<{ id: string; reference: string }>('/api/inquiries', {
    body: inquiryOf(example),
  });
  expect(status).toBe(201);
  return body;
}
const change = <Body>(body: unknown) =>
  backend.ask<Body>('/api/admin/inquiries/status', { body, headers: staff });
const recordsOf = (id: string) =>
  count(databaseUrl, 'audit_trail', `action = 'inquiry.status-changed' AND thing_id = '${id}'`);

describe('several inquiries at once', () => {
  it('each have a result, and a record of their own', async () => {
    const [first, second] = [await submitted(), await submitted()];
    await change({ ids: [second.id], status: 'in_progress' });
    const { status, body } = await change({ ids: [second.id, UNKNOWN_ID, first.id], status: 'in_progress' });
    expect([status, body]).toEqual([
      200,
      [
        { id: second.id, reference: second.reference, outcome: 'unchanged', from: 'in_progress', version: 2 },
        {
          id: UNKNOWN_ID,
          reference: null,
          outcome: 'failed',
          problem: { code: 'inquiry.unknown', detail: 'There is no such inquiry.' },
        },
        { id: first.id, reference: first.reference, outcome: 'changed', from: 'new', version: 2 },
      ],
    ]);
    expect([await recordsOf(first.id), await recordsOf(second.id)]).toEqual([1, 1]);
  });

  it('are a hundred at most', async () => {
    // One by one: a busy machine turns some of a hundred at once away.
    const ids: string[] = [];
    while (ids.length < 100) ids.push((await submitted()).id);
    const outcomes = ids.map(() => expect.objectContaining({ outcome: 'changed' }) as unknown);
    const { status, body } = await change({ ids, status: 'quoted' });
    expect([status, body]).toEqual([200, outcomes]);
    expect((await change({ ids: [...ids, UNKNOWN_ID], status: 'new' })).status).toBe(400);
  });

  it.each<[string, object]>([
    ['no ids', { ids: [], status: 'new' }],
    ['one id twice', { ids: [UNKNOWN_ID, UNKNOWN_ID], status: 'new' }],
    ['something else', { ids: ['x'], status: 'new' }],
    ['no list', { ids: UNKNOWN_ID, status: 'new' }],
    ['no status', { ids: [UNKNOWN_ID] }],
    ['another status', { ids: [UNKNOWN_ID], status: 'all' }],
    ['notes', { ids: [UNKNOWN_ID], status: 'new', adminNotes: 'x' }],
  ])('with %s: 400', async (_, body) => {
    expect((await change(body)).status).toBe(400);
  });
});
