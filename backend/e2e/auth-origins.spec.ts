import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, inquiryOf, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { createDatabase, signedIn, startBackend, type Backend } from './harness.js';

const PUBLIC_URL = 'https://tiraz.example';

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true', PUBLIC_URL } });
  example = await workedExample(backend);
});
afterAll(() => backend.stop());

describe('what another site has a browser send', () => {
  const fromElsewhere: readonly (readonly [string, Record<string, string>])[] = [
    ['cross-site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['without metadata', { origin: 'https://evil.example' }],
    ['with an origin that hides', { origin: 'null' }],
    [
      'from a neighbouring subdomain',
      { origin: 'https://shop.tiraz.example', 'sec-fetch-site': 'same-site' },
    ],
    ['by a form that no origin goes with', { 'sec-fetch-site': 'cross-site' }],
  ];

  it('changes nothing, signed in or not, whatever the operation', async () => {
    const staff = await signedIn(backend);
    const { body: document } = await backend.ask<{ paths: Record<string, Record<string, object>> }>(
      '/api/openapi.json',
    );
    const writes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => [path.replaceAll(/\{\w+\}/g, example.fabricId), method.toUpperCase()] as const),
    );
    expect(writes.length).toBeGreaterThanOrEqual(5);
    for (const [path, method] of writes) {
      for (const [how, headers] of fromElsewhere) {
        const answer = await backend.ask<ProblemBody>(path, { method, headers: { ...staff, ...headers } });
        expect({ path, method, how, status: answer.status, code: answer.body.code }).toEqual({
          path,
          method,
          how,
          status: 403,
          code: 'request.foreign-origin',
        });
      }
    }
    expect((await backend.ask('/api/admin/me', { headers: staff })).status).toBe(200);
  });

  it('stores no inquiry', async () => {
    const body = inquiryOf(example, { customerEmail: 'victim@example.com' });
    for (const [, headers] of fromElsewhere) {
      expect((await backend.ask('/api/inquiries', { body, headers })).status).toBe(403);
    }
    const stored = () => count(databaseUrl, 'inquiries', `customer_email = 'victim@example.com'`);
    expect(await stored()).toBe(0);
    expect((await backend.ask('/api/inquiries', { body })).status).toBe(201);
    expect(await stored()).toBe(1);
  });

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
