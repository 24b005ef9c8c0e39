import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { count, type ProblemBody } from './garments.js';
import {
  cookiesOf,
  query,
  signedIn,
  STAFF_PASSWORD,
  startBackend,
  startNeighbours,
  type Backend,
  type Neighbour,
} from './harness.js';

const email = 'mona@tiraz.example';
const TOKEN = String.raw`[\w-]{43}`;

let databaseUrl: string;
let backend: Backend;
let neighbour: Neighbour;
let minutesPassed = 0;

const now = () => new Date(Date.now() + minutesPassed * 60_000);
beforeAll(async () => void ({ databaseUrl, backend, neighbour } = await startNeighbours(now)));
afterAll(() => Promise.all([backend.stop(), neighbour.stop()]));
beforeEach(() => {
  minutesPassed = 0;
});

const login = (
  headers: Record<string, string> = {},
  at: Neighbour = backend,
  body: object = { email, password: STAFF_PASSWORD },
) => at.ask<ProblemBody>('/api/admin/login', { body, headers });
const statusOf = async (headers: Record<string, string>, at: Neighbour = backend) =>
  (await at.ask('/api/admin/me', { headers })).status;
const logout = (headers: Record<string, string>, at: Neighbour = backend) =>
  at.ask('/api/admin/logout', { method: 'POST', headers });

