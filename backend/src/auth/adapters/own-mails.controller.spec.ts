import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import { cookieOf, providersOf, startWith } from './auth-app.fixture.js';
import { authInMemory, MONA } from './auth-in-memory.fixture.js';
import { MeController } from './me.controller.js';
import { OwnMailsController } from './own-mails.controller.js';

const LANGUAGE = '/api/admin/me/language';
const DIGEST = '/api/admin/me/digest';

describeAdmission(
  () => controllerApp({ controllers: [OwnMailsController], providers: providersOf(authInMemory()) }),
  { [`PUT ${LANGUAGE}`]: 'own-account.manage', [`PUT ${DIGEST}`]: 'own-account.manage' },
);

describe('the mails to oneself', () => {
  let auth: ReturnType<typeof authInMemory>;
  let app: NestFastifyApplication;
  let headers: { cookie: string };

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    headers = await cookieOf(auth, MONA);
    app = await startWith(auth, [MeController, OwnMailsController]);
  });

  const put = async (url: string, payload: object) =>
    (await app.inject({ method: 'PUT', url, headers, payload })).statusCode;
  const me = async () =>
    (await app.inject({ url: '/api/admin/me', headers })).json<{ language: string; wantsDigest: boolean }>();

  it('are written in the language that one says, and the digest comes until one says otherwise', async () => {
    expect(await me()).toMatchObject({ language: 'en', wantsDigest: true });
    expect(await put(LANGUAGE, { language: 'ar' })).toBe(204);
    expect(await put(DIGEST, { isWanted: false })).toBe(204);
    expect(await me()).toMatchObject({ language: 'ar', wantsDigest: false });
    expect(await put(DIGEST, { isWanted: true })).toBe(204);
    expect(await me()).toMatchObject({ language: 'ar', wantsDigest: true });
  });

  it.each([
    [LANGUAGE, { language: 'fr' }],
    [LANGUAGE, {}],
    [DIGEST, { isWanted: 'yes' }],
    [DIGEST, {}],
  ])('are as they were after a request to %s with %j', async (url, payload) => {
    expect(await put(url, payload)).toBe(400);
    expect(await me()).toMatchObject({ language: 'en', wantsDigest: true });
  });
});
