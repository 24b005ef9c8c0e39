import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as immediately } from 'node:timers/promises';
import { TestSite } from './test-site.ts';

const LARGE = Buffer.alloc(8 * 1024 * 1024, 'x');

let site: TestSite;
let port: number;
const clients: Socket[] = [];
/** What the API was asked and has neither answered whole nor seen broken off. */
const asked = new Set<{ request: IncomingMessage; response: ServerResponse }>();

let ends: AbortController;
/** A loop that waits for something ends with its test: of one that failed it would take time from all the others. */
const soon = () => immediately(undefined, { signal: ends.signal });

beforeEach(async () => {
  ends = new AbortController();
  site = await TestSite.create();
  await site.put('page/assets/large.0123456789ab.js', LARGE);
  const apiUrl = await site.listen((request, response) => {
    const exchange = { request, response };
    asked.add(exchange);
    response.on('close', () => asked.delete(exchange)).on('error', () => undefined);
    request.on('error', () => undefined).resume();
    if (request.url?.endsWith('/endless')) sendForEver(response);
    if (request.url?.endsWith('/refused')) response.writeHead(415).end('{}');
  });
  await site.start({ apiUrl });
  port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterEach(async () => {
  ends.abort();
  for (const client of clients.splice(0)) client.destroy();
  for (const { response } of asked) response.destroy();
  await site.remove();
});

function sendForEver(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const send = () => {
    while (!response.destroyed && response.write(LARGE.subarray(0, 10_000)));
  };
  response.on('drain', send);
  send();
}

function client(says: string | Buffer): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(says));
  clients.push(socket);
  return socket.on('error', () => undefined);
}

/** All that came until the connection ended, in whatever way. */
function heardFrom(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (data) => (heard += data.toString('latin1')));
  return new Promise((resolve) => socket.on('close', () => resolve(heard)));
}

