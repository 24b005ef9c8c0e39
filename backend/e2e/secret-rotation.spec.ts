import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, startPostgres } from '../../tools/embedded-postgres.mjs';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { query, startNeighbour, until, type Neighbour } from './harness.js';

const HANDBOOK = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** What the handbook has a superuser say before the URLs are changed, and after: the first time, and each time then. */
const ROTATIONS = [...section('## Secrets').matchAll(/```sql\n(.+?)```/gs)].map(([, block = '']) => {
  const [before = '', after = ''] = block.split(/^-- put .*$/m);
  return { before, after };
});

function section(title: string): string {
  return HANDBOOK.split(/^(?=## )/m).find((text) => text.startsWith(title)) ?? '';
}

describe('a new password of the database, by the handbook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiraz-rotation-'));
  let database: EmbeddedPostgres;
  let backend: Neighbour;
  /** With which the backend works. */
  let url: string;
  let order: SelectionBody;

  const superuser = (sql: string) => query<{ found: string }>(as('postgres', 'trusted'), sql);
  function as(user: string, password: string): string {
    const url = new URL(database.url);
    Object.assign(url, { username: user, password });
    return url.href;
  }
  const start = (databaseUrl: string) =>
    startNeighbour(databaseUrl, { SEED_DEMO: 'true', RUN_JOBS: 'false' });

  beforeAll(async () => {
    const hba = join(folder, 'hba.conf');
    writeFileSync(hba, 'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
    chmodSync(folder, 0o755);
    database = await startPostgres({
      dataDir: join(folder, 'postgres'),
      settings: { fsync: 'off', hba_file: hba },
    });
    url = database.url;
    backend = await start(url);
    order = await workedExample(backend);
  });
  afterAll(async () => {
    await backend.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Puts a new one in the place of the backend, while inquiries go on coming. */
  async function replace(databaseUrl: string): Promise<number[]> {
    const statuses: number[] = [];
    let isOver = false;
    const visitors = (async () => {
      while (!isOver) statuses.push((await backend.ask('/api/inquiries', { body: inquiryOf(order) })).status);
    })();
    const old = backend;
    backend = await start(databaseUrl);
    await old.stop();
    const sinceThen = statuses.length;
    await until('the new one is asked', async () => statuses.length > sinceThen);
    isOver = true;
    await visitors;
    return statuses;
  }

  it.each(
    ROTATIONS.map(({ before, after }, index) => ({ before, after, role: ['tiraz_b', 'tiraz'][index]! })),
  )(
    'lets $role in, keeps every inquiry, and shuts the role before it out',
    async ({ before, after, role }) => {
      const [{ found: stored } = { found: '' }] = await superuser('SELECT count(*) AS found FROM inquiries');
      const password = randomBytes(12).toString('hex');
      await superuser(before.replace("'…'", `'${password}'`));
      const former = url;
      url = as(role, password);
      const statuses = await replace(url);
      await superuser(after);
      expect(new Set(statuses)).toEqual(new Set([201]));
      const [{ found: now } = { found: '' }] = await superuser('SELECT count(*) AS found FROM inquiries');
      expect(Number(now) - Number(stored)).toBe(statuses.length);

      const [{ found: entered } = { found: '' }] = await superuser(
        `SELECT string_agg(DISTINCT usename, ',') AS found FROM pg_stat_activity WHERE datname = current_database() AND usename <> 'postgres'`,
      );
      expect(entered).toBe(role);
      await expect(query(former, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
      // A migration of the next release may make and change tables, whichever of them runs it.
      await query(
        url,
        'CREATE TABLE made_later (); ALTER TABLE inquiries ADD made_later int; DROP TABLE made_later',
      );
      await query(url, 'ALTER TABLE inquiries DROP made_later');
    },
  );

  it('is what the handbook says twice', () => {
    expect(ROTATIONS).toHaveLength(2);
  });
});
