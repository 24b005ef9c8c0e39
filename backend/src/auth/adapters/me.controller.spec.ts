import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { PERMISSIONS } from '../domain/permissions.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { MeController } from './me.controller.js';

const OMAR = { email: 'omar@tiraz.example', password: 'another loom in Cairo' };

let auth: ReturnType<typeof authInMemory>;
let app: NestFastifyApplication;
const me = (headers = {}) => app.inject({ url: '/api/admin/me', headers });

describeAdmission(
  () => controllerApp({ controllers: [MeController], providers: providersOf(authInMemory()) }),
  { 'GET /api/admin/me': 'own-account.manage' },
);

describe('somebody who is signed in', () => {
  let headers: { cookie: string };

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    await auth.staff.add(OMAR);
    app = await startWith(auth, [MeController]);
    headers = await cookieOf(auth, MONA);
  });

  it('is told who they are, and nothing keeps the answer', async () => {
    const answer = await me(headers);

    const permissions = [...PERMISSIONS];
    expect(answer.json()).toEqual({
      id: expect.any(String),
      email: MONA.email,
      lacksFactor: false,
      name: '',
      role: 'owner',
      permissions,
      language: 'en',
      wantsDigest: true,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is nobody without the cookie, or with another', async () => {
    for (const cookie of ['', `__Host-tiraz.session=${'x'.repeat(43)}`]) {
      const answer = await me({ cookie });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'session.missing']);
    }
  });

  it('is told apart from others who ask at the same moment', async () => {
    const others = await cookieOf(auth, OMAR);
    const asked = [headers, others, headers, others];
    const answers = await Promise.all(asked.map((each) => me(each)));

    expect(answers.map((answer) => answer.json<{ email: string }>().email)).toEqual([
      MONA.email,
      OMAR.email,
      MONA.email,
      OMAR.email,
    ]);
  });
});