describe('a member of staff', () => {
  it('signs in, is known, and signs out', async () => {
    const headers = await signedIn(backend);
    const { status, body, headers: answered } = await backend.ask('/api/admin/me', { headers });
    const permissions = expect.arrayContaining(['inquiries.answer', 'audit.read']);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        email,
        name: '',
        role: 'owner',
        permissions,
        lacksFactor: false,
        language: 'en',
        wantsDigest: true,
      },
    ]);
    expect(answered.get('cache-control')).toBe('no-store');
    const out = await logout(headers);
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()).toEqual(['tiraz.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    expect(await statusOf(headers)).toBe(401);
  });

  it('may write the e-mail address in any letter case', async () => {
    const { status, headers } = await login({}, backend, {
      email: ' Mona@TIRAZ.example',
      password: STAFF_PASSWORD,
    });
    expect(status).toBe(200);
    expect(await statusOf({ cookie: cookiesOf(headers) })).toBe(200);
  });

  it('gets cookies that no script reads and no other site sends', async () => {
    const { headers } = await login();
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^tiraz\\.session=${TOKEN}; Path=/; HttpOnly; SameSite=Lax$`)),
      expect.stringMatching(
        new RegExp(`^tiraz\\.device=${TOKEN}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax$`),
      ),
    ]);
  });

  it('gets cookies that travel over https alone where the site does', async () => {
    const secure = await startBackend({ databaseUrl, env: { PUBLIC_URL: 'https://tiraz.example' } });
    const { headers } = await login({}, secure);
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-tiraz\.(session|device)=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    }
    expect(await statusOf({ cookie: cookiesOf(headers) }, secure)).toBe(200);
    const { body } = await secure.ask<{ components: { securitySchemes: object } }>('/api/openapi.json');
    expect(body.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: '__Host-tiraz.session' },
    });
    await secure.stop();
  });
});

describe('a session', () => {
  it('is a new one at each sign-in: a planted one never counts, and the former one is dead', async () => {
    const planted = `tiraz.session=${'p'.repeat(43)}`;
    expect(await statusOf({ cookie: planted })).toBe(401);
    const first = cookiesOf((await login({ cookie: planted })).headers);
    expect(first).not.toContain(planted);
    expect(await statusOf({ cookie: planted })).toBe(401);

    const second = cookiesOf((await login({ cookie: first })).headers);
    expect(second.split(';')[0]).not.toBe(first.split(';')[0]);
    expect(await statusOf({ cookie: first })).toBe(401);
    expect(await statusOf({ cookie: second })).toBe(200);
  });

  it('is dead at once after signing out, in every process, whatever is still on its way', async () => {
    const headers = await signedIn(backend);
    minutesPassed = 5;
    const late = Array.from({ length: 20 }, () => statusOf(headers));
    await logout(headers, neighbour);
    await Promise.all(late);
    expect(await statusOf(headers)).toBe(401);
    expect(await statusOf(headers, neighbour)).toBe(401);
    expect((await logout(headers)).status).toBe(401);
  });

  it('counts in every process', async () => {
    const headers = await signedIn(backend);
    expect(await statusOf(headers, neighbour)).toBe(200);
    expect((await logout(headers, neighbour)).status).toBe(204);
    expect(await statusOf(headers, backend)).toBe(401);
  });

  it('ends after 30 minutes without a request', async () => {
    const headers = await signedIn(backend);
    for (minutesPassed = 29; minutesPassed < 90; minutesPassed += 29) {
      expect(await statusOf(headers)).toBe(200);
    }
    minutesPassed += 2;
    expect(await statusOf(headers)).toBe(401);
  });

  it('ends after 12 hours, however busy', async () => {
    const headers = await signedIn(backend);
    for (minutesPassed = 20; minutesPassed < 12 * 60; minutesPassed += 20) {
      expect(await statusOf(headers)).toBe(200);
    }
    expect(await statusOf(headers)).toBe(401);
  });

  it('may be given other limits', async () => {
    const env = { SESSION_IDLE_MINUTES: '2', SESSION_MAX_HOURS: '1' };
    const strict = await startBackend({ databaseUrl, env, now });
    const headers = await signedIn(strict);
    minutesPassed = 1.9;
    expect(await statusOf(headers, strict)).toBe(200);
    minutesPassed = 4;
    expect(await statusOf(headers, strict)).toBe(401);
    await strict.stop();
  });

  it('is kept as nothing that could be used again', async () => {
    const { cookie = '' } = await signedIn(backend);
    const [session = '', device = ''] = cookie.split('; ').map((pair) => pair.split('=')[1] ?? '');
    const kept = JSON.stringify([
      await query(databaseUrl, `SELECT encode(token_hash, 'base64') AS hash FROM staff_sessions`),
      await query(databaseUrl, `SELECT encode(token_hash, 'escape') AS hash FROM staff_devices`),
      await query(databaseUrl, 'SELECT * FROM staff'),
      await query(databaseUrl, 'SELECT * FROM audit_trail'),
    ]);
    for (const secret of [session, device, STAFF_PASSWORD]) expect(kept).not.toContain(secret);
  });
});

describe('one’s own password', () => {
  const change = (headers: Record<string, string>, body: object) =>
    backend.ask<ProblemBody>('/api/admin/me/password', { method: 'PUT', body, headers });
  const newPassword = 'a loom in new Cairo';

  it('is changed: the other sessions end, this one goes on under a new cookie', async () => {
    const owner = 'omar@tiraz.example';
    const [here, there] = [await signedIn(backend, owner), await signedIn(backend, owner)];
    const { status, headers } = await change(here, { currentPassword: STAFF_PASSWORD, newPassword });
    expect(status).toBe(204);
    const renewed = { cookie: cookiesOf(headers) };
    expect([await statusOf(renewed), await statusOf(here), await statusOf(there)]).toEqual([200, 401, 401]);
    expect((await login({}, backend, { email: owner, password: STAFF_PASSWORD })).status).toBe(401);
    expect((await login({}, backend, { email: owner, password: newPassword })).status).toBe(200);
  });

  it.each([
    [
      'the current one is wrong',
      { currentPassword: 'a guess', newPassword },
      'currentPassword',
      'password.wrong',
    ],
    [
      'it is too short',
      { currentPassword: STAFF_PASSWORD, newPassword: 'short' },
      'newPassword',
      'password.too-short',
    ],
  ])('stays when %s', async (_, body, path, code) => {
    const headers = await signedIn(backend);
    const { status, body: problem } = await change(headers, body);
    expect([status, problem.errors]).toEqual([422, [expect.objectContaining({ path, code })]]);
    expect(await statusOf(headers)).toBe(200);
  });
});

it('every sign-in, refusal and sign-out leaves a row', async () => {
  const owner = 'audited@tiraz.example';
  const headers = await signedIn(backend, owner);
  await login({}, backend, { email: owner, password: 'a guess' });
  await logout(headers);
  const rows = await query<{ action: string }>(
    databaseUrl,
    `SELECT action, staff_email FROM audit_trail
     WHERE thing_kind = 'staffAccount' AND thing_id = (SELECT id::text FROM staff WHERE email = $1) ORDER BY id`,
    [owner],
  );
  expect(rows).toEqual([
    { action: 'account.added', staff_email: null },
    { action: 'session.started', staff_email: owner },
    { action: 'session.refused', staff_email: null },
    { action: 'session.ended', staff_email: owner },
  ]);
  expect(
    await count(databaseUrl, 'staff_sessions', `staff_id = (SELECT id FROM staff WHERE email = '${owner}')`),
  ).toBe(0);
});
