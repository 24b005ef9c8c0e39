import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { manifestOf, TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.create();
});

afterEach(() => site.remove());

describe('the page', () => {
  test.each([
    ['tiraz.language=ar', 'lang="ar" dir="rtl"'],
    ['theme=dark; tiraz.language=ar; x=1', 'lang="ar" dir="rtl"'],
    ['tiraz.language=en', 'lang="en" dir="ltr"'],
    ['tiraz.language="><script>', 'lang="en" dir="ltr"'],
    ['xtiraz.language=ar', 'lang="en" dir="ltr"'],
  ])('with the cookie %s begins as %s', async (cookie, expected) => {
    await site.start();
    const page = await site.get('/', { cookie });
    expect(page.body).toContain(`<html ${expected}>`);
    expect(page.headers.vary).toContain('Cookie');
  });

  test('an address that names a language is in that language', async () => {
    await site.start();
    const page = await site.get('/ar/about', { cookie: 'tiraz.language=en' });
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
  });

  test('trusts scripts by a nonce that is another one for every visit', async () => {
    await site.start();
    const nonces = await Promise.all(
      ['/', '/'].map(async (path) => {
        const { headers, body } = await site.get(path);
        const nonce = /<script nonce="([^"]+)"/.exec(body)?.[1];
        const policy = String(headers['content-security-policy']);
        expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toMatch(/unsafe-/);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test.each([
    ['/', 200],
    ['/calculator', 200],
    ['/calculator/?from=landing', 200],
    ['/admin/login', 200],
    ['/admin/', 200],
    ['/admin/inquiries/7', 200],
    ['/admin/inquiries', 404],
    ['/admin/nowhere', 404],
    ['/track/abc', 200],
    ['/ar/track/abc/', 200],
    ['/track', 404],
    ['/track/abc/def', 404],
    ['/ar', 200],
    ['/en/about', 200],
    ['/fr/about', 404],
    ['/arabic', 404],
    ['/ar/admin', 404],
    ['/administrator', 404],
    ['/nowhere/at/all', 404],
  ])('%s is the page with status %i', async (path, status) => {
    await site.start();
    const page = await site.get(path, { accept: 'text/html' });
    expect(page.statusCode).toBe(status);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
  });

  test.each([
    ['text/html', 200],
    ['text/*;q=0.5', 200],
    ['*/*', 200],
    ['application/json', 404],
    ['text/plain', 404],
  ])('whoever accepts %s is answered %i', async (accept, status) => {
    await site.start();
    expect((await site.get('/en', { accept })).statusCode).toBe(status);
  });

  test('names the remotes and asks early for the files of the one it will show', async () => {
    await site.start();
    const { body } = await site.get('/admin');
    const remotes = JSON.parse(/<script id="remotes">(.*)<\/script><script/.exec(body)?.[1] ?? '');
    expect(remotes).toEqual([
      expect.objectContaining({ name: 'storefront', entry: '/remotes/storefront/remoteEntry.js?v=one' }),
      expect.objectContaining({ name: 'admin', entry: '/remotes/admin/remoteEntry.js?v=one' }),
    ]);
    expect(body.match(/(?<=href=")[^"]+/g)).toEqual(['/remotes/admin/screen.css']);
    expect(body).toContain('data-scripts="/remotes/admin/remoteEntry.js?v=one /remotes/admin/screen.js"');
  });

  test('cannot be broken out of by what a manifest says', async () => {
    await site.put('admin/mf-manifest.json', manifestOf('</script><script>alert(1)</script>"'));
    await site.start();
    expect((await site.get('/admin')).body).not.toContain('<script>alert');
  });

  test('may send uploads to the object store, and get nothing else from there', async () => {
    await site.start({ uploadOrigin: 'https://pictures.example' });
    const policy = String((await site.get('/admin')).headers['content-security-policy']).split('; ');
    expect(policy.filter((rule) => rule.includes('pictures.example'))).toEqual([
      expect.stringMatching(/^connect-src 'self'.* https:\/\/pictures\.example$/),
    ]);
  });

  test('answers HEAD with the same headers and no body', async () => {
    await site.start();
    const head = await site.app.inject({ method: 'HEAD', url: '/' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(head.body).toBe('');
  });

  test('has the common headers, HSTS only where the public address is https', async () => {
    await site.start({ publicUrl: new URL('https://tiraz.example') });
    const { headers } = await site.get('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    await site.start();
    expect((await site.get('/')).headers).not.toHaveProperty('strict-transport-security');
  });
});
