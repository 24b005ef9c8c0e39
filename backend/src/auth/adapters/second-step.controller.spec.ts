import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { providersOf, startWith } from './auth-app.fixture.js';
import { AuthController } from './auth.controller.js';
import { MeController } from './me.controller.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { setUpFactor } from './second-factor.fixture.js';
import { SecondStepController } from './second-step.controller.js';

describeAdmission(
  () => controllerApp({ controllers: [SecondStepController], providers: providersOf(authInMemory()) }),
  { 'POST /api/admin/login/code': null, 'POST /api/admin/login/passkey': null },
);

describe('signing in with a second factor', () => {
  let auth: ReturnType<typeof authInMemory>;
  let app: NestFastifyApplication;
  let code: (later?: number) => string;
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    const entered = await auth.signIn.signIn(MONA, {});
    ({ code } = await setUpFactor(auth, entered, MONA.password));
    app = await startWith(auth, [AuthController, MeController, SecondStepController]);
  });

  it('gives the browser its cookies after the code, and none before', async () => {
    const asked = await post('/api/admin/login', MONA);
    expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([202, undefined]);
    expect(asked.json()).toEqual({
      challenge: expect.any(String),
      hasApp: true,
      passkeys: [],
      passkeyHost: 'tiraz.example',
      expiresAt: '2026-03-01T08:05:00.000Z',
    });
    expect(asked.headers['cache-control']).toBe('no-store');

    const { challenge } = asked.json<{ challenge: string }>();
    const wrong = await post('/api/admin/login/code', { challenge, code: '000000' });
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([422, 'code.wrong']);
    expect(wrong.headers['set-cookie']).toBeUndefined();

    const answer = await post('/api/admin/login/code', { challenge, code: code() });
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: expect.any(String), email: MONA.email }]);
    const cookies = answer.headers['set-cookie'] as string[];
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-tiraz.session',
      '__Host-tiraz.device',
    ]);
    const headers = { cookie: cookies[0]!.split(';')[0]! };
    expect((await app.inject({ url: '/api/admin/me', headers })).statusCode).toBe(200);

    const twice = await post('/api/admin/login/code', { challenge, code: code(1) });
    expect([twice.statusCode, twice.json<{ code: string }>().code]).toEqual([409, 'challenge.over']);
  });
});
