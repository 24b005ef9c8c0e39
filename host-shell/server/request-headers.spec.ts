import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { askWith, everyHeader, generatedHeaders, NAMES, VALUES } from '../../tools/generated-headers.mjs';
import { TestSite } from './test-site.ts';

/** Every kind of answer that this server gives, in turn. */
const REQUESTS = [
  { method: 'GET', path: '/en/about' },
  { method: 'GET', path: '/api/fabrics' },
  { method: 'POST', path: '/api/inquiries', body: '{"a":1}' },
  { method: 'GET', path: '/assets/main.0123456789ab.js' },
  { method: 'PUT', path: '/api/objects/quarantine/one', body: 'a picture' },
  { method: 'HEAD', path: '/objects/one?w=320' },
  { method: 'DELETE', path: '/api/admin/fabrics/one' },
  { method: 'OPTIONS', path: '/api/fabrics' },
  { method: 'GET', path: '/remotes.json' },
  { method: 'POST', path: '/', body: '{}' },
  { method: 'GET', path: '/remotes/admin/remoteEntry.js?v=one' },
];
const SEED = 20_261_122;

let site: TestSite;
let url: string;
const passedOn = new Map<string, number>();

beforeAll(async () => {
  site = await TestSite.create();
  const apiUrl = await site.listen((request, response) => {
    for (const name of Object.keys(request.headers)) passedOn.set(name, (passedOn.get(name) ?? 0) + 1);
    void text(request).then((body) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ length: body.length }));
    });
  });
  await site.start({ apiUrl });
  url = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.remove());

type Sent = Parameters<typeof askWith>[1];

async function expectAnswered(sent: Sent): Promise<void> {
  const { status = 0, head } = await askWith(url, sent);
  const isFine = status >= 200 && status < 500 && /^x-content-type-options: nosniff$/m.test(head);
  expect({ sent, answered: isFine || head || 'nothing' }).toEqual({ sent, answered: true });
}

async function expectAllAnswered(all: Sent['headers'][]): Promise<void> {
  const queue = all.entries();
  const asking = async () => {
    for (const [number, headers] of queue) {
      await expectAnswered({ ...REQUESTS[number % REQUESTS.length], headers } as Sent);
    }
  };
  await Promise.all(Array.from({ length: 8 }, asking));
}

describe('whatever its headers say', () => {
  test('a request is answered: each header with each odd value', async () => {
    const all = [...everyHeader()];
    expect(all).toHaveLength(NAMES.length * VALUES.length);
    await expectAllAnswered(all);
  }, 120_000);

  test('a request is answered: several at once, and some twice', async () => {
    await expectAllAnswered(fc.sample(generatedHeaders(), { seed: SEED, numRuns: 1_000 }));
  }, 60_000);

  test('the API hears nothing of what is between a client and this server alone', () => {
    const own = [
      'expect',
      'http2-settings',
      'keep-alive',
      'proxy-authorization',
      'proxy-connection',
      'te',
      'trailer',
    ];
    expect([...own, 'upgrade'].filter((name) => passedOn.has(name))).toEqual([]);
    expect(passedOn.get('if-none-match')).toBeGreaterThan(0);
  });
});

test('who asks before it sends a body is told to go on', async () => {
  const says = requestFor('PUT /api/objects/quarantine/one', 'expect: 100-continue', 'content-length: 9');
  const asking = connect(Number(new URL(url).port), '127.0.0.1', () => asking.write(says));
  let heard = '';
  for await (const data of asking) {
    heard += String(data);
    if (heard === 'HTTP/1.1 100 Continue\r\n\r\n') asking.write('a picture');
    if (heard.includes('"length":9')) break;
  }
  expect(heard).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
});

const requestFor = (target: string, ...headers: string[]) =>
  [`${target} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');
