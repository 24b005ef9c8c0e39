import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { AuthController } from './auth.controller.js';
import { MeController } from './me.controller.js';
import { OwnPasswordController } from './own-password.controller.js';

describeAdmission(
  () => controllerApp({ controllers: [OwnPasswordController], providers: providersOf(authInMemory()) }),
  { 'PUT /api/admin/me/password': 'own-account.manage' },
);

describe('somebody who is signed in', () => {
  let app: NestFastifyApplication;
  let headers: { cookie: string };
  const me = (given: { cookie: string }) => app.inject({ url: '/api/admin/me', headers: given });

  beforeEach(async () => {
    const auth = authInMemory();
    await auth.staff.add(MONA);
    headers = await cookieOf(auth, MONA);
    app = await startWith(auth, [AuthController, MeController, OwnPasswordController]);
  });

  it('changes the password and goes on under a new cookie', async () => {
    const payload = { currentPassword: MONA.password, newPassword: 'a loom in new Cairo' };
    const answer = await app.inject({ method: 'PUT', url: '/api/admin/me/password', headers, payload });

    expect(answer.statusCode).toBe(204);
    expect((await me(headers)).statusCode).toBe(401);
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    expect((await me({ cookie })).json()).toMatchObject({ email: MONA.email });
  });

  it.each([
    ['a guess', 'a loom in new Cairo', 422, 'password.wrong'],
    [MONA.password, 'short', 422, 'password.too-short'],
    [MONA.password, 12, 400, 'body.invalid'],
  ])('keeps the password with %s and %s', async (currentPassword, newPassword, status, code) => {
    const payload = { currentPassword, newPassword };
    const answer = await app.inject({ method: 'PUT', url: '/api/admin/me/password', headers, payload });

    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect((await me(headers)).statusCode).toBe(200);
  });
});
