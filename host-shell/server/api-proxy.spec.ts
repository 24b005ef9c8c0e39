import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.create();
});

afterEach(() => site.remove());

/** An API that answers with what it was asked. */
function listenAsMirror(): Promise<URL> {
  return site.listen((request, response) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      response.writeHead(201, {
        'content-type': 'application/json',
        'x-request-id': headers['x-request-id'],
      });
      response.end(JSON.stringify({ method, url, headers, body }));
    });
  });
}

describe('/api and /objects', () => {
  test('reach the API as they came, with who asked and under which id', async () => {
    await site.start({ apiUrl: await listenAsMirror(), publicUrl: new URL('https://tiraz.example') });
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/inquiries?x=%2F',
      headers: {
        host: 'tiraz.example',
        'x-request-id': 'a-known-request',
        'idempotency-key': 'k',
        cookie: 'a=b',
      },
      payload: { customerName: 'منى' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['x-request-id']).toBe('a-known-request');
    expect(answer.json()).toMatchObject({
      method: 'POST',
      url: '/api/inquiries?x=%2F',
      body: '{"customerName":"منى"}',
      headers: {
        'idempotency-key': 'k',
        cookie: 'a=b',
        'x-request-id': 'a-known-request',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'tiraz.example',
        'x-forwarded-proto': 'https',
      },
    });
    expect((await site.get('/objects/one?w=320')).json()).toMatchObject({ url: '/objects/one?w=320' });
  });

  test('a stream of events arrives as it is said, unpacked, and ends for the API when its reader leaves', async () => {
    const left = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const apiUrl = await site.listen((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      response.write('data: one\n\n');
      response.once('close', () => left.resolve());
      void goOn.promise.then(() => response.write('data: two\n\n'));
    });
    await site.start({ apiUrl });
    const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const answer = await fetch(new URL('/api/admin/live', url), {
      headers: { 'accept-encoding': 'br, gzip' },
      signal: leaving.signal,
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers.has('content-encoding')).toBe(false);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: one\n\n');
    goOn.resolve();
    expect((await reader.read()).value).toBe('data: two\n\n');
    leaving.abort();
    await left.promise;
  });

  test('an upload streams through, whatever its type and length', async () => {
    let received = 0;
    const apiUrl = await site.listen((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length));
      request.on('end', () => response.end('{}'));
    });
    await site.start({ apiUrl });
    const answer = await site.app.inject({
      method: 'PUT',
      url: '/api/objects/quarantine/one',
      headers: { 'content-type': 'image/png' },
      payload: Buffer.alloc(5 * 1024 * 1024),
    });
    expect(answer.statusCode).toBe(200);
    expect(received).toBe(5 * 1024 * 1024);
  });

  test("a picture's own policy stays, and it may be kept", async () => {
    const own = {
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
    };
    const apiUrl = await site.listen((_request, response) => void response.writeHead(200, own).end('webp'));
    await site.start({ apiUrl });
    expect((await site.get('/objects/one?w=320')).headers).toMatchObject({
      ...own,
      'x-content-type-options': 'nosniff',
    });
  });

  test('whether their connection to the API is kept is not told to others', async () => {
    const apiUrl = await site.listen((_request, response) => {
      response.writeHead(200, { 'keep-alive': 'timeout=7' }).end('{}');
    });
    await site.start({ apiUrl });
    expect((await site.get('/api/fabrics')).headers['keep-alive']).toBeUndefined();
  });

  test('an id that could forge log lines is replaced', async () => {
    await site.start({ apiUrl: await listenAsMirror() });
    const answer = await site.get('/api/fabrics', { 'x-request-id': 'x"} {"level":"fatal' });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('say so in a problem, with a time to come back, while the API is away', async () => {
    await site.start();
    const answer = await site.get('/api/fabrics', { 'x-request-id': 'a-known-request' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      status: 503,
      code: 'api.unavailable',
      requestId: 'a-known-request',
    });
  });

  test("the API's own refusal is passed on once, not asked for again", async () => {
    let asked = 0;
    const apiUrl = await site.listen((_request, response) => {
      asked += 1;
      response.writeHead(503, { 'retry-after': '7' }).end('{}');
    });
    await site.start({ apiUrl });
    const answer = await site.get('/api/health/ready');
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '7' } });
    expect(asked).toBe(1);
  });

  test('what they answer may do nothing in a browser, but the API document may', async () => {
    await site.start({ apiUrl: await listenAsMirror() });
    const policyOf = async (path: string) => (await site.get(path)).headers['content-security-policy'];
    expect(await policyOf('/api/fabrics')).toMatch(/^default-src 'none'; base-uri/);
    expect(await policyOf('/api/docs')).toContain("script-src 'self'");
  });

  describe('a long answer', () => {
    const LIST = JSON.stringify(Array.from({ length: 100 }, (_, number) => ({ number, name: 'Oxford' })));
    const TAG = '"0123456789abcdef"';

    /** An API with a list, which it sends unless it is known already. */
    const listenWithList = (body = LIST, type = 'application/json; charset=utf-8') =>
      site.listen((request, response) => {
        const isKnown = request.headers['if-none-match'] === TAG;
        response.writeHead(isKnown ? 304 : 200, {
          etag: TAG,
          ...(isKnown ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
        });
        response.end(isKnown ? undefined : body);
      });

    test.each([
      ['br', 'gzip, deflate, br', brotliDecompressSync],
      ['gzip', 'gzip;q=1, br;q=0', gunzipSync],
    ])('is packed as %s, under an entity tag of its own', async (coding, acceptEncoding, unpack) => {
      await site.start({ apiUrl: await listenWithList() });
      const answer = await site.get('/api/fabrics', { 'accept-encoding': acceptEncoding });
      expect(answer.headers).toMatchObject({
        'content-encoding': coding,
        vary: 'accept-encoding',
        etag: `"0123456789abcdef-${coding}"`,
      });
      expect(answer.headers).not.toHaveProperty('content-length');
      expect(answer.rawPayload.length).toBeLessThan(LIST.length / 4);
      expect(unpack(answer.rawPayload).toString()).toBe(LIST);
      const known = { 'if-none-match': String(answer.headers.etag) };
      expect((await site.get('/api/fabrics', known)).statusCode).toBe(304);
      // What a cache has of it keeps its name.
      const again = await site.get('/api/fabrics', { ...known, 'accept-encoding': acceptEncoding });
      expect([again.statusCode, again.headers.etag]).toEqual([304, answer.headers.etag]);
    });

    test.each([
      ['a client that takes none', '', LIST, 'application/json'],
      ['one packet', 'br', '{}', 'application/json'],
      ['a picture', 'br', LIST, 'image/webp'],
    ])('stays as it is: %s', async (_, acceptEncoding, body, type) => {
      await site.start({ apiUrl: await listenWithList(body, type) });
      const answer = await site.get('/api/fabrics', { 'accept-encoding': acceptEncoding });
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers.etag).toBe(TAG);
      expect(answer.body).toBe(body);
    });

    test('that breaks off breaks off for the client, too', async () => {
      const apiUrl = await site.listen((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100_000 });
        response.write(LIST, () => response.destroy());
      });
      await site.start({ apiUrl });
      const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
      const answer = await fetch(new URL('/api/fabrics', url));
      await expect(answer.text()).rejects.toThrow();
    });
  });
});
