import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OwnSession } from '../application/own-account.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { OwnSessionsController } from './own-sessions.controller.js';

const PATH = '/api/admin/me/sessions';
const again = { currentPassword: MONA.password };

describeAdmission(
  () => controllerApp({ controllers: [OwnSessionsController], providers: providersOf(authInMemory()) }),
  {
    'GET /api/admin/me/sessions': 'own-account.manage',
    'POST /api/admin/me/sessions/:id/end': 'own-account.manage',
    'POST /api/admin/me/sessions/end-others': 'own-account.manage',
  },
);

describe('one’s own sessions', () => {
  let auth: ReturnType<typeof authInMemory>;
  let app: NestFastifyApplication;
  let here: { cookie: string };
  let there: { cookie: string };
  const list = async (headers = here) =>
    (await app.inject({ url: PATH, headers })).json<Record<keyof OwnSession, unknown>[]>();
  const end = (what: string, payload: object = again, headers = here) =>
    app.inject({ method: 'POST', url: `${PATH}/${what}`, headers, payload });

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    [here, there] = [await cookieOf(auth, MONA), await cookieOf(auth, MONA)];
    app = await startWith(auth, [OwnSessionsController]);
  });

  it('are listed with the one that asks first', async () => {
    const at = '2026-03-01T08:00:00.000Z';
    const session = { id: expect.any(String), browser: null, system: null, startedAt: at, seenAt: at };
    expect(await list()).toEqual([
      { ...session, isCurrent: true },
      { ...session, isCurrent: false },
    ]);
    const [first] = await list(there);
    expect(first?.id).toBe((await list())[1]?.id);
  });

  it('end one by one', async () => {
    const [, other] = await list();

    expect((await end(`${String(other?.id)}/end`)).statusCode).toBe(204);
    expect(await list()).toHaveLength(1);
    expect((await app.inject({ url: PATH, headers: there })).statusCode).toBe(401);
    const answer = await end(`${String(other?.id)}/end`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'session.unknown']);
  });

  it('end all but the one that asks', async () => {
    expect((await end('end-others')).statusCode).toBe(204);
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it.each<[string, string, object, number, string]>([
    ['a wrong password', 'end-others', { currentPassword: 'a guess' }, 422, 'password.wrong'],
    ['none', 'end-others', {}, 400, 'body.invalid'],
    ['no id', 'mine/end', again, 400, 'request.malformed'],
  ])('do not end with %s', async (_, what, payload, status, code) => {
    const answer = await end(what, payload);

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(await list()).toHaveLength(2);
  });

  it('are nobody else’s to see or to end', async () => {
    const nobody = { cookie: '' };
    expect((await app.inject({ url: PATH, headers: nobody })).statusCode).toBe(401);
    expect((await end('end-others', again, nobody)).statusCode).toBe(401);
    expect(await list()).toHaveLength(2);
  });
});
