import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { codeFor } from '../src/auth/adapters/second-factor.fixture.js';
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
import { again, LOGIN, ME, quarterOfAnHourLater } from './second-factors.js';

type Headers = Record<string, string>;
interface SetUp {
  challenge: string;
  key: string;
}

let databaseUrl: string;
let backend: Backend;
let neighbour: Neighbour;
let email: string;
let here: Headers;
let key: string;
let recoveryCodes: string[];

const post = <Body = ProblemBody>(
  path: string,
  body: object,
  headers: Headers = {},
  at: Neighbour = backend,
) => at.ask<Body>(path, { method: 'POST', headers, body });
const code = (later = 0) => codeFor(key, new Date(), later);
const ask = async () =>
  (await post<{ challenge: string }>(LOGIN, { email, password: STAFF_PASSWORD })).body.challenge;
/** As if nobody had used a code yet. */
const forgetSteps = () => query(databaseUrl, 'UPDATE staff_factors SET used_step = 0');

beforeAll(async () => void ({ databaseUrl, backend, neighbour } = await startNeighbours()));
afterAll(() => Promise.all([backend.stop(), neighbour.stop()]));
beforeEach(async () => {
  email = `${randomUUID()}@tiraz.example`;
  here = await signedIn(backend, email);
  const begun = await post<SetUp>(`${ME}/factor`, again, here);
  ({ key } = begun.body);
  const finished = await post<{ recoveryCodes: string[] }>(
    `${ME}/factor/finish`,
    { challenge: begun.body.challenge, code: code() },
    here,
  );
  expect([begun.status, finished.status]).toEqual([200, 200]);
  ({ recoveryCodes } = finished.body);
  await forgetSteps();
});

describe('signing in', () => {
  it('takes two steps, at two servers, and there is no session before the second', async () => {
    const asked = await post<{ challenge: string }>(LOGIN, { email, password: STAFF_PASSWORD });
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([202, null]);
    const { challenge } = asked.body;
    for (const cookie of [`tiraz.session=${challenge}`, `__Host-tiraz.session=${challenge}`])
      expect((await backend.ask(ME, { headers: { cookie } })).status).toBe(401);
    const answer = await post(`${LOGIN}/code`, { challenge, code: code() }, {}, neighbour);
    expect(answer.status).toBe(200);
    const headers = { cookie: cookiesOf(answer.headers) };
    expect((await backend.ask(ME, { headers })).body).toMatchObject({ email });
  });

  it('counts a code once, of any number who send it at once', async () => {
    const challenges = await Promise.all(Array.from({ length: 8 }, ask));
    const given = code();
    const answers = await Promise.all(
      challenges.map((challenge, index) =>
        post(`${LOGIN}/code`, { challenge, code: given }, {}, index % 2 ? neighbour : backend),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(422),
    ]);
  });

  it('answers a question once, of any number who answer at once', async () => {
    const challenge = await ask();
    const answers = await Promise.all(
      recoveryCodes
        .slice(0, 8)
        .map((recovery, index) =>
          post(`${LOGIN}/code`, { challenge, code: recovery }, {}, index % 2 ? neighbour : backend),
        ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ]);
    // Nothing of those that came too late was used up.
    const left = await query<{ count: string }>(
      databaseUrl,
      `SELECT count(*) FROM staff_recovery_codes JOIN staff ON staff.id = staff_id WHERE email = $1`,
      [email],
    );
    expect(left[0]?.count).toBe('9');
  });

  it('takes ten wrong codes, of any number sent at once', async () => {
    const challenge = await ask();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        post(`${LOGIN}/code`, { challenge, code: '000000' }, {}, index % 2 ? neighbour : backend),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(refused).toHaveLength(30);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await post(`${LOGIN}/code`, { challenge, code: code() })).status).toBe(429);
  });

  it('takes no challenge of another account or of another purpose', async () => {
    const others = `${randomUUID()}@tiraz.example`;
    const there = await signedIn(backend, others);
    const { body: begun } = await post<SetUp>(`${ME}/factor`, again, there);
    const its = codeFor(begun.key, new Date());
    const challenge = await ask();
    const tried = async (path: string, given: object, headers: Headers = {}) =>
      (await post(path, given, headers)).body.code;
    expect([
      await tried(`${LOGIN}/code`, { challenge, code: its }),
      await tried(`${LOGIN}/code`, { challenge: begun.challenge, code: its }),
      await tried(`${ME}/factor/finish`, { challenge: begun.challenge, code: its }, here),
      await tried(`${ME}/factor/finish`, { challenge, code: code() }, here),
    ]).toEqual(['code.wrong', 'challenge.over', 'challenge.over', 'challenge.over']);
    expect((await post(`${LOGIN}/code`, { challenge, code: code() })).status).toBe(200);
  });
});

it('a stolen cookie cannot do what asks again', async () => {
  await quarterOfAnHourLater(databaseUrl, email);
  const dear: [method: string, path: string, body?: object][] = [
    ['GET', '/api/admin/inquiries/export.csv'],
    ['GET', '/api/admin/inquiries/export.xlsx?language=en'],
    ['PUT', `${ME}/password`, { ...again, newPassword: 'a loom in new Cairo' }],
    ['POST', `${ME}/factor/remove`, again],
    ['POST', `${ME}/factor/recovery-codes`, again],
    ['POST', '/api/admin/invitations', { email: 'thief@tiraz.example', role: 'owner', language: 'en' }],
    ['PUT', `/api/admin/people/${randomUUID()}`, { role: 'owner' }],
    ['POST', `/api/admin/people/${randomUUID()}/reset-factor`],
    ['POST', `/api/admin/inquiries/${randomUUID()}/quotation/send`, { isDiscountConfirmed: true }],
  ];
  const codes = async () => {
    const told: unknown[] = [];
    for (const [method, path, body] of dear) {
      const answer = await backend.ask<ProblemBody>(path, { method, headers: here, ...(body && { body }) });
      told.push([answer.status, answer.body.code]);
    }
    return told;
  };
  expect(await codes()).toEqual(dear.map(() => [403, 'session.confirmation-required']));

  expect((await post(`${ME}/confirmation`, { code: '000000' }, here)).body.code).toBe('code.wrong');
  expect((await post(`${ME}/confirmation`, { code: code() }, here)).status).toBe(204);
  const { status } = await backend.ask('/api/admin/inquiries/export.csv', { headers: here });
  expect(status).toBe(200);
});

it('the key is nowhere but in its row once it was set up', async () => {
  const bodies = await Promise.all(
    [`${ME}/factor`, ME, '/api/admin/people', '/api/admin/audit-trail'].map(async (path) =>
      JSON.stringify((await backend.ask(path, { headers: here })).body),
    ),
  );
  const trail = await query(databaseUrl, 'SELECT row_to_json(audit_trail)::text AS text FROM audit_trail');
  const challenges = await query(
    databaseUrl,
    'SELECT FROM staff_challenges JOIN staff ON staff.id = staff_id WHERE key IS NOT NULL AND email = $1',
    [email],
  );
  expect(challenges).toEqual([]);
  const text = bodies.join() + JSON.stringify(trail);
  for (const secret of [key, ...recoveryCodes]) expect(text).not.toContain(secret);
});
