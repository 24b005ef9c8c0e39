import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from './garments.js';
import {
  cookiesOf,
  query,
  signedIn,
  STAFF_PASSWORD,
  startNeighbours,
  type Backend,
  type Neighbour,
} from './harness.js';

interface Told {
  id: string;
  browser: string | null;
  system: string | null;
  isCurrent: boolean;
}
type Headers = Record<string, string>;

const SESSIONS = '/api/admin/me/sessions';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Safari/604.1';

let databaseUrl: string;
let backend: Backend;
let neighbour: Neighbour;
let email: string;
let here: Headers;
let phone: Headers;

beforeAll(async () => void ({ databaseUrl, backend, neighbour } = await startNeighbours()));
afterAll(() => Promise.all([backend.stop(), neighbour.stop()]));
beforeEach(async () => {
  email = `${randomUUID()}@tiraz.example`;
  here = await signedIn(backend, email);
  const answer = await backend.ask('/api/admin/login', {
    body: { email, password: STAFF_PASSWORD },
    headers: { 'user-agent': PHONE },
  });
  phone = { cookie: cookiesOf(answer.headers) };
});

const list = async (headers: Headers) => (await backend.ask<Told[]>(SESSIONS, { headers })).body;
const statusOf = async (headers: Headers, at: Neighbour = backend) =>
  (await at.ask('/api/admin/me', { headers })).status;
const end = (headers: Headers, which: string, currentPassword = STAFF_PASSWORD, more: Headers = {}) =>
  backend.ask<ProblemBody>(`${SESSIONS}/${which}`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: { currentPassword },
  });

describe('one’s own sessions', () => {
  it('are listed with what they are known by, and with nothing that lets anybody in', async () => {
    const { status, headers, body } = await backend.ask<Told[]>(SESSIONS, { headers: phone });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['Safari', 'iPhone', true],
      [null, null, false],
    ]);
    const token = /session=([\w-]+)/.exec(phone.cookie ?? '')?.[1] ?? 'none';
    expect(JSON.stringify(body)).not.toContain(token);
    for (const { id } of body) expect(await statusOf({ cookie: `tiraz.session=${id}` })).toBe(401);
  });

  it('end elsewhere at once, in every process; this one goes on', async () => {
    const [, other] = await list(here);
    expect((await end(here, `${other!.id}/end`)).status).toBe(204);
    expect([await statusOf(phone), await statusOf(phone, neighbour)]).toEqual([401, 401]);
    expect([await statusOf(here), (await list(here)).length]).toEqual([200, 1]);
    const again = await end(here, `${other!.id}/end`);
    expect([again.status, again.body.code]).toEqual([404, 'session.unknown']);
  });

  it('end all together but for this one', async () => {
    const third = await signedIn(backend, email);
    expect((await end(here, 'end-others')).status).toBe(204);
    const left = await Promise.all([here, phone, third].map((headers) => statusOf(headers, neighbour)));
    expect(left).toEqual([200, 401, 401]);
  });

  it('are nobody else’s: a foreign id is one that does not exist', async () => {
    const stranger = await signedIn(backend, `${randomUUID()}@tiraz.example`);
    const [foreign] = await list(stranger);
    const answers = await Promise.all([foreign!.id, randomUUID()].map((id) => end(here, `${id}/end`)));
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'session.unknown']);
    expect((await end(here, 'no-id/end')).status).toBe(400);
    await end(here, 'end-others');
    expect(await statusOf(stranger)).toBe(200);
  });

  it('end for nobody who does not know the password, who writes from another site, or is not signed in', async () => {
    const [, other] = await list(here);
    for (const which of [`${other!.id}/end`, 'end-others']) {
      const wrong = await end(here, which, 'a guess');
      expect([wrong.status, wrong.body.errors]).toEqual([
        422,
        [expect.objectContaining({ path: 'currentPassword', code: 'password.wrong' })],
      ]);
      expect((await end(here, which, undefined, { origin: 'https://evil.example' })).status).toBe(403);
      expect((await end({}, which)).status).toBe(401);
    }
    expect(await statusOf(phone)).toBe(200);
  });

  it('are no way round the bound on guesses: ten in all, also when many come at once', async () => {
    const [, other] = await list(here);
    const change = () =>
      backend.ask<ProblemBody>('/api/admin/me/password', {
        method: 'PUT',
        headers: here,
        body: { currentPassword: 'a guess', newPassword: 'a loom in new Cairo' },
      });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, time) =>
        time % 3 === 0 ? change() : end(here, time % 3 === 1 ? 'end-others' : `${other!.id}/end`, 'a guess'),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    const late = await end(here, 'end-others');
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await statusOf(phone)).toBe(200);
  });

  it('are gone after a change of the password, but for this one under another token', async () => {
    const body = { currentPassword: STAFF_PASSWORD, newPassword: 'a loom in new Cairo' };
    const changed = await backend.ask('/api/admin/me/password', {
      method: 'PUT',
      body,
      headers: { ...phone, 'user-agent': PHONE },
    });
    const renewed = { cookie: cookiesOf(changed.headers) };
    expect([await statusOf(here), await statusOf(phone), await statusOf(renewed, neighbour)]).toEqual([
      401, 401, 200,
    ]);
    expect((await list(renewed)).map(({ system, isCurrent }) => [system, isCurrent])).toEqual([
      ['iPhone', true],
    ]);
  });
});

it('a browser that says too much of itself is kept in part', async () => {
  await backend.ask('/api/admin/login', {
    body: { email, password: STAFF_PASSWORD },
    headers: { 'user-agent': `\u00e9${'x'.repeat(6_000)}` },
  });
  const [kept] = await query<{ longest: number }>(
    databaseUrl,
    'SELECT max(length(user_agent)) AS longest FROM staff_sessions',
  );
  expect(kept).toEqual({ longest: 400 });
});
