import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFaultProxy, type FaultProxy } from './fault-proxy.js';
import {
  createDatabase,
  onThisMachine,
  query,
  signedIn,
  startBackend,
  until,
  type Answer,
  type Backend,
} from './harness.js';
import { pictureFile } from './picture-files.js';
import { s3Variables, startS3, type S3Server } from './s3-server.js';
import { served, Uploader } from './upload.js';

let s3: S3Server;
let proxy: FaultProxy;
let databaseUrl: string;
let backend: Backend;
let headers: Record<string, string>;
let uploader: Uploader;
let png: Buffer;

beforeAll(async () => {
  s3 = await startS3();
  proxy = await startFaultProxy(s3.config.endpoint);
  databaseUrl = await createDatabase();
  const config = { ...s3.config, endpoint: proxy.url };
  backend = await startBackend({ databaseUrl, env: s3Variables(config) });
  headers = await signedIn(backend);
  uploader = new Uploader(backend, headers);
  png = await pictureFile('png');
});
afterAll(async () => {
  await backend.stop();
  await proxy.close();
  await s3.stop();
});

const ready = () => backend.ask<{ errors?: { path: string }[] }>('/api/health/ready');
const saveProduct = (imageUrl: string) =>
  backend.ask('/api/admin/product-types', { headers, body: { name: 'Kaftan', basePrice: '1.00', imageUrl } });
const pictures = () => query<{ id: string }>(databaseUrl, 'SELECT id FROM pictures');

function expectUnavailable({ status, headers: sent, body }: Answer): void {
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'store.unavailable' })]);
  expect(Number(sent.get('retry-after'))).toBeGreaterThan(0);
}

describe.each([
  { fault: 'cut', sizes: [1, 2, 3] },
  { fault: 'freeze', sizes: [2] },
] as const)('a way to the object store that says $fault', ({ fault, sizes }) => {
  it('makes every step say so within 5 s, and everything else goes on', async () => {
    const kept = await uploader.upload(png);
    const before = (await uploader.request()).body.uploadURL;
    await uploader.put(before, png);
    const rows = await pictures();

    proxy.behave = fault;
    for (const ask of [
      () => uploader.request(),
      () => uploader.finalize(before),
      () => backend.ask(`${kept}?w=320`),
    ]) {
      const asked = performance.now();
      expectUnavailable(await ask());
      expect(performance.now() - asked).toBeLessThan(onThisMachine(5_000));
    }
    expect(await ready()).toMatchObject({
      status: 503,
      body: { errors: [expect.objectContaining({ path: 'store' })] },
    });
    expect((await saveProduct('')).status).toBe(201);
    expect((await saveProduct(kept)).status).toBe(201);
    expect((await backend.ask('/api/product-types')).status).toBe(200);
    expect(await pictures()).toEqual(rows);

    proxy.behave = 'pass';
    await until('the store is back', async () => (await ready()).status === 200);
    const { status, body } = await uploader.finalize(before);
    expect(status).toBe(200);
    expect((await served(backend, body.objectPath)).file.length).toBeGreaterThan(0);
  });

  it.each(sizes)(
    'while size %i of a picture is stored leaves no row of it, and a second try succeeds',
    async (which) => {
      const { uploadURL } = (await uploader.request()).body;
      await uploader.put(uploadURL, png);
      const rows = await pictures();
      let written = 0;
      proxy.onRequest = (text) => {
        if (/^PUT \S*\/pictures\//.test(text) && (written += 1) === which) proxy.behave = fault;
      };
      expectUnavailable(await uploader.finalize(uploadURL));
      proxy.onRequest = () => undefined;
      proxy.behave = 'pass';
      expect(await pictures()).toEqual(rows);

      expect((await uploader.finalize(uploadURL)).status).toBe(200);
      for (const { id } of await pictures()) {
        for (const width of [320, 640, 1280]) await served(backend, `/objects/${id}?w=${width}`);
      }
    },
  );
});

describe('an object store that comes late', () => {
  it('keeps no instance from starting, and is used as soon as it is there, with a bucket that is made then', async () => {
    const late = await startS3();
    await late.stop();
    const waiting = await startBackend({
      databaseUrl: await createDatabase(),
      env: s3Variables(late.config),
      awaitReady: false,
    });
    await until('only the store is missing', async () => {
      const { body } = await waiting.ask<{ errors?: { path: string }[] }>('/api/health/ready');
      return body.errors?.map(({ path }) => path).join() === 'store';
    });
    expect((await waiting.ask('/api/health/started')).status).toBe(200);
    expect((await waiting.ask('/api/product-types')).status).toBe(200);
    await late.start();
    await until('it is ready', async () => (await waiting.ask('/api/health/ready')).status === 200, 5_000);
    const path = await new Uploader(waiting, await signedIn(waiting)).upload(png);
    expect((await served(waiting, path)).file.length).toBeGreaterThan(0);
    await waiting.stop();
    await late.stop();
  });
});