const requestFor = (target: string, ...headers: string[]) =>
  [`${target} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');

const connections = () =>
  new Promise<number>((resolve) => site.app.server.getConnections((_error, count) => resolve(count)));

describe('whoever hangs up', () => {
  const BODY = ['content-type: image/png', 'content-length: 1000000'];
  /** Every kind of answer here, to a client that leaves before it, in it or in the middle of a body of its own. */
  const REQUESTS: [what: string, says: string, waitsFor: 'nothing' | 'the API' | 'some of the answer'][] = [
    ['a page', requestFor('GET /en/about', 'accept: text/html'), 'nothing'],
    ['a page that is not there', requestFor('GET /nowhere', 'accept: text/html'), 'nothing'],
    ['where the remotes are', requestFor('GET /remotes.json'), 'nothing'],
    ['a small file', requestFor('GET /remotes/admin/remoteEntry.js'), 'nothing'],
    ['a large file', requestFor('GET /assets/large.0123456789ab.js'), 'some of the answer'],
    ['a file that is not there', requestFor('GET /assets/gone.js'), 'nothing'],
    ['the map of the site', requestFor('GET /sitemap.xml'), 'nothing'],
    ['a body for a page', requestFor('POST /', ...BODY) + 'half', 'nothing'],
    ['the API, before it answers', requestFor('GET /api/fabrics'), 'the API'],
    ['the API, at once', requestFor('GET /api/fabrics'), 'nothing'],
    ['the API, in its answer', requestFor('GET /api/endless'), 'some of the answer'],
    [
      'the API, in a packed answer',
      requestFor('GET /api/endless', 'accept-encoding: br'),
      'some of the answer',
    ],
    ['the API, after a whole body', requestFor('POST /api/inquiries', 'content-length: 2') + '{}', 'the API'],
    ['an upload', requestFor('PUT /api/objects/quarantine/one', ...BODY) + 'half', 'the API'],
    ['an upload, at once', requestFor('PUT /api/objects/quarantine/one', ...BODY) + 'half', 'nothing'],
    ['a picture', requestFor('GET /objects/one/endless'), 'some of the answer'],
  ];

  test.each(REQUESTS)('leaves nothing behind: %s', async (_, says, waitsFor) => {
    const lines = jest.spyOn(site.app.log, 'info');
    for (let times = 0; times < 5; times += 1) {
      const before = asked.size;
      const leaving = client(says);
      if (waitsFor === 'the API') while (asked.size === before) await soon();
      if (waitsFor === 'some of the answer') await new Promise((resolve) => leaving.once('data', resolve));
      leaving.resetAndDestroy();
    }
    while ((await connections()) > 0) await soon();
    // Whatever the API has to say, it says to nobody.
    for (const { response } of asked) if (!response.headersSent) sendForEver(response);
    while (asked.size > 0) await soon();
    // One that was gone before its request was read has asked for nothing.
    for (const [line] of lines.mock.calls) expect(line).toHaveProperty('requestId');
    if (waitsFor === 'nothing') return;
    while (lines.mock.calls.length < 5) await soon();
    for (const [line] of lines.mock.calls) {
      expect(line).toMatchObject({ aborted: true, method: says.split(' ')[0], path: says.split(' ')[1] });
    }
  });

  test('in the middle of a body that nobody reads has had one answer', async () => {
    const ending = client(requestFor('GET /robots.txt', ...BODY) + 'half');
    ending.once('data', () => ending.end());
    expect((await heardFrom(ending)).match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200']);
  });

  test('is told from who hears all', async () => {
    const lines = jest.spyOn(site.app.log, 'info');
    await heardFrom(client(requestFor('GET /remotes.json', 'connection: close')));
    while (lines.mock.calls.length === 0) await soon();
    expect(lines.mock.calls).toEqual([
      [
        {
          requestId: expect.any(String),
          method: 'GET',
          path: '/remotes.json',
          status: 200,
          ms: expect.any(Number),
        },
        'request',
      ],
    ]);
  });
});

describe('a body', () => {
  test.each(['text/plain', 'application/json', 'image/png', 'text/plain; x'])(
    'of %s is passed on as it comes, and never kept here',
    async (type) => {
      const sending = client(
        requestFor('PUT /api/objects/quarantine/one', `content-type: ${type}`, 'content-length: 1000000'),
      );
      sending.once('connect', () => sending.write('the beginning'));
      while (asked.size === 0) await soon();
      const [exchange] = asked;
      expect(exchange?.request.complete).toBe(false);
      expect(exchange?.request.headers).toMatchObject({ 'content-type': type, 'content-length': '1000000' });
    },
  );

  test('that the API refuses unread keeps no connection, however slowly it goes on', async () => {
    const dripping = client(
      requestFor('POST /api/refused', 'content-type: text/plain', 'content-length: 1000000'),
    );
    const drip = setInterval(() => dripping.write('x'), 20);
    expect(await heardFrom(dripping)).toMatch(/^HTTP\/1\.1 415 /);
    clearInterval(drip);
    expect(asked.size).toBe(0);
  });

  test('may come for as long as a design, and not for longer', async () => {
    const { server } = site.app;
    expect(server.requestTimeout).toBe(ARTWORK_LIMITS.uploadMs);
    server.headersTimeout = server.requestTimeout = 300;
    const endless = client(requestFor('PUT /api/objects/incoming/one', 'content-length: 1000000'));
    const drip = setInterval(() => endless.write('x'), 20);
    expect(await heardFrom(endless)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });

  test.each(['json', 'text/', '/plain', 'a b/c'])(
    'of the type "%s" is refused as the API refuses it',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await site.app.inject({ method: 'POST', url: '/api/inquiries', headers, payload: '{}' });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'body.media-type', status: 415 });
    },
  );
});

describe('one connection', () => {
  test.each(['/assets/large.0123456789ab.js', '/api/openapi.json', '/'])(
    'with two thousand requests for %s at once is closed, and others are answered',
    async (path) => {
      await heardFrom(client(requestFor(`GET ${path}`).repeat(2_000)));
      expect(asked.size).toBeLessThan(2);
      const other = await heardFrom(client(requestFor('GET /remotes.json', 'connection: close')));
      expect(other).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});

describe('an address', () => {
  test.each([
    ['a path', `/${'x'.repeat(2_048)}`],
    ['a path of the API', `/api/${'x'.repeat(2_048)}`],
    ['a query', `/api/fabrics?${'status=active&'.repeat(600)}`],
  ])('that is too long is refused: %s', async (_, path) => {
    const answer = await site.get(path);
    expect(answer.statusCode).toBe(414);
    expect(answer.json()).toMatchObject({ code: 'request.address-too-long', status: 414 });
  });

  test('of 2,000 letters is none', async () => {
    expect((await site.get(`/${'x'.repeat(2_000)}`)).statusCode).toBe(404);
  });
});
