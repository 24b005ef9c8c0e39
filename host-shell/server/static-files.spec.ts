import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { TestSite } from './test-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await TestSite.create();
});

afterEach(() => site.remove());

describe('files', () => {
  test('are delivered as compressed beforehand to who accepts it', async () => {
    await site.start();
    const plain = await site.get('/assets/main.0123456789ab.js');
    expect(plain.body).toBe('a script');
    const packed = await site.get('/assets/main.0123456789ab.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(packed.rawPayload).toEqual(brotliCompressSync('a script'));
  });

  test('of the page before are delivered as well: a web server that was just replaced may have sent it', async () => {
    await site.put('page/former/main.ba9876543210.js', 'the script before');
    await site.put('page/former/main.ba9876543210.js.br', brotliCompressSync('the script before'));
    await site.start();
    const former = '/assets/main.ba9876543210.js';
    expect(await site.get(former)).toMatchObject({
      body: 'the script before',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    const packed = await site.get(former, { 'accept-encoding': 'gzip, br' });
    expect(packed.rawPayload).toEqual(brotliCompressSync('the script before'));
    expect((await site.get('/assets/main.0123456789ab.js')).body).toBe('a script');
    expect((await site.get('/assets/gone.js', { accept: '*/*' })).statusCode).toBe(404);
  });

  test.each([
    ['/favicon.ico', 'no-cache'],
    ['/remotes/admin/remoteEntry.js?v=one', 'no-cache'],
    ['/remotes/admin/mf-manifest.json', 'private, no-cache'],
    ['/remotes/admin/screen.0123456789ab.css', 'public, max-age=31536000, immutable'],
  ])('%s is sent with %s', async (path, caching) => {
    await site.start();
    expect(await site.get(path)).toMatchObject({ statusCode: 200, headers: { 'cache-control': caching } });
  });

  test('of a release made after the start are delivered, and those of the release before as well', async () => {
    await site.start();
    await site.release('admin', 'two');
    await site.release('admin', 'three');
    for (const version of ['two', 'three']) {
      const { body } = await site.get(`/remotes/admin/releases/${version}/remoteEntry.js`);
      expect(body).toBe(`an entry, ${version}`);
    }
    expect((await site.get('/remotes/admin/remoteEntry.js')).body).toBe('an entry');
  });

  test.each(['/assets/gone.js', '/remotes/admin/gone.js', '/remotes/other/remoteEntry.js', '/photo.png'])(
    '%s is missing, and nobody may remember that',
    async (path) => {
      await site.start();
      const answer = await site.get(path, { accept: '*/*' });
      expect(answer).toMatchObject({
        statusCode: 404,
        headers: { 'cache-control': 'no-store', 'content-type': expect.stringContaining('problem+json') },
      });
    },
  );

  test.each([
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/remotes/admin/..%2fsecret.txt',
    '/assets/%00',
    '/%',
  ])('%s leads nowhere', async (path) => {
    await site.start();
    const answer = await rawGet(await site.app.listen(), path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('secret');
  });
});

/** As the path stands: clients that parse URLs resolve the dots before they send anything. */
function rawGet(address: string, path: string): Promise<{ status?: number; body: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, path }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    });
    sending.on('error', reject).end();
  });
}
