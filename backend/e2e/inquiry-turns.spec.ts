import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';

const NAMES = ['aya', 'basma', 'dina'].map((name) => `${name}@tiraz.example`);
const DAY_MS = 24 * 60 * 60 * 1000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** One database, two servers. */
describe('new inquiries that are assigned in turn', () => {
  let databaseUrl: string;
  let servers: [Backend, Backend];
  let example: SelectionBody;
  let owner: Record<string, string>;
  let ids: string[];

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    const first = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
    servers = [first, await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } })];
    example = await workedExample(first);
    owner = await signedIn(first);
    for (const name of NAMES) await signedIn(first, name, 'sales');
    const people = await ask<{ id: string; email: string }[]>('GET', '/api/admin/people');
    ids = NAMES.map((name) => people.find(({ email }) => email === name)!.id);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  const ask = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const answer = await servers[0].ask<Body>(path, {
      method,
      headers: owner,
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.body;
  };
  const setTurns = (turnTakers: string[]) => ask('PUT', '/api/admin/settings', { turnTakers });
  /** Sent again with its key while the machine is busy. */
  const submit = async (server = servers[0], key: string = randomUUID(), sent = inquiryOf(example)) => {
    for (;;) {
      const { status, body } = await server.ask<{ id: string }>('/api/inquiries', {
        body: sent,
        headers: { 'idempotency-key': key },
      });
      if (status === 503) continue;
      expect(status).toBe(201);
      return body.id;
    }
  };
  const ownersOf = async (inquiries: string[]) => {
    const rows = await query<{ id: string; ownerId: string | null }>(
      databaseUrl,
      'SELECT id, owner_id AS "ownerId" FROM inquiries WHERE id = ANY ($1)',
      [inquiries],
    );
    return inquiries.map((id) => rows.find((row) => row.id === id)!.ownerId);
  };
  const nextOwners = async (count: number) => {
    const made = [];
    for (let index = 0; index < count; index += 1) made.push(await submit(servers[index % 2]));
    return ownersOf(made);
  };

  beforeEach(async () => {
    await setTurns(ids);
    for (const id of ids) {
      await ask('PUT', `/api/admin/people/${id}`, { isActive: true, role: 'sales' });
      await ask('DELETE', `/api/admin/people/${id}/absence`);
    }
  });

  it('are nobody’s unless somebody is named', async () => {
    await setTurns([]);
    expect(await nextOwners(2)).toEqual([null, null]);
  });

  it('go to one after the other, once for each key', async () => {
    const owners = await nextOwners(6);
    expect(new Set(owners.slice(0, 3))).toEqual(new Set(ids));
    expect(owners.slice(3)).toEqual(owners.slice(0, 3));
    const key = randomUUID();
    const sent = inquiryOf(example);
    const [first, again] = [await submit(servers[0], key, sent), await submit(servers[1], key, sent)];
    expect(again).toBe(first);
    const [next] = await nextOwners(1);
    expect([await ownersOf([first]), next]).toEqual([[owners[0]], owners[1]]);
  });

  it('are shared out evenly, fifty at once over two servers', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, (_, index) => submit(servers[index % 2])));
    const owners = await ownersOf(made);
    const counts = ids.map((id) => owners.filter((one) => one === id).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(50);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    const given = await query(
      databaseUrl,
      `SELECT 1 FROM audit_trail WHERE action = 'inquiry.given-in-turn' AND thing_id = ANY ($1)`,
      [made],
    );
    expect(given).toHaveLength(50);
  });

  it('pass by whoever is switched off, may not answer or is away, who has no more than one turn on return', async () => {
    const [aya, basma, dina] = ids as [string, string, string];
    await ask('PUT', `/api/admin/people/${aya}`, { isActive: false });
    await ask('PUT', `/api/admin/people/${basma}`, { role: 'viewer' });
    expect(await nextOwners(3)).toEqual([dina, dina, dina]);
    const absence = { from: dayFrom(-1), to: dayFrom(2), standInId: null };
    await ask('PUT', `/api/admin/people/${dina}/absence`, absence);
    expect(await nextOwners(2)).toEqual([null, null]);
    await ask('PUT', `/api/admin/people/${dina}/absence`, { ...absence, from: dayFrom(2) });
    expect(await nextOwners(1)).toEqual([dina]);
    await ask('PUT', `/api/admin/people/${aya}`, { isActive: true });
    const shared = await nextOwners(4);
    expect([aya, dina].map((id) => shared.filter((one) => one === id).length)).toEqual([2, 2]);
  });

  it('tell what waits for somebody who is away, which becomes the stand-in’s and is given back', async () => {
    const [aya, basma] = ids as [string, string];
    await setTurns([aya]);
    const made = [await submit(), await submit()];
    await query(
      databaseUrl,
      `UPDATE inquiries SET owner_id = NULL WHERE owner_id = $1 AND NOT id = ANY ($2)`,
      [aya, made],
    );
    await ask('PUT', `/api/admin/people/${aya}/absence`, {
      ...{ from: dayFrom(-1), to: dayFrom(2) },
      standInId: basma,
    });
    const absent = async () => (await ask<{ absent: unknown[] }>('GET', '/api/admin/today')).absent;
    expect(await absent()).toEqual([
      { staffId: aya, until: dayFrom(2), standInId: basma, total: 2, inquiryIds: made },
    ]);
    type Results = { id: string; version: number; outcome: string }[];
    const give = (ownerId: string) =>
      ask<Results>('POST', '/api/admin/inquiries/owner', { ids: made, ownerId, from: aya });
    const changes = await give(basma);
    expect([await absent(), await ownersOf(made)]).toEqual([[], [basma, basma]]);
    // Pressed again on what was drawn before.
    expect((await give(ids[2]!)).map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
    expect(await ownersOf(made)).toEqual([basma, basma]);
    await ask('POST', '/api/admin/inquiries/owner/undo', {
      changes: changes.map(({ id, version }) => ({ id, version })),
    });
    expect(await ownersOf(made)).toEqual([aya, aya]);
  });
});
