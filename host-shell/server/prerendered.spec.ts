import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { manifestOf, TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.create();
});

afterEach(() => site.remove());

async function start() {
  await site.putPrerendered('one');
  await site.start({ publicUrl: new URL('https://tiraz.example') });
}

describe('a prerendered page', () => {
  test.each([
    ['/', '', 'landing in en'],
    ['/', 'tiraz.language=ar', 'landing in ar'],
    ['/about/', 'tiraz.language=ar', 'about in ar'],
    ['/ar/about', 'tiraz.language=en', 'about in ar'],
    ['/en', 'tiraz.language=ar', 'landing in en'],
    ['/nowhere', 'tiraz.language=ar', 'lost in ar'],
    ['/ar/nowhere', '', 'lost in ar'],
  ])('%s with the cookie "%s" is %s', async (path, cookie, expected) => {
    await start();
    const { body, headers } = await site.get(path, { cookie });
    expect(body).toContain(`<h1>${expected}, one</h1>`);
    expect(headers['content-language']).toBe(expected.slice(-2));
  });

  test('has the head of its language, once, with the addresses that only the server knows', async () => {
    await start();
    const { body } = await site.get('/ar/about');
    expect(body.match(/<title>.*?<\/title>/g)).toEqual(['<title>about ar</title>']);
    expect(body).toContain('<link rel="canonical" href="https://tiraz.example/ar"/>');
    expect(body).toContain('<img src="/remotes/storefront/logo.png"/>');
    expect(body).toContain('data-public-url="https://tiraz.example"');
    expect(body).not.toContain('{{');
  });

  test('brings its styles along and names its scripts, to be asked for early', async () => {
    await start();
    const { body, headers } = await site.get('/about');
    const nonce = /<style nonce="([^"]+)" data-href="about.css">.about\{color:red\}<\/style>/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(/data-scripts="([^"]*)"/.exec(body)?.[1]?.split(' ')).toEqual([
      '/remotes/storefront/remoteEntry.js?v=one',
      '/remotes/storefront/screen.js',
      '/remotes/storefront/about.js',
    ]);
  });

  test('an address that names the language keeps it, another one keeps nothing', async () => {
    await start();
    expect((await site.get('/ar')).headers['set-cookie']).toMatch(/^tiraz\.language=ar; Path=\/; Max-Age=/);
    expect((await site.get('/')).headers).not.toHaveProperty('set-cookie');
  });

  test('is found unknown with status 404, and the staff area has none', async () => {
    await start();
    expect((await site.get('/nowhere')).statusCode).toBe(404);
    const admin = await site.get('/admin');
    expect(admin.body).toContain('<div id="root" data-public-url="https://tiraz.example"></div>');
    expect(admin.headers['x-robots-tag']).toBe('noindex');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes as %s to who takes it', async (coding, unpack) => {
    await start();
    const page = await site.get('/', { 'accept-encoding': coding });
    expect(page.headers['content-encoding']).toBe(coding);
    expect(page.headers.vary).toContain('Accept-Encoding');
    expect(unpack(page.rawPayload).toString()).toContain('landing in en');
  });

  test('of another version than the manifest is not shown: it would not fit the scripts', async () => {
    await site.putPrerendered('two', 'one');
    await site.start();
    const { body } = await site.get('/');
    expect(body).toMatch(/<div id="root"[^>]*><\/div>/);
    expect(body).toContain('remoteEntry.js?v=two');
    expect(body).toContain('/remotes/storefront/screen.css');
  });

  test('comes from wherever the remote lies', async () => {
    const pages = { '*': { scripts: [], stylesheets: [], markup: { en: { head: '', body: 'from afar' } } } };
    const origin = await site.listen((request, response) => {
      const isManifest = request.url?.endsWith('/mf-manifest.json');
      const manifest = {
        metaData: {
          buildInfo: { buildVersion: 'one', prerendered: 'prerendered.json' },
          remoteEntry: { name: 'remoteEntry.js', path: '' },
        },
        exposes: [],
      };
      response.end(JSON.stringify(isManifest ? manifest : { version: 'one', pages }));
    });
    const manifestUrl = new URL('/shop/mf-manifest.json', origin);
    await site.start({ remotes: [{ name: 'storefront', kind: 'elsewhere', manifestUrl }] });
    expect((await site.get('/')).body).toContain('from afar');
  });
});

test('a page that stands for many addresses is not indexed, and is not the not-found page', async () => {
  await start();
  const { statusCode, headers, body } = await site.get('/ar/track/abc');
  expect(statusCode).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).not.toContain('<h1>');
  expect((await site.get('/about')).headers).not.toHaveProperty('x-robots-tag');
});

describe('crawlers', () => {
  test('are told where not to look, and where the map is', async () => {
    await start();
    const { body, headers } = await site.get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(
      /^User-agent: \*\nDisallow: \/admin\n(Disallow: .+\n)*Disallow: \/api\n\nSitemap: https:\/\/tiraz\.example\/sitemap\.xml\n$/,
    );
  });

  test('get every public page in both languages, each with its alternates', async () => {
    await start();
    const { body, headers } = await site.get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body.match(/(?<=<loc>https:\/\/tiraz\.example)[^<]+/g)).toEqual(
      ['', '/calculator', '/about', '/logo'].flatMap((path) => [`/en${path}`, `/ar${path}`]),
    );
    expect(body.match(/hreflang="ar" href="https:\/\/tiraz\.example\/ar\/about"/g)).toHaveLength(2);
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(8);
  });

  test('get the pages of a release under the host that ran before it', async () => {
    await start();
    const pages = [{ path: '/care', name: 'care', indexed: true }];
    await site.put('releases/storefront/two/mf-manifest.json', manifestOf('two', { pages }));
    await site.put('releases/storefront/current.json', '{"current":"two"}');
    // The server reads the manifests again when they are a second old.
    await pause(1_000);
    await site.get('/remotes.json');
    expect((await site.get('/en/care')).statusCode).toBe(200);
    expect((await site.get('/en/about')).statusCode).toBe(404);
    const { body } = await site.get('/sitemap.xml');
    expect(body.match(/(?<=<loc>)[^<]+/g)).toEqual([
      'https://tiraz.example/en/care',
      'https://tiraz.example/ar/care',
    ]);
  });

  test('get no map while nobody knows the pages, and every address may be one', async () => {
    await site.dropRemote('storefront');
    await site.start();
    expect(await site.get('/sitemap.xml')).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '60' },
    });
    expect((await site.get('/about')).statusCode).toBe(200);
  });
});
