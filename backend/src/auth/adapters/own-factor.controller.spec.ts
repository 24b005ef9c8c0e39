import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { ConfirmationController } from './confirmation.controller.js';
import { OwnFactorController } from './own-factor.controller.js';
import { codeFor } from './second-factor.fixture.js';

const again = { currentPassword: MONA.password };

describeAdmission(
  () =>
    controllerApp({
      controllers: [OwnFactorController, ConfirmationController],
      providers: providersOf(authInMemory()),
    }),
  {
    'GET /api/admin/me/factor': 'own-account.manage',
    'POST /api/admin/me/factor': 'own-account.manage',
    'POST /api/admin/me/factor/finish': 'own-account.manage',
    'POST /api/admin/me/factor/recovery-codes': 'own-account.manage',
    'POST /api/admin/me/factor/remove': 'own-account.manage',
    'GET /api/admin/me/confirmation': 'own-account.manage',
    'POST /api/admin/me/confirmation': 'own-account.manage',
    'POST /api/admin/me/confirmation/question': 'own-account.manage',
    'POST /api/admin/me/confirmation/passkey': 'own-account.manage',
  },
);

describe('one’s own second factor', () => {
  let auth: ReturnType<typeof authInMemory>;
  let app: NestFastifyApplication;
  let headers: { cookie: string };
  const post = async (path: string, payload: object = again) => {
    const answer = await app.inject({ method: 'POST', url: `/api/admin/me/${path}`, headers, payload });
    const body = answer.body ? answer.json<Record<string, unknown>>() : {};
    return { status: answer.statusCode, headers: answer.headers, body, text: answer.body };
  };
  const state = async () => (await app.inject({ url: '/api/admin/me/factor', headers })).body;

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    headers = await cookieOf(auth, MONA);
    app = await startWith(auth, [OwnFactorController, ConfirmationController]);
  });

  it('is set up, shown no more, and removed with a code and the password', async () => {
    const { body, headers: sent } = await post('factor');
    expect(sent['cache-control']).toBe('no-store');
    const key = String(body.key);
    const code = (later = 0) => codeFor(key, auth.clock.now(), later);
    const finished = await post('factor/finish', { challenge: body.challenge, code: code() });
    expect([finished.status, (finished.body.recoveryCodes as string[]).length]).toEqual([200, 10]);
    expect(JSON.parse(await state())).toEqual({
      since: '2026-03-01T08:00:00.000Z',
      hasApp: true,
      recoveryCodesLeft: 10,
      isObligatory: false,
    });
    expect(await post('factor')).toMatchObject({ status: 409, body: { code: 'factor.exists' } });

    const confirmed = async () =>
      (await app.inject({ url: '/api/admin/me/confirmation', headers })).statusCode;
    expect(await confirmed()).toBe(204);
    auth.time.passes(15);
    expect(await confirmed()).toBe(403);
    for (const path of ['factor/remove', 'factor/recovery-codes'])
      expect(await post(path)).toMatchObject({
        status: 403,
        body: { code: 'session.confirmation-required' },
      });
    expect(await post('confirmation', { code: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'code.wrong', errors: [{ path: 'code', code: 'code.wrong' }] },
    });
    expect((await post('confirmation', { code: code() })).status).toBe(204);
    expect((await post('factor/recovery-codes')).status).toBe(200);
    expect((await post('factor/remove')).status).toBe(204);
    expect(JSON.parse(await state())).toEqual({
      since: null,
      hasApp: false,
      recoveryCodesLeft: 0,
      isObligatory: false,
    });
  });

  it.each<[string, object]>([
    ['factor', {}],
    ['factor/finish', { code: '287082' }],
    ['factor/finish', { challenge: 'x'.repeat(65), code: '287082' }],
    ['confirmation', { code: 287_082 }],
    ['confirmation', { code: '' }],
    ['confirmation', { code: '1'.repeat(65) }],
  ])('%s refuses %j', async (path, payload) => {
    expect(await post(path, payload)).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
  });
});
