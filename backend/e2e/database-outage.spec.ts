import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, startPostgres } from '../../tools/embedded-postgres.mjs';
import { MOST_TRANSACTIONS } from '../src/shared/database/connection-limits.js';
import { query, signedIn, STAFF_PASSWORD, startBackend, until, type Backend } from './harness.js';

interface Item {
  id: string;
  name: string;
}

interface Problem {
  code: string;
  detail: string;
  errors?: { path: string }[];
}

describe('a backend whose database goes away', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'tiraz-outage-')), 'postgres');
  let database: EmbeddedPostgres;
  let backend: Backend;
  let selection: object;
  let inquiry: object;
  let staff: string;

  const open = (port?: number) => startPostgres({ dataDir, port, settings: { fsync: 'off' } });
  const readiness = () => backend.ask<Problem>('/api/health/ready');
  const quote = () => backend.ask('/api/calculate-quote', { body: selection });
  const firstId = async (path: string) => (await backend.ask<Item[]>(`/api/${path}`)).body[0]?.id;

  beforeAll(async () => {
    database = await open();
    backend = await startBackend({ databaseUrl: database.url, env: { SEED_DEMO: 'true' } });
    staff = (await signedIn(backend)).cookie ?? '';
    selection = {
      productTypeId: await firstId('product-types'),
      fabricId: await firstId('fabrics'),
      fitId: await firstId('fits'),
      finishingQualityId: await firstId('finishing-qualities'),
      quantity: 100,
      colors: ['white'],
      printOptions: [],
    };
    inquiry = { ...selection, customerName: 'Layla', customerEmail: 'layla@example.com' };
  });
  afterAll(async () => {
    await backend.stop();
    await database.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  });

  it('quotes and lists go on, readiness names the database, and all is well again once it is back', async () => {
    const [before, list] = [await quote(), await backend.ask('/api/fabrics')];
    expect(before.status).toBe(200);
    await database.stop();

    await until('readiness has seen it', async () => (await readiness()).status === 503);
    const { headers, body } = await readiness();
    expect(body).toMatchObject({
      code: 'health.not-ready',
      detail: 'Not ready: database.',
      errors: [{ path: 'database' }],
    });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await backend.ask('/api/health/live')).status).toBe(200);
    expect((await backend.ask('/api/health/started')).status).toBe(200);
    for (let i = 0; i < 20; i += 1) expect(await quote()).toMatchObject({ status: 200, body: before.body });
    expect((await backend.ask('/api/fabrics')).body).toEqual(list.body);

    database = await open(database.port);
    await until('it is ready again', async () => (await readiness()).status === 200, 2_000);
  });

  it('shows a price that changed while nobody could hear of it', async () => {
    await database.stop();
    await until('readiness has seen it', async () => (await readiness()).status === 503);
    database = await open(database.port);
    await query(database.url, `UPDATE fits SET price_modifier = 99.25 WHERE name = 'Regular'`);
    await until(
      'the new price is quoted',
      async () => JSON.stringify((await quote()).body).includes('"fitCost":"9925.00"'),
      5_000,
    );
  });

  /** Has the running server read these settings, and no other ones of before. */
  function configure(settings: string): void {
    writeFileSync(join(dataDir, 'postgresql.auto.conf'), `${settings}\n`);
    process.kill(database.pid, 'SIGHUP');
  }

  /** What staff and visitors want written, while it cannot be: a status and its code each. */
  async function expectRefused(): Promise<void> {
    const headers = { cookie: staff };
    const answers = await Promise.all([
      backend.ask<Problem>('/api/inquiries', { body: inquiry }),
      backend.ask<Problem>('/api/admin/fits', { body: { name: 'Loose', priceModifier: '1.00' }, headers }),
      backend.ask<Problem>('/api/admin/login', {
        body: { email: 'mona@tiraz.example', password: STAFF_PASSWORD },
      }),
      readiness(),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      ...Array(3).fill([503, 'database.unavailable']),
      [503, 'health.not-ready'],
    ]);
    for (const { headers: sent } of answers) expect(sent.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect((await quote()).status).toBe(200);
  }

  async function expectHealed(): Promise<void> {
    await until('it is ready again', async () => (await readiness()).status === 200);
    // On many connections: none of them may still lead to where nothing can be written.
    await until('all inquiries are taken', async () => {
      const sent = Array.from({ length: 12 }, () => backend.ask('/api/inquiries', { body: inquiry }));
      return (await Promise.all(sent)).every(({ status }) => status === 201);
    });
  }

  it('a server that takes no writes is an absent one, until it does', async () => {
    configure('default_transaction_read_only = on');
    await until('it has heard', async () => (await readiness()).status === 503);
    for (let times = 0; times < 5; times += 1) await expectRefused();
    configure('');
    await expectHealed();
  });

  it('a lost synchronous standby: writes are refused and take no connections, reads go on, until it is back', async () => {
    const headers = { cookie: staff };
    const stuck = async () => {
      const sql = `SELECT count(*)::integer AS stuck FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
      return (await query<{ stuck: number }>(database.url, sql))[0]?.stuck ?? 0;
    };
    const submitMany = async () => {
      const sent = Array.from({ length: 20 }, () => backend.ask('/api/inquiries', { body: inquiry }));
      return (await Promise.all(sent)).map(({ status }) => status);
    };
    const login = () =>
      backend.ask('/api/admin/login', { body: { email: 'mona@tiraz.example', password: STAFF_PASSWORD } });
    await query(database.url, `UPDATE staff_sessions SET seen_at = seen_at - interval '5 minutes'`);
    configure(`synchronous_standby_names = 'lost'`);
    await until('commits are stuck', async () => {
      await Promise.all([submitMany(), login()]);
      return (await stuck()) > 0;
    });
    for (let times = 0; times < 5; times += 1) {
      expect(await submitMany()).toEqual(Array(20).fill(503));
      expect((await login()).status).toBe(503);
    }
    expect(await stuck()).toBeLessThanOrEqual(MOST_TRANSACTIONS);
    for (const path of ['/api/admin/inquiries', '/api/admin/stats', '/api/health/ready', '/api/fabrics'])
      expect([path, (await backend.ask(path, { headers })).status]).toEqual([path, 200]);
    expect((await quote()).status).toBe(200);
    configure('');
    await until('inquiries are taken again', async () => (await submitMany()).every((each) => each === 201));
    expect((await login()).status).toBe(200);
    expect(await stuck()).toBe(0);
  });

  it('one that does not know the password any more is an absent one, until it does', async () => {
    const { username, password } = new URL(database.url);
    const quoted = (text: string) => `'${decodeURIComponent(text).replaceAll("'", "''")}'`;
    const another = new URL(database.url);
    another.password = 'another';
    await query(database.url, `ALTER ROLE ${username} PASSWORD 'another'`);
    await query(
      another.href,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'tiraz%'`,
    );
    await until('it has heard', async () => (await readiness()).status === 503);
    await expectRefused();
    await query(another.href, `ALTER ROLE ${username} PASSWORD ${quoted(password)}`);
    await expectHealed();
  });

  it('a backend that starts before its database is alive, not ready, and ready within 5 s of its coming', async () => {
    await database.stop();
    const early = await startBackend({ databaseUrl: database.url, awaitReady: false });
    expect((await early.ask('/api/health/live')).status).toBe(200);
    expect(await early.ask('/api/health/started')).toMatchObject({
      status: 503,
      body: { code: 'health.not-started' },
    });
    expect(await early.ask('/api/health/ready')).toMatchObject({
      status: 503,
      body: { errors: [{ path: 'database' }, { path: 'catalogue' }] },
    });
    expect(await early.ask('/api/fits')).toMatchObject({
      status: 503,
      body: { code: 'catalogue.not-loaded' },
    });
    expect(await early.ask('/api/calculate-quote', { body: selection })).toMatchObject({ status: 503 });

    database = await open(database.port);
    await until('it is ready', async () => (await early.ask('/api/health/ready')).status === 200, 5_000);
    await early.stop();
  });
});
