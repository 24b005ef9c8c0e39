import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { AuthController } from './auth.controller.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { MeController } from './me.controller.js';

const OMAR = { email: 'omar@tiraz.example', password: 'another loom in Cairo' };
const TOKEN = '[\\w-]{43}';

let auth: ReturnType<typeof authInMemory>;
let app: NestFastifyApplication;
const signIn = (payload: object | undefined, headers = {}, on = app) =>
  on.inject({ method: 'POST', url: '/api/admin/login', headers, ...(payload && { payload }) });
const me = (headers = {}) => app.inject({ url: '/api/admin/me', headers });

beforeEach(async () => {
  auth = authInMemory();
  await auth.staff.add(MONA);
  await auth.staff.add(OMAR);
  app = await startWith(auth, [AuthController, MeController]);
});

describeAdmission(
  () => controllerApp({ controllers: [AuthController], providers: providersOf(authInMemory()) }),
  {
    'POST /api/admin/login': null,
    'POST /api/admin/logout': 'own-account.manage',
  },
);

describe('signing in', () => {
  it('answers who it is, and gives the browser its two cookies', async () => {
    const answer = await signIn(MONA);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: expect.any(String), email: MONA.email });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(`^__Host-tiraz.session=${TOKEN}; ${attributes}$`),
      expect.stringMatching(`^__Host-tiraz.device=${TOKEN}; Max-Age=15552000; ${attributes}$`),
    ]);
  });

  it.each<[string, object | undefined, string[]]>([
    ['nothing', undefined, ['']],
    ['a list', [MONA], ['']],
    ['no fields', {}, ['email', 'password']],
    ['empty ones', { email: '', password: '' }, ['email', 'password']],
    ['other types', { email: 1, password: { length: 12 } }, ['email', 'password']],
    ['lists', { email: [MONA.email], password: [MONA.password] }, ['email', 'password']],
    ['null', { ...MONA, password: null }, ['password']],
    ['objects', { email: { toString: 1 }, password: { $ne: null } }, ['email', 'password']],
    ['too much text', { email: 'x'.repeat(257), password: 'x'.repeat(257) }, ['email', 'password']],
    ['another field', { ...MONA, remember: true }, ['remember']],
  ])('with %s in the body looks at no password', async (_, body, paths) => {
    const answer = await signIn(body);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'body.invalid' });
    const { errors } = answer.json<{ errors: { path: string }[] }>();
    expect(errors.map(({ path }) => path).sort()).toEqual(paths);
    expect(auth.hashes.checks).toBe(0);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each<[string, string, number]>([
    ['NUL', '{"email":"a\\u0000@tiraz.example","password":"x"}', 400],
    ['NUL in the password', '{"email":"a@tiraz.example","password":"a\\u0000b"}', 400],
    ['half a character', '{"email":"a@tiraz.example","password":"\\ud800"}', 400],
    ['a text', '"email"', 400],
    ['deep nesting', `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400],
    ['half of JSON', '{"email":', 400],
    ['a megabyte', JSON.stringify({ ...MONA, password: 'x'.repeat(1_000_000) }), 413],
  ])('with %s looks at no password', async (_, payload, status) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/admin/login', headers, payload });

    expect([answer.statusCode, auth.hashes.checks]).toEqual([status, 0]);
    // Whoever hangs up at once is not heard by somebody who is still sending.
    expect(answer.headers.connection).not.toBe('close');
  });

  it('does not read the address', async () => {
    const url = `/api/admin/login?${new URLSearchParams(MONA).toString()}`;

    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(400);
  });

  it('with a wrong password answers as for nobody’s e-mail address', async () => {
    const [wrong, nobody] = [
      await signIn({ ...MONA, password: 'a guess' }),
      await signIn({ email: 'nobody@tiraz.example', password: 'a guess' }),
    ];

    expect([wrong.statusCode, nobody.statusCode]).toEqual([401, 401]);
    const told = ({ requestId: _, ...problem }: Record<string, unknown>) => problem;
    expect(told(wrong.json())).toEqual(told(nobody.json()));
    expect(wrong.json()).toMatchObject({ code: 'credentials.wrong' });
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(nobody.headers));
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('too often says when to come back', async () => {
    for (let times = 0; times < 10; times += 1) await signIn({ ...MONA, password: 'a guess' });
    const answer = await signIn(MONA);

    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'sign-in.throttled' });
    expect(answer.headers['retry-after']).toBe('600');
  });

  it('at the same moment as somebody else is told apart', async () => {
    const match = auth.hashes.match.bind(auth.hashes);
    const both = Promise.withResolvers<void>();
    auth.hashes.match = async (...given) => {
      if (auth.hashes.checks === 1) both.resolve();
      const isRight = await match(...given);
      await both.promise;
      return isRight;
    };
    const answers = await Promise.all([signIn(MONA), signIn(OMAR)]);

    expect(answers.map((answer) => answer.json<{ email: string }>().email)).toEqual([MONA.email, OMAR.email]);
    for (const [index, { email }] of [MONA, OMAR].entries()) {
      const cookie = [answers[index]?.headers['set-cookie']].flat()[0];
      expect((await me({ cookie })).json()).toMatchObject({ email });
    }
  });

  it('concerns its own application alone, of several in a process', async () => {
    const elsewhere = authInMemory();
    await elsewhere.staff.add({ ...MONA, password: OMAR.password });
    const neighbour = await startWith(elsewhere, [AuthController, MeController]);

    expect((await signIn(MONA)).statusCode).toBe(200);
    expect((await signIn({ ...MONA, password: OMAR.password })).statusCode).toBe(401);
    expect((await signIn({ ...MONA, password: OMAR.password }, {}, neighbour)).statusCode).toBe(200);
  });
});

describe('somebody who is signed in', () => {
  let headers: { cookie: string };

  beforeEach(async () => {
    headers = await cookieOf(auth, MONA);
  });

  it('signs out', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/admin/logout', headers });

    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(/^__Host-tiraz\.session=; Max-Age=0; /);
    expect((await me(headers)).statusCode).toBe(401);
  });
});
