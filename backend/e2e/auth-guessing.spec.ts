import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, type ProblemBody } from './garments.js';
import {
  cookiesOf,
  query,
  signedIn,
  STAFF_PASSWORD,
  startNeighbours,
  until,
  type Backend,
  type Neighbour,
} from './harness.js';

const UNKNOWN = 'nobody@tiraz.example';

let databaseUrl: string;
let backend: Backend;
let neighbour: Neighbour;

beforeAll(async () => void ({ databaseUrl, backend, neighbour } = await startNeighbours()));
afterAll(() => Promise.all([backend.stop(), neighbour.stop()]));

const login = (
  email: unknown,
  password: unknown,
  headers: Record<string, string> = {},
  at: Neighbour = backend,
) => at.ask<ProblemBody>('/api/admin/login', { body: { email, password }, headers });
/** The checks that were made of an account without a device: each refused one left a row. */
const checksOf = (email: string) =>
  count(
    databaseUrl,
    'audit_trail',
    `action = 'session.refused' AND thing_id = (SELECT id::text FROM staff WHERE email = '${email}')`,
  );

describe('guessing', () => {
  it('200 passwords at once, over two processes, has at most ten looked at, and the owner still gets in', async () => {
    const email = 'mona@tiraz.example';
    const { cookie = '' } = await signedIn(backend, email);
    const device = { cookie: cookie.split('; ').find((pair) => pair.startsWith('tiraz.device=')) ?? '' };

    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, i) => login(email, `guess ${i}`, {}, i % 2 ? backend : neighbour)),
    );
    const statuses = guesses.map(({ status }) => status);
    // A machine that is busy with other things says so, and looks at nothing for it.
    for (const status of statuses) expect([401, 429, 503]).toContain(status);
    await until('there are no guesses left', async () => (await login(email, 'a guess')).status === 429);
    expect(await checksOf(email)).toBeLessThanOrEqual(10);
    for (const { headers, body } of guesses.filter(({ status }) => status === 429)) {
      expect(body.code).toBe('sign-in.throttled');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(300);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
    }

    expect((await login(email, STAFF_PASSWORD)).status).toBe(429);
    const owner = await login(email, STAFF_PASSWORD, device, neighbour);
    expect(owner.status).toBe(200);
    expect(
      (await backend.ask('/api/admin/me', { headers: { cookie: cookiesOf(owner.headers) } })).status,
    ).toBe(200);
  });

  it('whose e-mail address has an account tells nothing: status, headers and body are alike', async () => {
    const known = 'sara@tiraz.example';
    await signedIn(backend, known);
    const answers: unknown[][] = [];
    for (const email of [known, UNKNOWN]) {
      const of: unknown[] = [];
      for (let i = 0; i < 12; i += 1) {
        const { status, headers, body } = await login(email, 'a guess');
        const names = [...headers.keys()].filter((name) => name !== 'date');
        of.push([status, names, { ...body, requestId: '' }]);
      }
      answers.push(of);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map((answer) => (answer as [number])[0])).toEqual([
      ...Array<number>(10).fill(401),
      429,
      429,
    ]);
  });

  it('keeps no e-mail address that somebody typed', async () => {
    await login('my password by mistake', 'x');
    const kept = await query(
      databaseUrl,
      `SELECT encode(subject_hash, 'escape') AS subject FROM password_checks`,
    );
    expect(JSON.stringify(kept)).not.toMatch(/mistake|nobody/);
  });
});

describe('a flood of sign-ins', () => {
  const AT_ONCE = 60;
  const MANY_FROM_ONE = 40;

  it('under made-up addresses takes no place from an owner in a known browser', async () => {
    const email = 'nadia@tiraz.example';
    const { cookie = '' } = await signedIn(backend, email);
    let isOver = false;
    const refused: number[] = [];
    const flood = Array.from({ length: AT_ONCE }, async (_, i) => {
      for (let times = 0; !isOver; times += 1) {
        const { status } = await login(`nobody-${i}-${times}@flood.example`, 'a guess');
        refused.push(status);
      }
    });
    await until('nobody else gets a turn', async () => refused.includes(503));
    const owner: number[] = [];
    for (let times = 0; times < 10; times += 1)
      owner.push((await login(email, STAFF_PASSWORD, { cookie })).status);
    isOver = true;
    await Promise.all(flood);
    expect(owner).toEqual(Array(10).fill(200));
  });

  it('from one address is refused there, to all but known browsers', async () => {
    const email = 'hoda@tiraz.example';
    const { cookie = '' } = await signedIn(backend, email);
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const answers = [];
    for (let i = 0; i < MANY_FROM_ONE; i += 1)
      answers.push(await login(`nobody-${i}@one.example`, 'a guess', from));
    const last = answers.at(-1);
    expect([last?.status, last?.body.code]).toEqual([429, 'client.throttled']);
    expect(last?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(30);
    expect((await login(email, STAFF_PASSWORD, from)).status).toBe(429);
    expect((await login(email, STAFF_PASSWORD, { ...from, cookie })).status).toBe(200);
    expect((await login(email, STAFF_PASSWORD, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
  });
});
