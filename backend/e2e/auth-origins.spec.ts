import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { workedExample, type SelectionBody } from './garments.js';
import { createDatabase, signedIn, startBackend, type Backend } from './harness.js';

const PUBLIC_URL = 'https://tiraz.example';

let backend: Backend;
let example: SelectionBody;

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true', PUBLIC_URL } });
  example = await workedExample(backend);
});
afterAll(() => backend.stop());

describe('what another site has a browser send', () => {
  it('may still be read by a link', async () => {
    const headers = { ...(await signedIn(backend)), 'sec-fetch-site': 'cross-site' };
    expect((await backend.ask('/api/admin/me', { headers })).status).toBe(200);
  });
});

describe('what the own site sends', () => {
  it.each<[string, Record<string, string>]>([
    ['at its public address', { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }],
    [
      'at another address, through the web server',
      {
        origin: 'https://127.0.0.1:4001',
        'x-forwarded-host': '127.0.0.1:4001',
        'x-forwarded-proto': 'https',
      },
    ],
    ['with nothing said about it', {}],
  ])('%s, is taken', async (_, headers) => {
    const staff = await signedIn(backend);
    const quoted = await backend.ask('/api/calculate-quote', { body: example, headers });
    expect(quoted.status).toBe(200);
    const out = await backend.ask('/api/admin/logout', { method: 'POST', headers: { ...staff, ...headers } });
    expect(out.status).toBe(204);
  });

  it('at the address that it asks directly, is taken', async () => {
    const headers = { origin: backend.url, 'sec-fetch-site': 'same-origin' };
    expect((await backend.ask('/api/calculate-quote', { body: example, headers })).status).toBe(200);
  });
});
