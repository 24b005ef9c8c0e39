import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { SoftwareAuthenticator } from '../src/auth/adapters/software-authenticator.fixture.js';
import type { AssertedCredential } from '../src/auth/application/signing-in.js';
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
interface Asked {
  challenge: string;
  passkeys: { id: string }[];
}

const ORIGIN = 'http://localhost:3000';

let databaseUrl: string;
let backend: Backend;
let neighbour: Neighbour;
let email: string;
let here: Headers;
let phone: SoftwareAuthenticator;
let recoveryCodes: string[];

const post = <Body = ProblemBody>(
  path: string,
  body: object,
  headers: Headers = {},
  at: Neighbour = backend,
) => at.ask<Body>(path, { method: 'POST', headers, body });
const ask = async (as = email) =>
  (await post<Asked>(LOGIN, { email: as, password: STAFF_PASSWORD })).body.challenge;
const give = (challenge: string, credential: AssertedCredential, at: Neighbour = backend) =>
  post(`${LOGIN}/passkey`, { challenge, credential }, {}, at);
const codeOf = async (answer: Promise<{ status: number; body: ProblemBody }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

async function add(authenticator: SoftwareAuthenticator, headers: Headers) {
  const { body } = await post<{ challenge: string }>(`${ME}/passkeys`, again, headers);
  const { challenge } = body;
  const given = { challenge, name: 'Phone', credential: authenticator.create(challenge) };
  return post<{ recoveryCodes: string[] } & ProblemBody>(`${ME}/passkeys/finish`, given, headers);
}

beforeAll(async () => void ({ databaseUrl, backend, neighbour } = await startNeighbours()));
afterAll(() => Promise.all([backend.stop(), neighbour.stop()]));
beforeEach(async () => {
  email = `${randomUUID()}@tiraz.example`;
  here = await signedIn(backend, email);
  phone = new SoftwareAuthenticator(ORIGIN);
  const added = await add(phone, here);
  expect(added.status).toBe(200);
  ({ recoveryCodes } = added.body);
});

describe('signing in with a passkey', () => {
  it('takes two steps, at two servers, and there is no session before the second', async () => {
    const asked = await post<Asked>(LOGIN, { email, password: STAFF_PASSWORD });
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([202, null]);
    expect(asked.body).toMatchObject({
      hasApp: false,
      passkeys: [{ id: phone.id, transports: ['internal'] }],
      passkeyHost: 'localhost',
    });
    const { challenge } = asked.body;
    const answer = await give(challenge, phone.use(challenge), neighbour);
    expect(answer.status).toBe(200);
    const headers = { cookie: cookiesOf(answer.headers) };
    expect((await backend.ask(ME, { headers })).body).toMatchObject({ email });
  });

  it.each<[string, (one: SoftwareAuthenticator, challenge: string) => AssertedCredential]>([
    ['an answer to another challenge', (one) => one.use('mJq1vWJ2R1mXoXqVbY8o0k5cJ7b4nQ0s3tLwZ6uYx2E')],
    ['another origin', (one, challenge) => one.use(challenge, { origin: 'https://evil.example' })],
    ['another host', (one, challenge) => one.use(challenge, { host: 'evil.example' })],
    ['another purpose', (one, challenge) => one.use(challenge, { type: 'webauthn.create' })],
    ['nobody verified', (one, challenge) => one.use(challenge, { isVerified: false })],
    ['a key that nobody knows', (_, challenge) => new SoftwareAuthenticator(ORIGIN).use(challenge)],
    ['nonsense', (one, challenge) => ({ ...one.use(challenge), authenticatorData: 'AAAA' })],
  ])('is refused with %s', async (_, use) => {
    const challenge = await ask();
    expect(await codeOf(give(challenge, use(phone, challenge)))).toEqual([422, 'passkey.wrong']);
    // A wrong answer leaves the question open.
    expect((await give(challenge, phone.use(challenge))).status).toBe(200);
  });

  it('is refused to whoever sends an answer once more', async () => {
    const challenge = await ask();
    const credential = phone.use(challenge);
    expect((await give(challenge, credential)).status).toBe(200);
    expect(await codeOf(give(challenge, credential))).toEqual([409, 'challenge.over']);
    expect(await codeOf(give(await ask(), credential))).toEqual([422, 'passkey.wrong']);
  });

  it('is refused with a counter that does not rise: somebody has a copy', async () => {
    const first = await ask();
    expect((await give(first, phone.use(first, { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const challenge = await ask();
      expect(await codeOf(give(challenge, phone.use(challenge, { counter })))).toEqual([
        422,
        'passkey.wrong',
      ]);
    }
    const last = await ask();
    expect((await give(last, phone.use(last, { counter: 8 }))).status).toBe(200);
  });

  it('is refused with the passkey of another account', async () => {
    const other = `${randomUUID()}@tiraz.example`;
    const theirs = new SoftwareAuthenticator(ORIGIN);
    const there = await signedIn(backend, other);
    expect((await add(theirs, there)).status).toBe(200);
    const challenge = await ask();
    expect(await codeOf(give(challenge, theirs.use(challenge)))).toEqual([422, 'passkey.wrong']);
    expect(await codeOf(add(theirs, here))).toEqual([409, 'passkey.exists']);
  });

  it('happens once, of any number who send an answer at once', async () => {
    const challenge = await ask();
    const credential = phone.use(challenge);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => give(challenge, credential, index % 2 ? neighbour : backend)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    // Those that were looked at later found a counter that had risen.
    expect(statuses.slice(1).every((status) => [409, 422].includes(status))).toBe(true);
  });

  it('is refused for a while after ten wrong ones, of any number sent at once', async () => {
    const challenge = await ask();
    const wrong = phone.use('another challenge');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => give(challenge, wrong, index % 2 ? neighbour : backend)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await give(challenge, phone.use(challenge))).status).toBe(429);
  });

  it('is not done by the question that confirms a session, which a stolen cookie can ask', async () => {
    const { body } = await post<Asked>(`${ME}/confirmation/question`, {}, here);
    for (const challenge of [body.challenge, `confirm-session ${body.challenge}`])
      expect(await codeOf(post(`${LOGIN}/code`, { challenge, code: recoveryCodes[0]! }))).toEqual([
        409,
        'challenge.over',
      ]);
  });

  it('is done with a recovery code where the passkey is gone', async () => {
    const challenge = await ask();
    expect(await codeOf(post(`${LOGIN}/code`, { challenge, code: '287082' }))).toEqual([422, 'code.wrong']);
    expect((await post(`${LOGIN}/code`, { challenge, code: recoveryCodes[0]! })).status).toBe(200);
  });
});

it('a passkey that was removed, or reset with the second factor, no longer signs in', async () => {
  const key = new SoftwareAuthenticator(ORIGIN, false);
  expect((await add(key, here)).body).toEqual({ recoveryCodes: [] });
  const { body } = await backend.ask<{ passkeys: { id: string }[] }>(`${ME}/passkeys`, { headers: here });
  const removed = await post(`${ME}/passkeys/${body.passkeys[0]!.id}/remove`, again, here);
  expect(removed.status).toBe(204);
  const challenge = await ask();
  expect(await codeOf(give(challenge, phone.use(challenge)))).toEqual([422, 'passkey.wrong']);
  // It does not count: each answer has the counter 0.
  for (const asked of [challenge, await ask()]) expect((await give(asked, key.use(asked))).status).toBe(200);

  const open = await ask();
  const owner = await signedIn(backend, `${randomUUID()}@tiraz.example`);
  const people = await backend.ask<{ id: string; email: string }[]>('/api/admin/people', { headers: owner });
  const { id } = people.body.find((one) => one.email === email)!;
  expect((await post(`/api/admin/people/${id}/reset-factor`, {}, owner)).status).toBe(200);
  expect(await codeOf(give(open, key.use(open)))).toEqual([422, 'passkey.wrong']);
  expect((await post(LOGIN, { email, password: STAFF_PASSWORD })).status).toBe(200);
});

it('a stolen cookie cannot do what asks again, nor add a passkey, without one', async () => {
  const { body } = await post<{ challenge: string }>(`${ME}/passkeys`, again, here);
  await quarterOfAnHourLater(databaseUrl, email);
  const { challenge } = body;
  const mine = new SoftwareAuthenticator(ORIGIN);
  const dear: [method: string, path: string, body?: object][] = [
    ['GET', '/api/admin/inquiries/export.csv'],
    ['POST', `${ME}/passkeys`, again],
    ['POST', `${ME}/passkeys/finish`, { challenge, name: 'Mine', credential: mine.create(challenge) }],
    ['POST', `${ME}/passkeys/${randomUUID()}/remove`, again],
    ['POST', `${ME}/factor`, again],
    ['POST', `${ME}/factor/finish`, { challenge, code: '287082' }],
  ];
  for (const [method, path, given] of dear) {
    const answer = backend.ask<ProblemBody>(path, { method, headers: here, ...(given && { body: given }) });
    expect(await codeOf(answer)).toEqual([403, 'session.confirmation-required']);
  }
  const question = async () => (await post<Asked>(`${ME}/confirmation/question`, {}, here)).body.challenge;
  const confirm = (asked: string, credential: AssertedCredential) =>
    post(`${ME}/confirmation/passkey`, { challenge: asked, credential }, here);
  const asked = await question();
  expect(await codeOf(confirm(asked, mine.use(asked)))).toEqual([422, 'passkey.wrong']);
  // What was signed to sign in confirms nothing, and the other way round.
  const signIn = await ask();
  expect(await codeOf(confirm(signIn, phone.use(signIn)))).toEqual([409, 'challenge.over']);
  expect(await codeOf(give(asked, phone.use(asked)))).toEqual([409, 'challenge.over']);
  expect((await confirm(asked, phone.use(asked))).status).toBe(204);
  expect((await backend.ask('/api/admin/inquiries/export.csv', { headers: here })).status).toBe(200);
});

it('keys and challenges are nowhere but in their rows', async () => {
  const [row] = await query<{ public_key: Buffer; credential_id: string }>(
    databaseUrl,
    `SELECT public_key, credential_id FROM staff_passkeys JOIN staff ON staff.id = staff_id WHERE email = $1`,
    [email],
  );
  const bodies = await Promise.all(
    [`${ME}/passkeys`, `${ME}/factor`, ME, '/api/admin/people', '/api/admin/audit-trail'].map(async (path) =>
      JSON.stringify((await backend.ask(path, { headers: here })).body),
    ),
  );
  const trail = await query(databaseUrl, 'SELECT row_to_json(audit_trail)::text AS text FROM audit_trail');
  const told = bodies.join() + JSON.stringify(trail);
  const key = row!.public_key;
  for (const secret of [key.toString('base64url'), key.toString('hex'), row!.credential_id, ...recoveryCodes])
    expect(told).not.toContain(secret);
  expect(told).toContain('passkey.added');
});
