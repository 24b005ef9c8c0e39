import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgres, type EmbeddedPostgres } from '../../tools/embedded-postgres.mjs';
import { signalTree } from '../../tools/running-processes.mjs';
import { count, inquiryOf, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { onThisMachine, startBackend, until, type Backend } from './harness.js';

describe('an inquiry while the database is away', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'tiraz-inquiries-')), 'postgres');
  let database: EmbeddedPostgres;
  let backend: Backend;
  let example: SelectionBody;

  const submit = (body: unknown, key = 'one-attempt') =>
    backend.ask<ProblemBody>('/api/inquiries', { body, headers: { 'idempotency-key': key } });
  const quote = async () => {
    const answer = await fetch(`${backend.url}/api/calculate-quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(example),
    });
    return `${answer.status} ${await answer.text()}`;
  };

  beforeAll(async () => {
    database = await startPostgres({ dataDir, settings: { fsync: 'off' } });
    backend = await startBackend({ databaseUrl: database.url, env: { SEED_DEMO: 'true' } });
    example = await workedExample(backend);
  });
  afterAll(async () => {
    await backend.stop();
    await database.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  });

  it('is 503 while quotes go on with the same bytes, and is stored once it is back, without a restart', async () => {
    const sent = inquiryOf(example, { customerEmail: 'patient@example.com' });
    const quoted = await quote();
    expect(quoted).toMatch(/^200 /);

    await database.stop();
    for (let i = 0; i < 5; i += 1) {
      const { status, headers, body } = await submit(sent);
      expect([status, body.code]).toEqual([503, 'database.unavailable']);
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(await quote()).toBe(quoted);
    }

    database = await startPostgres({ dataDir, port: database.port, settings: { fsync: 'off' } });
    await until('it is stored', async () => (await submit(sent)).status === 201, 2_000);
    expect((await submit(sent)).status).toBe(201);
    expect(
      await count(database.url, 'inquiries', `customer_email = 'patient@example.com' AND total_cost = 23700`),
    ).toBe(1);
  });

  it('is 503 within 5 s when the database is frozen', async () => {
    signalTree(database.pid, 'SIGSTOP');
    const started = performance.now();
    try {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => backend.ask('/api/inquiries', { body: inquiryOf(example) })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(503));
      expect(performance.now() - started).toBeLessThan(onThisMachine(5_000));
    } finally {
      signalTree(database.pid, 'SIGCONT');
    }
    await until(
      'it is stored again',
      async () => (await submit(inquiryOf(example), 'thawed')).status === 201,
    );
  });
});
