import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { manifestOf, TestSite } from './test-site.ts';

const TOKEN = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';
const SECRET = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const ANSWERS: Record<string, object> = {
  [`/api/requests/${TOKEN}`]: { message: '{{nonce}} {{folder}} </script>' },
  [`/api/requests/${TOKEN}/offer`]: { total: '1.00' },
};
/** As a build leaves it: it asks for nothing of Node. */
const RENDERER = `module.exports = {
  prepare: async () => undefined,
  render: (language, { path, status, body }) => ({
    head: '<title>a request</title>',
    body: '<h1>' + [language, path, status, body && body.message].join(' ') + ' {{folder}} ' + typeof process + '</h1>',
  }),
};`;

let site: TestSite;
let asked: IncomingMessage[];
beforeEach(async () => {
  site = await TestSite.create();
  asked = [];
});
afterEach(() => site.remove());

async function start({ renderer = RENDERER, logLevel = 'silent' } = {}) {
  const apiUrl = await site.listen((request, response) => {
    asked.push(request);
    const known = ANSWERS[request.url ?? ''];
    const isFailing = request.url === '/api/failed';
    response.writeHead(known ? 200 : isFailing ? 503 : 404, {
      'content-type': 'application/json',
      ...SECRET,
    });
    response.end(JSON.stringify(known ?? {}));
  });
  const pages = [
    {
      path: '/t/:token',
      name: 'request',
      indexed: true,
      data: '/api/requests/:token',
      parts: { offer: '/api/requests/:token/offer', none: '/api/none', failed: '/api/failed' },
    },
  ];
  const markup = { head: '<title>head alone</title>', body: '' };
  await site.put('storefront/renderer.js', renderer);
  await site.put(
    'storefront/prerendered.json',
    JSON.stringify({
      version: 'one',
      renderer: 'renderer.js',
      pages: { '/t/:token': { scripts: [], stylesheets: [], markup: { en: markup, ar: markup } } },
    }),
  );
  await site.put(
    'storefront/mf-manifest.json',
    manifestOf('one', { pages, prerendered: 'prerendered.json' }),
  );
  await site.start({ apiUrl, logLevel });
}

describe('a page that begins with data', () => {
  test('is drawn with them in its language, and brings them along for the browser', async () => {
    await start();
    const { statusCode, headers, body } = await site.get(`/ar/t/${TOKEN}`, {
      'x-forwarded-for': '203.0.113.7',
    });
    expect(statusCode).toBe(200);
    expect(body).toContain(
      `<h1>ar /t/${TOKEN} 200 {{nonce}} {{folder}} </script> /remotes/storefront/ undefined</h1>`,
    );
    const [, data] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data ?? '')).toEqual({
      path: `/t/${TOKEN}`,
      status: 200,
      body: { message: '{{nonce}} {{folder}} </script>' },
      parts: { offer: { total: '1.00' }, none: null },
    });
    expect(headers).toMatchObject(SECRET);
    expect(asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
  });

  test.each([
    ['A'.repeat(32), 1],
    ['..%2Fhealth', 0],
    ['a%00', 0],
    ['x'.repeat(101), 0],
  ])('is not there for the token %s', async (token, times) => {
    await start();
    const { statusCode, headers, body } = await site.get(`/t/${token}`);
    expect([statusCode, asked.length]).toEqual([404, times]);
    expect(body).toContain(' 404 ');
    expect(headers).toMatchObject(SECRET);
  });

  test.each([`/t/${TOKEN}`, `/ar/t/${TOKEN}`, '/t/unknown', '/t/nothing/at-all'])(
    'names its address %s to no font: its styles are a file, where those of other pages are in them',
    async (path) => {
      await start();
      const style = /<style>inline|<link rel="stylesheet" href="\/a.css">/g;
      expect((await site.get(path)).body.match(style)).toEqual(['<link rel="stylesheet" href="/a.css">']);
      expect((await site.get('/about')).body.match(style)).toEqual(['<style>inline']);
    },
  );

  test.each([
    ['throws', `module.exports = { prepare: async () => {}, render() { throw new Error('no'); } };`],
    ['goes on for ever', 'module.exports = { prepare: async () => {}, render() { for (;;); } };'],
    ['does not run', `require('node:fs');`],
    ['waits for ever', 'module.exports = { prepare: () => new Promise((done) => setTimeout(done)) };'],
  ])('is left to the browser where the script that draws it %s', async (_, renderer) => {
    await start({ renderer });
    const { statusCode, body, headers } = await site.get(`/t/${TOKEN}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>head alone</title>');
    expect(body).toContain('id="page-data"');
    expect(headers).toMatchObject(SECRET);
  });

  test('is stored, indexed and named by nobody when the remote is away, either', async () => {
    await site.dropRemote('storefront');
    await site.start();
    expect((await site.get(`/t/${TOKEN}`)).headers).toMatchObject(SECRET);
  });
});

describe('a token', () => {
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  });
  afterEach(() => void jest.restoreAllMocks());

  test('is in no line of the log, whatever is asked with it', async () => {
    await start({ logLevel: 'trace', renderer: `module.exports = { prepare: async () => {} };` });
    const paths = [
      `/t/${TOKEN}`,
      `/ar/t/${TOKEN}/`,
      `/%74/${TOKEN}`,
      `/t%2F${TOKEN}`,
      `/t/${TOKEN}%zz`,
      `/api/requests/${TOKEN}`,
      `/api/requests/${TOKEN}/quotation`,
      `/API/Requests/${TOKEN}`,
    ];
    for (const path of paths) await site.get(path);
    await site.start({ apiUrl: new URL('http://127.0.0.1:1'), logLevel: 'trace' });
    for (const path of paths) await site.get(path);
    const log = written.join('');
    expect(log.match(/"path":"[^"]*\*\*\*/g)?.length).toBe(2 * paths.length);
    expect(log).not.toContain(TOKEN.slice(0, 12));
  });

  test('is told to the API alone, which says itself that its answer is not to be stored', async () => {
    await start();
    const { headers } = await site.get(`/api/requests/${TOKEN}`);
    expect(headers).toMatchObject(SECRET);
  });
});
