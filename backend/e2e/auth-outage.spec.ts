import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPostgres, type EmbeddedPostgres } from '../../tools/embedded-postgres.mjs';
import type { ProblemBody } from './garments.js';
import { signedIn, startBackend, until, type Backend } from './harness.js';

const dataDir = join(mkdtempSync(join(tmpdir(), 'tiraz-auth-')), 'postgres');
let database: EmbeddedPostgres;
let backend: Backend;

beforeAll(async () => {
  database = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  backend = await startBackend({ databaseUrl: database.url });
}, 60_000);
afterAll(async () => {
  await backend.stop();
  await database.stop();
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

it('while the database is away staff routes answer 503, and the session goes on afterwards', async () => {
  const headers = await signedIn(backend);
  const me = () => backend.ask<ProblemBody>('/api/admin/me', { headers });
  expect((await me()).status).toBe(200);

  await database.stop();
  const requests = [
    me,
    () => backend.ask<ProblemBody>('/api/admin/logout', { method: 'POST', headers }),
    () =>
      backend.ask<ProblemBody>('/api/admin/login', {
        body: { email: 'mona@tiraz.example', password: 'whatever it is' },
      }),
    () =>
      backend.ask<ProblemBody>('/api/admin/me/password', {
        method: 'PUT',
        headers,
        body: { currentPassword: 'whatever it is', newPassword: 'a loom in new Cairo' },
      }),
  ];
  for (const request of requests) {
    const { status, body, headers: answered } = await request();
    expect([status, body.code]).toEqual([503, 'database.unavailable']);
    expect(answered.get('retry-after')).toMatch(/^[1-9]\d*$/);
  }
  // Nobody is asked to sign in again for that: 401 is for a session that is not there.
  expect((await backend.ask('/api/admin/me')).status).toBe(401);

  database = await startPostgres({ dataDir, port: database.port, settings: { fsync: 'off' } });
  await until('the session counts again', async () => (await me()).status === 200);
}, 60_000);
