import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { manifestOf, TestSite } from './test-site.ts';

/** As a build leaves it: it asks for a price where the address names something, and for nothing of Node. */
const RENDERER = `module.exports = {
  prepare: async () => undefined,
  ask: ({ search }) => search ? { name: 'quote', path: '/api/price', body: { search } } : undefined,
  render: (language, { path, parts, search }) => ({
    head: '<title>drawn</title>',
    body: '<h1>' + [language, path, search, JSON.stringify(parts)].join(' ') + '</h1>',
  }),
};`;

let site: TestSite;
let asked: { request: IncomingMessage; body: string }[];
let answers: Record<string, object>;
beforeEach(async () => {
  site = await TestSite.create();
  asked = [];
  answers = {
    '/api/fits': [{ id: 'slim', name: '{{nonce}} </script>' }],
    '/api/colors': [],
    '/api/price': { totalCost: '1.00' },
  };
});
afterEach(() => site.remove());

async function start(renderer = RENDERER) {
  const apiUrl = await site.listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      asked.push({ request, body });
      const known = answers[request.url ?? ''];
      response.writeHead(known ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify(known ?? {}));
    });
  });
  const markup = { head: '<title>prerendered</title>', body: '<h1>skeleton</h1>' };
  const page = { scripts: [], stylesheets: [], markup: { en: markup, ar: markup } };
  const lists = { fits: '/api/fits', colors: '/api/colors' };
  await site.put('storefront/renderer.js', renderer);
  await site.put(
    'storefront/prerendered.json',
    JSON.stringify({ version: 'one', renderer: 'renderer.js', pages: { '/calculator': page } }),
  );
  await site.put(
    'storefront/mf-manifest.json',
    manifestOf('one', {
      pages: [{ path: '/calculator', name: 'calculator', indexed: true, lists }],
      prerendered: 'prerendered.json',
    }),
  );
  await site.start({ apiUrl });
}

jest.setTimeout(20_000);

const dataIn = (page: string): unknown => {
  const [, data] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page) ?? [];
  return data === undefined ? undefined : JSON.parse(data);
};

describe('a page that begins with lists', () => {
  test('is drawn with them, and brings them along; anybody may keep and find it', async () => {
    await start();
    const { statusCode, headers, body } = await site.get('/ar/calculator', {
      'x-forwarded-for': '203.0.113.7',
    });
    expect(statusCode).toBe(200);
    const parts = { fits: answers['/api/fits'], colors: [] };
    expect(body).toContain(`<h1>ar /calculator  ${JSON.stringify(parts)}</h1>`);
    expect(dataIn(body)).toEqual({ path: '/calculator', search: '', status: 200, parts });
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(headers).not.toHaveProperty('x-robots-tag');
    expect(asked.map(({ request }) => request.headers['x-forwarded-for'])).toEqual([
      '203.0.113.7, 127.0.0.1',
      '203.0.113.7, 127.0.0.1',
    ]);
  });

  test('is drawn with what its script asks besides, of what the address names', async () => {
    await start();
    const { body } = await site.get('/calculator?fit=slim');
    const search = '?fit=slim';
    const { request, body: question } = asked.at(-1)!;
    expect([request.method, request.url, JSON.parse(question)]).toEqual(['POST', '/api/price', { search }]);
    expect(dataIn(body)).toMatchObject({
      search,
      parts: { quote: { asked: { search }, answer: { totalCost: '1.00' } } },
    });
    expect(body).toContain('"totalCost":"1.00"');
  });

  test('does without an answer that does not come', async () => {
    delete answers['/api/price'];
    await start();
    const { body } = await site.get('/calculator?fit=slim');
    expect(body).toContain('<title>drawn</title>');
    expect(dataIn(body)).toMatchObject({ parts: { fits: answers['/api/fits'] } });
    expect(JSON.stringify(dataIn(body))).not.toContain('quote');
  });

  test('comes as it was prerendered, without any of them, when one does not come', async () => {
    delete answers['/api/colors'];
    await start();
    const { statusCode, body } = await site.get('/calculator');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>skeleton</h1>');
    expect(dataIn(body)).toBeUndefined();
  });

  test.each([
    ['throws', `module.exports = { prepare: async () => {}, render() { throw new Error('no'); } };`],
    ['asks and throws', `module.exports = { prepare: async () => {}, ask() { throw new Error('no'); } };`],
    ['does not run', `require('node:fs');`],
    ['waits for ever', 'module.exports = { prepare: () => new Promise((done) => setTimeout(done)) };'],
  ])('comes as it was prerendered where the script that draws it %s', async (_, renderer) => {
    await start(renderer);
    const { statusCode, body } = await site.get('/calculator');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>skeleton</h1>');
    expect(dataIn(body)).toBeUndefined();
  });

  test.each(['/admin/login', '//elsewhere.example/api', '/api/../admin', '/api/price?x=1'])(
    'asks nothing of %s',
    async (path) => {
      const ask = `ask: () => (${JSON.stringify({ name: 'quote', path, body: {} })}),`;
      await start(RENDERER.replace(/ask: .*/, ask));
      expect((await site.get('/calculator')).body).toContain('<title>drawn</title>');
      expect(asked.map(({ request }) => request.method)).toEqual(['GET', 'GET']);
    },
  );
});
