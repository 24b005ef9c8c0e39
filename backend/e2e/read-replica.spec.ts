import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument } from '../src/openapi.js';
import { MOST_LONG_READS } from '../src/shared/database/connection-limits.js';
import { ReadReplica } from '../src/shared/database/read-replica.js';
import { query, signedIn, startBackend, until, type Backend } from './harness.js';
import { startPair, type Pair } from './standby.js';

const SEARCHES = ['/api/admin/inquiries?q=hoodie&sort=-totalCost', '/api/admin/customers?q=a'];
/** Goes on for ever. */
const STREAM = '/api/admin/live';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: { enum?: string[] };
}

interface Inquiry {
  id: string;
  status: string;
}

describe('a backend with a standby to read from', () => {
  const now = new Date('2026-03-02T09:00:00Z');
  let pair: Pair;
  let backend: Backend;
  let replica: ReadReplica;
  let staff: Record<string, string>;

  const read = async (path: string) => (await backend.ask(path, { headers: staff })).body;
  const list = async (filter: string) =>
    (await read(`/api/admin/inquiries?limit=100&${filter}`)) as Inquiry[];
  /** Since the function was made: how many reads each of the two has answered. */
  const readsSince = () => {
    const { ...before } = replica.reads;
    return () => ({
      replica: replica.reads.replica - before.replica,
      primary: replica.reads.primary - before.primary,
    });
  };
  const usesIt = () =>
    until('the standby is read', async () => {
      const since = readsSince();
      await list('');
      return since().replica > 0;
    });

  beforeAll(async () => {
    pair = await startPair();
    backend = await startBackend({
      databaseUrl: pair.primary.url,
      env: { SEED_DEMO: 'true', DATABASE_READ_URL: pair.standby.url },
      now: () => now,
    });
    replica = backend.app.get(ReadReplica);
    staff = await signedIn(backend);
  });
  afterAll(async () => {
    await backend?.stop();
    await pair?.stop();
  });
  beforeEach(usesIt);

  it('answers every list, search, figure and export from it, and just so without it', async () => {
    const [inquiry] = await list('');
    const routes = [
      ...listsOf(openApiDocument(backend.app, backend.url), { inquiryId: inquiry!.id }),
      ...SEARCHES,
    ];
    const answers = async () => {
      const all: [string, unknown][] = [];
      for (const route of routes) {
        const { status, body } = await backend.ask(route, { headers: staff });
        expect([route, status < 300]).toEqual([route, true]);
        // A workbook says when it was written.
        all.push([route, route.includes('.xlsx') ? 'a workbook' : body]);
      }
      return all;
    };
    let fromReplica: Awaited<ReturnType<typeof answers>> = [];
    let replied = 0;
    // On a busy machine the standby may be behind for a moment, and is left alone for a second.
    await until('all are answered by the standby', async () => {
      const since = readsSince();
      fromReplica = await answers();
      replied = since().replica;
      return since().primary === 0;
    });
    expect(replied).toBeGreaterThan(20);

    await pair.stopStandby();
    try {
      const without = readsSince();
      expect(await answers()).toEqual(fromReplica);
      expect(without()).toEqual({ replica: 0, primary: replied });
    } finally {
      await pair.startStandby();
    }
  });

  it('shows each change in the next list, by whomever it was made', async () => {
    const since = readsSince();
    const idsOf = async (status: string) => (await list(`status=${status}`)).map(({ id }) => id);
    for (let turn = 0; turn < 20; turn += 1) {
      const [id] = await idsOf('new');
      const body = { ids: [id], status: 'in_progress' };
      await backend.ask('/api/admin/inquiries/status', { headers: staff, body });
      expect(await idsOf('new')).not.toContain(id);
      await query(pair.primary.url, `UPDATE inquiries SET status = 'new' WHERE id = $1`, [id]);
      expect(await idsOf('new')).toContain(id);
    }
    expect(since().replica).toBeGreaterThan(60);
  });

  it('asks the primary while it is behind, and goes back to it', async () => {
    await pair.command('SELECT pg_wal_replay_pause()');
    const [first] = await list('status=new');
    await query(pair.primary.url, `UPDATE inquiries SET status = 'rejected' WHERE id = $1`, [first!.id]);
    const since = readsSince();
    expect((await list('status=rejected')).map(({ id }) => id)).toContain(first!.id);
    expect(since().replica).toBe(0);
    await pair.command('SELECT pg_wal_replay_resume()');
    await usesIt();
    expect((await list('status=rejected')).map(({ id }) => id)).toContain(first!.id);
  });

  it('asks the primary while it is frozen', async () => {
    pair.signalStandby('SIGSTOP');
    try {
      const all = await Promise.all(Array.from({ length: 8 }, () => list('')));
      expect(all.every((rows) => rows.length > 0)).toBe(true);
    } finally {
      pair.signalStandby('SIGCONT');
    }
    await usesIt();
  });

  it('loses no list when it is killed under them', async () => {
    // No more than have their turn before one is told to come again.
    const asked = Array.from({ length: 3 * MOST_LONG_READS }, () =>
      backend.ask('/api/admin/inquiries', { headers: staff }),
    );
    await pair.command(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tiraz-replica'`,
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
  });

  it('is left alone once it was promoted', async () => {
    await pair.command('SELECT pg_promote()');
    await until('a read is answered by the primary', async () => {
      const since = readsSince();
      await list('');
      return since().replica === 0;
    });
    const since = readsSince();
    for (let turn = 0; turn < 5; turn += 1) await list('');
    expect(since().replica).toBe(0);
  });
});

/** All that staff read without naming a thing in the path, with what their query must have. */
function listsOf({ paths }: OpenAPIObject, known: Record<string, string>): string[] {
  return Object.entries(paths)
    .filter(
      ([path, { get }]) => get && path.startsWith('/api/admin/') && !path.includes('{') && path !== STREAM,
    )
    .map(([path, { get }]) => {
      const parameters = (get?.parameters ?? []) as Parameter[];
      const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
      const query = needed.map(({ name, schema }) => {
        const [first] = schema.enum ?? [known[name]];
        return `${name}=${first ?? 'missing'}`;
      });
      return query.length > 0 ? `${path}?${query.join('&')}` : path;
    });
}
