import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Role } from '@tiraz/contracts/roles';
import { codeFor } from '../src/auth/adapters/second-factor.fixture.js';
import { LiveChanges } from '../src/live/application/live-changes.js';
import { openApiDocument } from '../src/openapi.js';
import {
  createDatabase,
  query,
  signedIn,
  STAFF_PASSWORD,
  startBackend,
  until,
  type Backend,
} from './harness.js';

type Headers = Record<string, string>;

const ME = '/api/admin/me';
const SETTINGS = '/api/admin/settings';
const UUID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const again = { currentPassword: STAFF_PASSWORD };

let databaseUrl: string;
let backend: Backend;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl });
});
afterAll(() => backend.stop());
afterEach(() => query(databaseUrl, `UPDATE settings SET document = document - 'factorRoles'`));

const asking = (role: Role = 'owner') => signedIn(backend, `${randomUUID()}@tiraz.example`, role);
const post = <Body>(path: string, body: object, headers: Headers) =>
  backend.ask<Body>(path, { method: 'POST', headers, body });
const require = (factorRoles: Role[], headers: Headers) =>
  backend.ask<{ code?: string; factorRoles?: Role[] }>(SETTINGS, {
    method: 'PUT',
    headers,
    body: { factorRoles },
  });
const me = async (headers: Headers) =>
  (await backend.ask<{ lacksFactor: boolean; permissions: string[] }>(ME, { headers })).body;

/** @returns the key, in base32 */
async function setUp(headers: Headers): Promise<string> {
  const { body } = await post<{ challenge: string; key: string }>(`${ME}/factor`, again, headers);
  const given = { challenge: body.challenge, code: codeFor(body.key, new Date()) };
  expect((await post(`${ME}/factor/finish`, given, headers)).status).toBe(200);
  return body.key;
}

it('an account that lacks the factor may set it up, read who it is and sign out, on no other route', async () => {
  const owner = await asking();
  await setUp(owner);
  const headers = await asking();
  expect((await require(['owner'], owner)).status).toBe(200);

  const { paths } = openApiDocument(backend.app, 'http://localhost:3000');
  const told: Record<string, string> = {};
  let refused = 0;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(
      methods as Record<string, { operationId: string; security: object[]; 'x-before-factor'?: true }>,
    )
      .filter(([, { security }]) => security.length > 0)
      .map(([method, operation]) => ({ path: path.replaceAll(/\{\w+\}/g, UUID), method, ...operation })),
  );
  const last = ({ operationId }: { operationId: string }) => (operationId === 'signOut' ? 1 : 0);
  for (const { path, method, operationId, ...operation } of operations.toSorted(
    (a, b) => last(a) - last(b),
  )) {
    const body = method === 'get' ? {} : { body: {} };
    const answer = await backend.ask<{ code?: string }>(path, {
      method: method.toUpperCase(),
      headers,
      ...body,
    });
    const isRefused = answer.status === 403 && answer.body.code === 'session.factor-required';
    if (isRefused) refused += 1;
    if (isRefused === (operation['x-before-factor'] === true))
      told[operationId] = `answered ${answer.status}`;
    if (!isRefused) told[operationId] ??= 'answers';
  }
  expect(told).toEqual({
    getMe: 'answers',
    getOwnFactor: 'answers',
    beginFactor: 'answers',
    finishFactor: 'answers',
    listOwnPasskeys: 'answers',
    beginPasskey: 'answers',
    finishPasskey: 'answers',
    signOut: 'answers',
  });
  expect(refused).toBeGreaterThan(80);
});

it('signs in with its password, sets the factor up, and goes on in the same session', async () => {
  const owner = await asking();
  await setUp(owner);
  await require(['sales'], owner);
  const headers = await asking('sales');
  expect(await me(headers)).toMatchObject({ lacksFactor: true, permissions: [] });
  await setUp(headers);
  expect(await me(headers)).toMatchObject({ lacksFactor: false });
  expect((await backend.ask('/api/admin/inquiries', { headers })).status).toBe(200);
  const removed = await post<{ code: string }>(`${ME}/factor/remove`, again, headers);
  expect([removed.status, removed.body.code]).toEqual([409, 'factor.obligatory']);

  // Others are not asked, and nobody is once it was taken back.
  expect(await me(await asking('viewer'))).toMatchObject({ lacksFactor: false });
  await require([], owner);
  expect((await post(`${ME}/factor/remove`, again, headers)).status).toBe(204);
});

it('is not asked of owners by one who has none', async () => {
  const owner = await asking();
  const refusal = await require(['owner', 'sales'], owner);
  expect([refusal.status, refusal.body.code]).toEqual([422, 'factor.own-first']);
  expect(await me(owner)).toMatchObject({ lacksFactor: false });
  expect((await require(['sales'], owner)).body).toMatchObject({ factorRoles: ['sales'] });
});

it('of a role that is asked from now on, the stream of changes ends at once and does not begin again', async () => {
  const owner = await asking();
  await setUp(owner);
  const headers = await asking('production');
  const answer = await fetch(`${backend.url}/api/admin/live`, { headers });
  const changes = backend.app.get(LiveChanges);
  await until('somebody follows', () => Promise.resolve(changes.size === 1));
  await require(['production'], owner);
  // That is the last that it tells.
  expect(await answer.text()).toContain('settings.updated');
  expect(changes.size).toBe(0);
  expect((await backend.ask<{ code: string }>('/api/admin/live', { headers })).body.code).toBe(
    'session.factor-required',
  );
});
