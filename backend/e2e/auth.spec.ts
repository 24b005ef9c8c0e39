import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProblemBody } from './garments.js';
import {
  cookiesOf,
  createDatabase,
  signedIn,
  STAFF_PASSWORD,
  startBackend,
  type Backend,
} from './harness.js';

let databaseUrl: string;
let backend: Backend;
const email = 'mona@tiraz.example';
const password = STAFF_PASSWORD;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl });
});
afterAll(() => backend.stop());

const login = (body: unknown, headers: Record<string, string> = {}) =>
  backend.ask<ProblemBody>('/api/admin/login', { body, headers });
const me = (headers: Record<string, string>) => backend.ask('/api/admin/me', { headers });

describe('a member of staff', () => {
  it('signs in, is known, and signs out', async () => {
    const headers = await signedIn(backend);
    expect(await me(headers)).toMatchObject({ status: 200, body: { id: expect.any(String), email } });
    const out = await backend.ask('/api/admin/logout', { method: 'POST', headers });
    expect(out.status).toBe(204);
    expect((await me(headers)).status).toBe(401);
  });

  it('writes the e-mail address in any letter case', async () => {
    const { status, headers } = await login({ email: ' Mona@TIRAZ.example ', password });
    expect(status).toBe(200);
    expect((await me({ cookie: cookiesOf(headers) })).body).toMatchObject({ email });
  });

  it('is refused with a wrong password', async () => {
    const { status, body } = await login({ email, password: 'something else' });
    expect([status, body.code]).toEqual([401, 'credentials.wrong']);
  });
});
