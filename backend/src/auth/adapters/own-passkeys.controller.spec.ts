import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { AuthController } from './auth.controller.js';
import { ConfirmationController } from './confirmation.controller.js';
import { createdExample } from './credential.dto.js';
import { assertedExample } from './second-step.dto.js';
import { OwnPasskeysController } from './own-passkeys.controller.js';
import { SecondStepController } from './second-step.controller.js';

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const again = { currentPassword: MONA.password };

describeAdmission(
  () => controllerApp({ controllers: [OwnPasskeysController], providers: providersOf(authInMemory()) }),
  {
    'GET /api/admin/me/passkeys': 'own-account.manage',
    'POST /api/admin/me/passkeys': 'own-account.manage',
    'POST /api/admin/me/passkeys/finish': 'own-account.manage',
    'PUT /api/admin/me/passkeys/:id': 'own-account.manage',
    'POST /api/admin/me/passkeys/:id/remove': 'own-account.manage',
  },
);

describe('one’s own passkeys over HTTP', () => {
  let auth: ReturnType<typeof authInMemory>;
  let app: NestFastifyApplication;
  let headers: { cookie: string };
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api/admin/${url}`,
      headers,
      ...(payload && { payload }),
    });
    const body = answer.body ? answer.json<Record<string, unknown>>() : {};
    return { status: answer.statusCode, headers: answer.headers, body };
  };

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    headers = await cookieOf(auth, MONA);
    app = await startWith(auth, [
      AuthController,
      ConfirmationController,
      OwnPasskeysController,
      SecondStepController,
    ]);
  });

  it('are begun, listed, renamed and removed', async () => {
    const begun = await ask('POST', 'me/passkeys', again);
    expect([begun.status, begun.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(begun.body).toEqual({
      challenge: expect.any(String),
      host: 'tiraz.example',
      account: { id: expect.any(String), email: MONA.email },
      known: [],
      expiresAt: '2026-03-01T08:05:00.000Z',
    });
    const { staff } = await auth.signIn.signIn(MONA, {});
    await auth.factors.addWithoutApp(staff.id, auth.clock.now());
    const stored = {
      id: ID,
      staffId: staff.id,
      credentialId: 'AAAA',
      publicKey: new Uint8Array(),
      counter: 0,
    };
    const passkey = { ...stored, transports: [], name: 'Phone', createdAt: auth.clock.now(), usedAt: null };
    await auth.passkeys.add(passkey);
    expect((await ask('PUT', `me/passkeys/${ID}`, { name: ' Old phone ' })).status).toBe(204);
    expect(await ask('GET', 'me/passkeys')).toMatchObject({
      status: 200,
      body: {
        host: 'tiraz.example',
        passkeys: [{ id: ID, name: 'Old phone', createdAt: '2026-03-01T08:00:00.000Z', usedAt: null }],
      },
    });
    for (const [method, url, payload] of [
      ['POST', 'me/passkeys', again],
      ['POST', 'me/passkeys/finish', { challenge: 'x', name: 'Phone', credential: createdExample }],
      ['POST', `me/passkeys/${ID}/remove`, again],
    ] as const)
      expect(await ask(method, url, payload)).toMatchObject({
        status: 403,
        body: { code: 'session.confirmation-required' },
      });
  });

  it.each<[string, object, number, string]>([
    [
      'me/passkeys/finish',
      { challenge: 'x', name: 'Phone', credential: createdExample },
      409,
      'challenge.over',
    ],
    ['login/passkey', { challenge: 'x', credential: assertedExample }, 409, 'challenge.over'],
    ['me/confirmation/passkey', { challenge: 'x', credential: assertedExample }, 409, 'challenge.over'],
    ['me/confirmation/question', {}, 404, 'factor.missing'],
    [`me/passkeys/${ID}/remove`, again, 404, 'passkey.missing'],
  ])('%s refuses what it does not know', async (url, payload, status, code) => {
    expect(await ask('POST', url, payload)).toMatchObject({ status, body: { code } });
  });

  it.each<[string, object]>([
    ['me/passkeys', {}],
    ['me/passkeys/finish', { challenge: 'x', name: 'Phone' }],
    ['me/passkeys/finish', { challenge: 'x', name: '', credential: createdExample }],
    ['me/passkeys/finish', { challenge: 'x', name: 'a\nb', credential: createdExample }],
    ['me/passkeys/finish', { challenge: 'x', name: 'x'.repeat(61), credential: createdExample }],
    ['me/passkeys/finish', { challenge: 'x', name: 'Phone', credential: 'text' }],
    ['me/passkeys/finish', { challenge: 'x', name: 'Phone', credential: [createdExample] }],
    ['me/passkeys/finish', { challenge: 'x', name: 'Phone', credential: { ...createdExample, id: 'a b' } }],
    [
      'me/passkeys/finish',
      { challenge: 'x', name: 'P', credential: { ...createdExample, transports: 'usb' } },
    ],
    ['me/passkeys/finish', { challenge: 'x', name: 'P', credential: { ...createdExample, transports: [1] } }],
    ['login/passkey', { challenge: 'x', credential: null }],
    ['login/passkey', { challenge: 'x', credential: { ...assertedExample, signature: '' } }],
    ['login/passkey', { challenge: 'x', credential: { ...assertedExample, signature: 'A'.repeat(2049) } }],
    ['login/passkey', { challenge: 'x'.repeat(65), credential: assertedExample }],
    ['me/confirmation/passkey', { challenge: 1, credential: assertedExample }],
  ])('%s refuses %j', async (url, payload) => {
    expect(await ask('POST', url, payload)).toMatchObject({ status: 400, body: { code: 'body.invalid' } });
  });
});
