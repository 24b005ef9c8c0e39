import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { RELEASES_READ_EVERY_MS } from '@tiraz/contracts/remote';
import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { manifestOf, TestSite } from './test-site.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const CDN = { cdnSeconds: 60 };
const shared = (fresh: number, whileAsking: number) => [
  `public, max-age=0, s-maxage=${fresh}, must-revalidate`,
  `max-age=${fresh}, stale-while-revalidate=${whileAsking}, stale-if-error=86400`,
];
const SHARED = { file: shared(60, 0), page: shared(60, 600), list: shared(10, 10) };
const TOKEN = 'dG9rZW4tb2YtYS1jdXN0b21lcg';

const RENDERER = `module.exports = {
  prepare: async () => undefined,
  render: (language, { path }) => ({ head: '<title>drawn</title>', body: '<h1>' + language + ' ' + path + '</h1>' }),
};`;

const answer: RequestListener = ({ url = '', headers }, response) => {
  const [path = ''] = url.split('?');
  const known: Record<string, [number, Record<string, string>]> = {
    '/api/fits': [200, { 'cache-control': 'public, max-age=0, must-revalidate', etag: '"fits"' }],
    '/objects/picture': [200, { 'cache-control': FOR_EVER, 'content-type': 'image/webp' }],
    '/api/worked-example': [200, {}],
    '/api/admin/me': [headers.cookie ? 200 : 401, { 'cache-control': 'no-store' }],
    '/api/admin/login': [200, { 'cache-control': 'no-store', 'set-cookie': 'session=of one' }],
    '/api/confused': [200, { 'cache-control': FOR_EVER, 'set-cookie': 'session=of one' }],
    '/api/broken': [500, { 'cache-control': 'public, max-age=0, must-revalidate' }],
    [`/api/requests/${TOKEN}`]: [200, { 'cache-control': 'no-store' }],
  };
  const [status, fields] = known[path] ?? [404, { 'content-type': 'application/problem+json' }];
  if (path === '/api/fits' && headers['if-none-match'] === '"fits"') {
    return void response.writeHead(304, fields).end();
  }
  response.writeHead(status, { 'content-type': 'application/json', ...fields }).end('[]');
};

let site: TestSite;
beforeEach(async () => {
  site = await TestSite.create();
  const page = (name: string) => ({
    scripts: [`${name}.js`],
    stylesheets: [{ name: `${name}.css`, css: `.${name}{color:red}` }],
    markup: Object.fromEntries(
      ['en', 'ar'].map((language) => [language, { head: '', body: `<h1>${name} in ${language}</h1>` }]),
    ),
  });
  const pages = {
    '': page('landing'),
    '/calculator': page('calculator'),
    '/t/:token': page('request'),
    '*': page('lost'),
  };
  await site.put('storefront/renderer.js', RENDERER);
  await site.put(
    'storefront/prerendered.json',
    JSON.stringify({ version: 'one', renderer: 'renderer.js', pages }),
  );
  await site.put(
    'storefront/mf-manifest.json',
    manifestOf('one', {
      prerendered: 'prerendered.json',
      pages: [
        { path: '', name: 'landing', indexed: true },
        { path: '/calculator', name: 'calculator', indexed: true, lists: { fits: '/api/fits' } },
        { path: '/dear', name: 'dear', indexed: true, lists: { fits: '/api/gone' } },
        { path: '/hidden', name: 'hidden', indexed: false },
        { path: '/t/:token', name: 'request', indexed: false, data: '/api/requests/:token' },
      ],
    }),
  );
  await site.put('storefront/666.0123456789ab.js', 'a chunk');
  await site.release('admin', 'two');
});
afterEach(() => site.remove());

async function start(settings: { cdnSeconds: number }): Promise<void> {
  await site.start({ ...settings, apiUrl: await site.listen(answer) });
}

interface Asked {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS';
  headers?: Record<string, string>;
}

