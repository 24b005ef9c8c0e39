import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { askWith, generatedHeaders } from '../../tools/generated-headers.mjs';
import { BROKEN_BODIES, BROKEN_VALUES } from './broken-bodies.js';
import { createDatabase, signedIn, startBackend, type Answer, type Ask, type Backend } from './harness.js';

const PUBLIC_BODIES = [
  ...['artwork', 'calculate-quote', 'inquiries', 'invitations/accept', 'invitations/open'],
  ...['page-errors', 'quote-ladder', 'web-vitals'],
];

type Fields = Record<string, unknown>;
interface Operation {
  requestBody?: { content: Record<string, { examples?: Record<string, { value: Fields }> }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const UUID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const LONGEST_BODY = 64 * 1024;

describe('whatever arrives', () => {
  let backend: Backend;
  let document: Document;
  let staff: Record<string, string>;
  let accepted: Fields;
  const seen = new Set<string>();

  /** Every answer is a documented one: below 500, of a documented status, a problem when it refuses. */
  function check(what: string, operation: Operation | undefined, answer: Answer): void {
    const { status, headers, body } = answer;
    expect({ what, fault: status >= 500 }).toEqual({ what, fault: false });
    expect(headers.get('x-request-id') ?? 'none').toMatch(/^[\w.-]{8,64}$/);
    if (operation)
      expect({ what, documented: Object.keys(operation.responses) }).toEqual({
        what,
        documented: expect.arrayContaining([String(status)]),
      });
    if (status < 400) return;
    seen.add((body as { code: string }).code);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect({ what, ...(body as object) }).toMatchObject({
      what,
      type: 'about:blank',
      status,
      title: expect.any(String),
      detail: expect.any(String),
      code: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
      requestId: headers.get('x-request-id'),
    });
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\/src\/|at \w+ \(|SELECT|INSERT/);
  }

  async function send(
    method: string,
    path: string,
    operation: Operation | undefined,
    what: string,
    ask: Ask,
  ) {
    // Signed in, or nothing behind the guard would be tried; until somebody signs out.
    const headers = path.startsWith('/api/admin/logout') ? ask.headers : { ...staff, ...ask.headers };
    const answer = await backend.ask(path, { method, ...ask, ...(headers ? { headers } : {}) });
    check(`${method} ${path}: ${what}`, operation, answer);
    return answer;
  }

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    );
  const withBody = () =>
    operations().filter(({ operation }) => operation.requestBody?.content['application/json']);
  // What a link opens takes an inquiry's own: documented-examples.spec.ts has one.
  const isPublic = ({ path }: { path: string }) => !/^\/api\/(admin|objects|requests)\//.test(path);
  /** Of the documented form, with ids of this database where they are looked up. */
  function wellFormed(route: ReturnType<typeof operations>[number]): Fields {
    const [example] = Object.values(route.operation.requestBody?.content['application/json']?.examples ?? {});
    if (/^\/api\/(calculate-quote|inquiries)$/.test(route.path)) return accepted;
    const { quantity, ...things } = accepted;
    return route.path.endsWith('ladder') ? { ...things, quantities: [quantity] } : (example?.value ?? {});
  }

  beforeAll(async () => {
    backend = await startBackend({ databaseUrl: await createDatabase(), env: { SEED_DEMO: 'true' } });
    document = (await backend.ask<Document>('/api/openapi.json')).body;
    const firstId = async (path: string) => (await backend.ask<{ id: string }[]>(`/api/${path}`)).body[0]?.id;
    staff = await signedIn(backend);
    accepted = {
      productTypeId: await firstId('product-types'),
      fabricId: await firstId('fabrics'),
      fitId: await firstId('fits'),
      finishingQualityId: await firstId('finishing-qualities'),
      quantity: 100,
      colors: ['white'],
      printOptions: [{ printTypeId: await firstId('print-types'), colors: 1 }],
      customerName: 'Nour',
      customerEmail: 'nour@example.com',
      customerPhone: '+20 100 000 0000',
      customerCompany: 'Nour Studio',
      message: 'Hello',
      isSampleRequest: false,
      totalCost: '1.00',
      pricePerItem: '1.00',
      sampleCost: '1.00',
    };
  });
  afterAll(() => backend.stop());

  it('there are routes with and without a body to try it on', () => {
    expect(operations().length).toBeGreaterThanOrEqual(9);
    const taking = withBody().filter(isPublic);
    expect(taking.map(({ path }) => path).sort()).toEqual(PUBLIC_BODIES.map((name) => `/api/${name}`));
    expect(withBody().length).toBeGreaterThan(taking.length);
  });

  it.each(BROKEN_BODIES)('a body of %s is refused', async (what, body) => {
    for (const { path, method, operation } of withBody()) {
      const { status } = await send(method, path, operation, what, { body });
      expect(status).toBe(400);
    }
  });

  it('an accepted body is accepted', async () => {
    for (const route of withBody().filter(isPublic)) {
      const { path, method, operation } = route;
      const { status } = await send(method, path, operation, 'accepted', { body: wellFormed(route) });
      expect(path.includes('/invitations/') ? [404] : [200, 201, 204]).toContain(status);
    }
  });

  it.each(BROKEN_VALUES)('%s in place of any one value is no fault', async (what, value) => {
    for (const route of withBody()) {
      const { path, method, operation } = route;
      const base = wellFormed(route);
      const inner = 'printOptions' in base ? ['printOptions.printTypeId', 'printOptions.colors'] : [];
      for (const place of [...Object.keys(base), 'unknown', ...inner]) {
        const [field = '', part] = place.split('.');
        const replaced = part ? [{ ...(base[field] as object[])[0], [part]: '@' }] : '@';
        const body = JSON.stringify({ ...base, [field]: replaced }).replace('"@"', () => value);
        const { status } = await send(method, path, operation, `${what} as ${place}`, { body });
        if (/Id$|quantity|colors|printOptions/.test(place)) {
          expect({ what, place, refused: status >= 400 }).toEqual({ what, place, refused: true });
        }
      }
    }
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'json',
    '',
  ])('a content type of "%s" is 415', async (type) => {
    for (const { path, method, operation } of withBody()) {
      const { status } = await send(method, path, operation, type, {
        body: '{}',
        headers: { 'content-type': type },
      });
      expect(status).toBe(415);
    }
  });

  it('64 KB is read, one byte more is 413', async () => {
    const padded = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`;
    for (const { path, method, operation } of withBody()) {
      expect((await send(method, path, operation, '64 KB', { body: padded(LONGEST_BODY) })).status).toBe(400);
      expect(
        (await send(method, path, operation, '64 KB + 1', { body: padded(LONGEST_BODY + 1) })).status,
      ).toBe(413);
    }
  });

  it('bad addresses, parameters and methods find their refusal', async () => {
    const endings = [
      '%00',
      '?q=%00',
      '?limit=99999999999999999999',
      '?q=%E2%80%AE',
      '?a[b][c]=1',
      `/${UUID}`,
      '/x'.repeat(500),
    ];
    for (const { path, method, operation } of operations()) {
      const address = path.replaceAll(/\{\w+\}/g, 'not-a-uuid');
      for (const ending of endings) await send(method, address + ending, undefined, ending, {});
      for (const other of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        await send(other, address, undefined, other, {});
      await send(method, address, operation, 'a strange id', { headers: { 'x-request-id': 'a"b c' } });
    }
    for (const path of [
      '/',
      '/api',
      '/api/',
      '//',
      '/api/../etc/passwd',
      '/%2e%2e/%2e%2e',
      '/api/fits/%',
      '/api/%ff',
    ]) {
      await send('GET', path, undefined, 'no such address', {});
    }
  });

  it('headers that nobody would send, several at once, find an answer', async () => {
    const routes = operations();
    const all = fc.sample(generatedHeaders(), { seed: 20_261_122, numRuns: 1_000 });
    for (const [number, headers] of all.entries()) {
      const { path = '', method = '' } = routes[number % routes.length] ?? {};
      const sent = { method, path: path.replaceAll(/\{\w+\}/g, UUID), headers };
      const { status = 0 } = await askWith(backend.url, {
        ...sent,
        body: method === 'GET' ? undefined : '{}',
      });
      expect({ sent, answered: (status >= 200 && status < 500) || status }).toEqual({ sent, answered: true });
    }
  });

  it('what is no HTTP at all gets a problem as well', async () => {
    const { port } = new URL(backend.url);
    const say = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = '';
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
        socket
          .on('data', (data) => (heard += data.toString()))
          .on('end', () => resolve(heard))
          .on('error', reject);
      });
    expect(await say('HELLO\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n[^]*"code":"request.malformed"/,
    );
    expect(await say('GET /api/fits HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n[^]*"code":"request.malformed"/,
    );
    expect(await say(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [^]*"code":"request.headers-too-large"/,
    );
  });

  it('the corpus met the refusals that it was made for', () => {
    expect([...seen].sort()).toEqual(
      expect.arrayContaining([
        'body.invalid',
        'body.malformed',
        'body.media-type',
        'body.too-deep',
        'body.too-large',
        'request.malformed',
        'resource.missing',
        'text.forbidden-character',
      ]),
    );
  });
});
