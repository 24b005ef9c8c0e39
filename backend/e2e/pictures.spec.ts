import { connect } from 'node:net';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, onThisMachine, query, signedIn, startBackend, type Backend } from './harness.js';
import { bombFile, pictureFile } from './picture-files.js';
import { s3Variables, startS3 } from './s3-server.js';
import { served, Uploader } from './upload.js';

const UNKNOWN = '/objects/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

describe.each([
  ['in a folder', async () => ({ variables: {}, stop: () => Promise.resolve() })],
  [
    'in an object store',
    async () => {
      const { config, stop } = await startS3();
      return { variables: s3Variables(config), stop };
    },
  ],
])('pictures %s', (where, open) => {
  let backend: Backend;
  let databaseUrl: string;
  let uploader: Uploader;
  let stop: () => Promise<void>;
  let headers: Record<string, string>;
  let png: Buffer;

  beforeAll(async () => {
    const opened = await open();
    stop = opened.stop;
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl, env: opened.variables });
    headers = await signedIn(backend);
    uploader = new Uploader(backend, headers);
    png = await pictureFile('png');
  });
  afterAll(async () => {
    await backend.stop();
    await stop();
  });

  it('are served to everybody, for ever, as nothing but pictures', async () => {
    const path = await uploader.upload(png);
    for (const address of [path, `${path}?w=320`, `${path}?w=640`, `${path}?w=1280`]) {
      const { headers: sent, file } = await served(backend, address);
      expect(file.subarray(8, 12).toString()).toBe('WEBP');
      expect(Object.fromEntries(sent)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(sent.get('set-cookie')).toBeNull();
    }
  });

  it.each([
    UNKNOWN,
    '/objects/none',
    '/objects/..%2Fquarantine',
    '/objects/signing-key',
    '/objects/quarantine',
  ])('are missing at %s', async (path) => {
    const { status, headers: sent } = await backend.ask(path);
    expect([status, sent.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('are nobody’s to read before they are finalized', async () => {
    const { uploadURL } = (await uploader.request()).body;
    await uploader.put(uploadURL, png);
    const id = /quarantine\/([\da-f-]{36})/.exec(uploadURL)?.[1] ?? '';
    for (const address of [
      `/objects/${id}`,
      `/objects/${id}?w=320`,
      `/api/objects/quarantine/${id}`,
      `/objects/quarantine/${id}`,
    ]) {
      expect((await backend.ask(address)).status).toBe(404);
    }
    const again = await fetch(uploadURL, { headers: where === 'in a folder' ? headers : {} });
    expect(again.status).toBeGreaterThanOrEqual(400);
  });

  it('need a session at every step, and an own page', async () => {
    const { uploadURL } = (await uploader.request()).body;
    const nobody = new Uploader(backend, {});
    const foreign = new Uploader(backend, { ...headers, origin: 'https://attacker.example' });
    for (const [who, status] of [
      [nobody, 401],
      [foreign, 403],
    ] as const) {
      expect((await who.request()).status).toBe(status);
      expect((await who.finalize(uploadURL)).status).toBe(status);
      if (where === 'in a folder') expect((await who.put(uploadURL, png)).status).toBe(status);
    }
    expect(await query(databaseUrl, "SELECT FROM uploads WHERE session = ''")).toEqual([]);
  });

  it('are finalized from no URL but an own one of this session, once, and no other is ever asked', async () => {
    let asked = 0;
    const stranger = createServer((_, response) => {
      asked += 1;
      response.end('picture');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as { port: number };
    const { uploadURL } = (await uploader.request()).body;
    await uploader.put(uploadURL, png);
    const { origin, pathname } = new URL(uploadURL);
    const strange: [unknown, number, string][] = [
      [`http://127.0.0.1:${port}/picture.png`, 422, 'upload.unknown'],
      [`http://127.0.0.1:${port}${pathname}`, 422, 'upload.unknown'],
      [`${origin}@127.0.0.1:${port}${pathname}`, 422, 'upload.unknown'],
      [`${origin}${pathname}/../../pictures/x`, 422, 'upload.unknown'],
      [`${origin}/./${pathname}`, 422, 'upload.unknown'],
      [uploadURL.toUpperCase(), 422, 'upload.unknown'],
      ['file:///etc/passwd', 422, 'upload.unknown'],
      ['http://169.254.169.254/latest/meta-data/', 422, 'upload.unknown'],
      ['', 422, 'upload.unknown'],
      [`${uploadURL}${'x'.repeat(2_000)}`, 400, 'body.invalid'],
      [undefined, 400, 'body.invalid'],
      [null, 400, 'body.invalid'],
      [{ href: uploadURL }, 400, 'body.invalid'],
      [[uploadURL], 400, 'body.invalid'],
    ];
    for (const [url, status, code] of strange) {
      const { status: answered, body } = await uploader.finalize(url);
      expect([url, answered, body.code]).toEqual([url, status, code]);
    }
    const colleague = new Uploader(backend, await signedIn(backend, 'omar@tiraz.example'));
    const sameAgain = new Uploader(backend, await signedIn(backend));
    for (const other of [colleague, sameAgain]) {
      expect((await other.finalize(uploadURL)).body.code).toBe('upload.unknown');
    }
    expect((await uploader.finalize(uploadURL)).status).toBe(200);
    expect(await uploader.finalize(uploadURL)).toMatchObject({
      status: 409,
      body: { code: 'upload.finalized' },
    });
    const never = (await uploader.request()).body.uploadURL;
    expect(await uploader.finalize(never)).toMatchObject({ status: 422, body: { code: 'upload.missing' } });
    stranger.close();
    expect(asked).toBe(0);
  });

  it('stay as they are when something else is PUT to the same URL', async () => {
    const { uploadURL } = (await uploader.request()).body;
    await uploader.put(uploadURL, png);
    const { objectPath } = (await uploader.finalize(uploadURL)).body;
    const before = await served(backend, `${objectPath}?w=640`);
    expect((await uploader.put(uploadURL, await pictureFile('jpeg', 90, 70))).status).toBe(200);
    expect((await served(backend, `${objectPath}?w=640`)).file).toEqual(before.file);
    expect((await uploader.finalize(uploadURL)).status).toBe(409);
  });

  it('can be shown by the catalogue once they are there, with one record of who brought them', async () => {
    const imageUrl = await uploader.upload(png);
    const create = (path: string) =>
      backend.ask<{ errors?: object[] }>('/api/admin/product-types', {
        headers,
        body: { name: 'Kaftan', basePrice: '500.00', imageUrl: path },
      });
    expect((await create(imageUrl)).status).toBe(201);
    for (const [strange, refusal] of [
      [UNKNOWN, 422],
      [imageUrl.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 422],
      ['https://attacker.example/x.png', 400],
      [`${imageUrl}?w=320`, 400],
    ] as const) {
      const { status, body } = await create(strange);
      expect([status, body.errors]).toEqual([refusal, [expect.objectContaining({ path: 'imageUrl' })]]);
    }
    const records = await query(
      databaseUrl,
      "SELECT action, staff_email FROM audit_trail WHERE thing_kind = 'picture' AND thing_id = $1",
      [imageUrl.replace('/objects/', '')],
    );
    expect(records).toEqual([{ action: 'picture.uploaded', staff_email: 'mona@tiraz.example' }]);
  });

  it('of 40 million pixels leave the API its time', async () => {
    const { uploadURL } = (await uploader.request()).body;
    await uploader.put(uploadURL, bombFile(6_320));
    let isDone = false;
    const finalized = Promise.all([1, 2, 3].map(() => uploader.finalize(uploadURL))).finally(
      () => (isDone = true),
    );
    let slowest = 0;
    while (!isDone) {
      const asked = performance.now();
      expect((await backend.ask('/api/health/live')).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - asked);
    }
    const statuses = (await finalized).map(({ status }) => status);
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(slowest).toBeLessThan(onThisMachine(500));
  });
});

describe('an upload into a folder', () => {
  it('is refused with a wrong signature, for another id, or as no file at all', async () => {
    const backend = await startBackend({ databaseUrl: await createDatabase() });
    const headers = await signedIn(backend);
    const uploader = new Uploader(backend, headers);
    const { uploadURL } = (await uploader.request()).body;
    const other = (await uploader.request()).body.uploadURL;
    const [bare = '', permission = ''] = uploadURL.split('?');
    const [, otherPermission = ''] = other.split('?');
    for (const url of [
      bare,
      `${bare}?${otherPermission}`,
      `${bare}?${permission.replace(/expires=\d/, 'expires=9')}`,
      `${bare}?${permission.slice(0, -1)}`,
      `${backend.url}/api/objects/quarantine/..%2Fsigning-key?${permission}`,
      `${backend.url}/api/objects/quarantine/x.part?${permission}`,
    ]) {
      expect(await uploader.put(url, Buffer.from('x'))).toMatchObject({
        status: 403,
        body: { code: 'upload.refused' },
      });
    }
    expect(await uploader.put(`${uploadURL}&expires=9999999999999`, Buffer.from('x'))).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
    await backend.stop();
  });

  it('that is cut off leaves nothing, and one that never ends is told so and hung up on', async () => {
    const backend = await startBackend({ databaseUrl: await createDatabase() });
    const headers = await signedIn(backend);
    const uploader = new Uploader(backend, headers);
    const { uploadURL } = (await uploader.request()).body;
    const { port, pathname, search } = new URL(uploadURL);
    const begin = () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `PUT ${pathname}${search} HTTP/1.1\r\nhost: a\r\ncookie: ${headers.cookie ?? ''}\r\n` +
          `content-type: image/png\r\ncontent-length: 1000000\r\n\r\n${'x'.repeat(1_000)}`,
      );
      return socket;
    };
    const cutOff = begin();
    await new Promise<void>((resolve) => cutOff.end(() => resolve()));
    const stalled = begin();
    const began = performance.now();
    let heard = '';
    stalled.on('data', (data) => (heard += data.toString()));
    await new Promise((resolve) => stalled.on('close', resolve));
    expect(performance.now() - began).toBeLessThan(onThisMachine(15_000));
    expect(heard).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request\.timeout"/);
    expect((await uploader.finalize(uploadURL)).body.code).toBe('upload.missing');
    await backend.stop();
  }, 40_000);
});