/** Every kind of answer: its status, and who may store it with a CDN in front. */
const ANSWERS: [string, number, keyof typeof SHARED | 'for ever' | 'for one' | 'never', Asked?][] = [
  ['/en', 200, 'page'],
  ['/ar', 200, 'page'],
  ['/ar/', 200, 'page'],
  ['/en/calculator', 200, 'list'],
  ['/ar/calculator', 200, 'list', { method: 'HEAD' }],
  ['/en', 200, 'page', { headers: { cookie: '__Host-session=of staff; tiraz.language=ar' } }],
  [
    '/en',
    200,
    'page',
    {
      headers: {
        'accept-language': 'ar',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    },
  ],
  // They change with the visitor.
  ['/', 200, 'for one'],
  ['/calculator', 200, 'for one'],
  ['/en?x=1', 200, 'for one'],
  ['/en/calculator?product=1', 200, 'for one'],
  ['/en/hidden', 200, 'for one'],
  // Its list did not come.
  ['/en/dear', 200, 'for one'],
  ['/en/nowhere', 404, 'for one'],
  ['/nowhere', 404, 'for one'],
  ['/admin', 200, 'for one'],
  ['/admin/login', 200, 'for one'],
  ['/en/admin', 404, 'for one'],
  // A customer's link, in all that may be made of it.
  [`/t/${TOKEN}`, 200, 'never'],
  [`/ar/t/${TOKEN}`, 200, 'never'],
  [`/ar/t/${TOKEN}/`, 200, 'never'],
  ['/ar/t/unknown', 404, 'never'],
  [`/ar/t/${TOKEN}/more`, 404, 'never'],
  [`/t/${TOKEN}/main.js`, 404, 'never'],
  [`/ar/t/${TOKEN}/main.0123456789ab.js`, 404, 'never'],
  [`/api/requests/${TOKEN}`, 200, 'never'],
  // Files.
  ['/assets/main.0123456789ab.js', 200, 'for ever'],
  ['/assets/main.0123456789ab.js', 200, 'for ever', { headers: { 'accept-encoding': 'br' } }],
  ['/assets/main.0123456789ab.js', 200, 'for ever', { headers: { cookie: 'session=of one' } }],
  ['/assets/main.0123456789ab.js', 206, 'for ever', { headers: { range: 'bytes=0-2' } }],
  ['/assets/main.0123456789ab.js', 416, 'never', { headers: { range: 'bytes=900-' } }],
  ['/remotes/storefront/666.0123456789ab.js', 200, 'for ever'],
  ['/remotes/storefront/remoteEntry.js?v=one', 200, 'file'],
  ['/remotes/admin/releases/two/remoteEntry.js?v=two', 200, 'file'],
  ['/remotes/storefront/mf-manifest.json', 200, 'for one'],
  ['/remotes/admin/releases/current.json', 200, 'for one'],
  ['/remotes.json', 200, 'never'],
  ['/favicon.ico', 200, 'file'],
  ['/robots.txt', 200, 'file'],
  ['/sitemap.xml', 200, 'file'],
  ['/assets/gone.0123456789ab.js', 404, 'never'],
  ['/remotes/admin/releases/none/remoteEntry.js', 404, 'never'],
  ['/assets', 404, 'for one'],
  ['/admin/x.js', 404, 'never'],
  ['/admin/666.0123456789ab.js', 404, 'never'],
  ['/assets/..%2f..%2fsecret.txt', 404, 'never'],
  // The API.
  ['/api/fits', 200, 'list'],
  ['/api/fits', 304, 'list', { headers: { 'if-none-match': '"fits"' } }],
  ['/objects/picture?w=320', 200, 'for ever'],
  // It did not say, so nobody may.
  ['/api/worked-example', 200, 'never'],
  ['/api/nowhere', 404, 'never'],
  ['/objects/nowhere', 404, 'never'],
  ['/api/broken', 500, 'never'],
  ['/api/admin/me', 200, 'never', { headers: { cookie: 'session=of one' } }],
  ['/api/admin/me', 401, 'never'],
  ['/api/admin/me', 401, 'never', { headers: { accept: 'text/html' } }],
  ['/api/admin/login', 200, 'never', { method: 'POST' }],
  // Two words that contradict each other: the careful one counts.
  ['/api/confused', 200, 'never'],
  // What is no request to anything.
  ['/en', 404, 'never', { headers: { accept: 'application/json' } }],
  ['/en', 404, 'never', { method: 'POST' }],
  ['/%', 400, 'never'],
  [`/${'x'.repeat(3_000)}`, 414, 'never'],
];

describe('with a CDN in front', () => {
  test.each(ANSWERS)(
    '%s, %i, is stored: %s',
    async (url, status, sharing, { method = 'GET', headers = {} } = {}) => {
      await start(CDN);
      const reply = await site.app.inject({ method, url, headers });
      const { 'cache-control': said, 'cdn-cache-control': saidToCdn } = reply.headers;
      const wanted = {
        'for ever': [FOR_EVER, undefined],
        'for one': ['private, no-cache', undefined],
        never: ['no-store', undefined],
        ...SHARED,
      }[sharing];
      expect([reply.statusCode, said, saidToCdn]).toEqual([status, ...wanted]);

      const isStored = String(said).startsWith('public');
      expect(isStored && ![200, 206, 304].includes(reply.statusCode)).toBe(false);
      expect(isStored && reply.headers['set-cookie']).toBeFalsy();
      const varies = String(reply.headers.vary ?? '').toLowerCase();
      expect(isStored && /cookie|accept(?!-encoding)|\*/.test(varies)).toBe(false);
      if (reply.headers['content-encoding']) expect(varies).toContain('accept-encoding');
    },
  );

  test('nothing that a client says changes what everybody gets', async () => {
    await start(CDN);
    for (const url of [
      '/ar',
      '/en/calculator',
      '/assets/main.0123456789ab.js',
      '/robots.txt',
      '/sitemap.xml',
    ]) {
      const plain = await site.get(url);
      const told = await site.get(url, {
        cookie: 'tiraz.language=en; session=x',
        host: 'evil.example',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
        forwarded: 'host=evil.example;proto=https',
        'accept-language': 'fr',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-original-url': '/admin',
        'x-http-method-override': 'POST',
      });
      expect(told.statusCode).toBe(200);
      expect(told.body).toBe(plain.body);
      const own = ['x-request-id', 'date'];
      const lasting = ({ headers }: typeof plain) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
      expect(lasting(told)).toEqual(lasting(plain));
    }
  });

  test('a page for everybody has no nonce, trusts its styles and its one script by their digests, and files by where they are', async () => {
    await start(CDN);
    const { headers, body } = await site.get('/en');
    expect(body).not.toContain('nonce');
    const digest = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const digestsOf = (element: RegExp) => [...body.matchAll(element)].map(([, text]) => digest(text));
    const styles = digestsOf(/<style[^>]*>(.*?)<\/style>/gs);
    const scripts = digestsOf(/<script data-scripts[^>]*>(.*?)<\/script>/gs);
    expect([styles.length, scripts.length]).toEqual([2, 1]);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain(`script-src 'self' ${scripts.join()}`);
    expect(policy).toContain(`style-src 'self' ${styles.join(' ')}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy.join()).not.toMatch(/unsafe-|nonce/);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'a page for everybody is named by what is in it, and not sent again as %s',
    async (coding, unpack) => {
      await start(CDN);
      const plain = await site.get('/ar');
      const first = await site.get('/ar', { 'accept-encoding': coding });
      const second = await site.get('/ar', { 'accept-encoding': coding });
      expect(first.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
      expect(unpack(first.rawPayload).toString()).toBe(plain.body);
      expect(second.rawPayload).toEqual(first.rawPayload);

      const { etag } = first.headers;
      expect(etag).toMatch(/^"[\w-]{27}-(br|gzip)"$/);
      expect(etag).not.toBe(plain.headers.etag);
      const known = { 'accept-encoding': coding, 'if-none-match': `"other", W/${etag}` };
      const again = await site.get('/ar', known);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect((await site.get('/en', known)).statusCode).toBe(200);
    },
  );

  test('what a release replaced is not given to everybody any more, from the next second on', async () => {
    await start(CDN);
    expect((await site.get('/en')).body).toContain('remoteEntry.js?v=one');
    await site.put('releases/storefront/two/mf-manifest.json', manifestOf('two'));
    await site.put('releases/storefront/current.json', '{"current":"two"}');
    // The server reads the pointer again when what it knows is a second old; nobody asks meanwhile.
    await pause(RELEASES_READ_EVERY_MS);
    const { body, headers } = await site.get('/en');
    expect(body).toContain('?v=two');
    // Of this one nothing was prerendered.
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

describe('without a CDN', () => {
  test.each([
    ['/en', 'private, no-cache'],
    ['/ar/calculator', 'private, no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/favicon.ico', 'no-cache'],
    ['/remotes/storefront/remoteEntry.js?v=one', 'no-cache'],
    ['/api/fits', 'public, max-age=0, must-revalidate'],
    ['/assets/main.0123456789ab.js', FOR_EVER],
    ['/objects/picture', FOR_EVER],
  ])('%s is asked for again, or never changes', async (url, caching) => {
    await start({ cdnSeconds: 0 });
    const { headers } = await site.get(url);
    expect(headers['cache-control']).toBe(caching);
    expect(headers).not.toHaveProperty('cdn-cache-control');
  });
});
