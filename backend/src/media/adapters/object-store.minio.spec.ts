import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { storeOrigin } from '@tiraz/contracts/object-store';
import { startS3, type S3Server } from '../../../e2e/s3-server.js';
import type { S3Config } from '../../config-values.js';
import { parseConfig } from '../../config.js';
import { MinioObjectStore } from './object-store.minio.js';

const clock = { now: () => new Date() };
const SITE = 'https://tiraz.example';
const refusal = (code: string, cause: unknown = expect.anything()) =>
  expect.objectContaining({ kind: 'unavailable', code, cause }) as unknown as Error;

describe('the URL that a browser uploads to', () => {
  it.each([
    ['https://s3.amazonaws.com', 'us-east-1', 'https://s3.us-east-1.amazonaws.com'],
    ['https://s3.amazonaws.com', 'eu-central-1', 'https://s3.eu-central-1.amazonaws.com'],
    ['https://s3.amazonaws.com', 'mx-central-1', 'https://s3.mx-central-1.amazonaws.com'],
    ['https://s3.eu-central-1.amazonaws.com', 'eu-central-1', 'https://s3.eu-central-1.amazonaws.com'],
    ['https://s3.cn-north-1.amazonaws.com.cn', 'cn-north-1', 'https://s3.cn-north-1.amazonaws.com.cn'],
    [
      'https://s3.dualstack.eu-west-1.amazonaws.com',
      'eu-west-1',
      'https://s3.dualstack.eu-west-1.amazonaws.com',
    ],
    ['https://abc.r2.cloudflarestorage.com', 'auto', 'https://abc.r2.cloudflarestorage.com'],
    ['https://storage.googleapis.com', 'us-east-1', 'https://storage.googleapis.com'],
    ['https://fra1.digitaloceanspaces.com', 'us-east-1', 'https://fra1.digitaloceanspaces.com'],
    ['https://oss-eu-central-1.aliyuncs.com', 'oss-eu-central-1', 'https://oss-eu-central-1.aliyuncs.com'],
    ['https://objects.example:443', 'us-east-1', 'https://objects.example'],
    ['http://localhost:9000', 'us-east-1', 'http://localhost:9000'],
  ])('of %s in %s is at the origin that the page allows', async (endpoint, region, origin) => {
    const { store } = parseConfig({
      ...{ DATABASE_URL: 'postgres://localhost/tiraz', S3_ENDPOINT: endpoint, S3_REGION: region },
      ...{ S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret', S3_BUCKET: 'tiraz' },
    });
    const signed = await new MinioObjectStore(store as S3Config, clock).uploadUrl({
      ...{ key: 'quarantine/a', expiresAt: new Date(Date.now() + 60_000), origin: SITE },
    });
    const url = new URL(signed);
    expect([url.origin, url.pathname]).toEqual([origin, '/tiraz/quarantine/a']);
    expect(storeOrigin(endpoint, region)).toBe(origin);
  });
});

describe('whether browsers may upload', () => {
  let s3: S3Server;
  const told: string[] = [];
  beforeAll(async () => {
    Logger.overrideLogger({
      log: (line: string) => told.push(`log ${line}`),
      warn: (line: string) => told.push(`warn ${line}`),
      error: () => undefined,
    });
    s3 = await startS3();
  });
  afterEach(() => void told.splice(0));
  afterAll(async () => {
    Logger.overrideLogger(false);
    await s3.stop();
  });
  const preflight = async (bucket: string, origin: string) => {
    const answer = await fetch(`${s3.config.endpoint}/${bucket}/quarantine/a`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    return answer.status;
  };

  it('is seen to: a bucket that it makes lets them from the site, and from nowhere else', async () => {
    const config = { ...s3.config, bucket: 'made', siteOrigin: SITE };
    await new MinioObjectStore(config, clock).check();
    expect(await preflight('made', SITE)).toBe(200);
    expect(await preflight('made', 'https://elsewhere.example')).toBe(403);
    expect(told).toEqual([
      'log made the bucket made',
      `log browsers may upload from ${SITE} now: gave made a rule`,
    ]);
  });

  it('is asked once, and nothing is said where they may', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const store = new MinioObjectStore({ ...s3.config, bucket: 'made', siteOrigin: SITE }, clock);
    await Promise.all([store.check(), store.check()]);
    await store.check();
    expect([asked.mock.calls.length, told]).toEqual([1, []]);
    asked.mockRestore();
  });

  it('leaves rules alone that somebody made, and says which one is missing', async () => {
    const store = new MinioObjectStore(
      { ...s3.config, bucket: 'made', siteOrigin: 'https://new.example' },
      clock,
    );
    await store.check();
    expect(told).toEqual([
      expect.stringMatching(
        /^warn browsers cannot upload pictures from https:\/\/new\.example: the bucket made needs the CORS rule <CORS.*<AllowedOrigin>https:\/\/new\.example<.*<AllowedMethod>PUT</,
      ),
    ]);
    expect(await preflight('made', SITE)).toBe(200);
  });

  it('is asked where this process reaches the store, if not where browsers do', async () => {
    const config = { ...s3.config, bucket: 'inner', siteOrigin: SITE, publicEndpoint: 'http://127.0.0.1:9' };
    await new MinioObjectStore(config, clock).check();
    expect(await preflight('inner', SITE)).toBe(200);
  });
});

/** What a store answers to every request of a kind; `undefined`: nothing at all. */
type Answer = { status: number; body?: string } | 'hang up' | undefined;

describe('a store that refuses', () => {
  let answer: Answer;
  const told: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    if (answer === 'hang up') return request.socket.destroy();
    if (!answer) return;
    const { status, body = '' } = answer;
    request.on('end', () => response.writeHead(status, { 'content-type': 'application/xml' }).end(body));
  });
  let store: MinioObjectStore;
  beforeAll(async () => {
    Logger.overrideLogger({
      log: () => undefined,
      warn: (line: string) => told.push(line),
      error: () => undefined,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    store = new MinioObjectStore(
      {
        ...{ endpoint, publicEndpoint: endpoint, accessKey: 'key', secretKey: 'secret' },
        ...{ bucket: 'tiraz', region: 'us-east-1', siteOrigin: SITE },
      },
      clock,
    );
  });
  afterEach(() => void told.splice(0));
  afterAll(() => {
    Logger.overrideLogger(false);
    server.closeAllConnections();
    server.close();
  });
  const fault = (code: string) => `<Error><Code>${code}</Code><Message>no</Message></Error>`;
  const verbs: [string, () => Promise<unknown>][] = [
    ['read', () => store.read('pictures/a-320.webp', 100)],
    ['write', () => store.write('pictures/a-320.webp', Buffer.from('a'), 'image/webp')],
    ['remove', () => store.remove(['pictures/a-320.webp'])],
    ['list', () => store.list('pictures/')],
    ['check', () => store.check()],
  ];
  const refusals: [string, Answer][] = [
    ['403', { status: 403, body: fault('AccessDenied') }],
    ['403 of a proxy', { status: 403, body: '<html>no</html>' }],
    ['404 of the bucket', { status: 404, body: fault('NoSuchBucket') }],
    ['500', { status: 500, body: fault('InternalError') }],
    ['503 without a word', { status: 503 }],
    ['301 to another region', { status: 301, body: fault('PermanentRedirect') }],
    ['a closed connection', 'hang up'],
  ];

  it.each(verbs.flatMap(([verb, ask]) => refusals.map(([what, given]) => [verb, what, ask, given] as const)))(
    'is unavailable to %s when it answers %s',
    async (verb, what, ask, given) => {
      answer = given;
      // A HEAD of a bucket that is not there: it would be made.
      if (verb === 'check' && what === '404 of the bucket') answer = { status: 403 };
      await expect(ask()).rejects.toEqual(refusal('store.unavailable'));
    },
  );

  it('is unavailable to everybody when it is silent', async () => {
    answer = undefined;
    const outcomes = await Promise.allSettled(verbs.map(([, ask]) => ask()));
    expect(outcomes).toEqual(verbs.map(() => ({ status: 'rejected', reason: refusal('store.unavailable') })));
  });

  it.each(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])(
    'is full when it says %s',
    async (code) => {
      answer = { status: 403, body: fault(code) };
      await expect(store.write('pictures/a-320.webp', Buffer.from('a'), 'image/webp')).rejects.toEqual(
        refusal('store.full'),
      );
    },
  );

  const kept = (...codes: string[]) =>
    `<DeleteResult>${codes.map((code, n) => `<Error><Key>pictures/${n}</Key><Code>${code}</Code></Error>`).join('')}</DeleteResult>`;
  it('has not removed what it lists as still there', async () => {
    for (const codes of [['AccessDenied'], ['NoSuchKey', 'AccessDenied', 'AccessDenied']]) {
      answer = { status: 200, body: kept(...codes) };
      await expect(store.remove(['pictures/0', 'pictures/1', 'pictures/2'])).rejects.toEqual(
        refusal(
          'store.unavailable',
          expect.objectContaining({ message: expect.stringMatching(/^AccessDenied: /) }),
        ),
      );
    }
    for (const codes of [[], ['NoSuchKey']]) {
      answer = { status: 200, body: kept(...codes) };
      await store.remove(['pictures/0']);
    }
  });
});

describe('a file that is read as it comes', () => {
  const SILENT_FOR_MS = 150;

  it('comes to its end, however slowly it is read', async () => {
    const s3 = await startS3();
    const store = new MinioObjectStore(s3.config, clock, SILENT_FOR_MS);
    await store.check();
    const file = Buffer.alloc(1024 * 1024, 'design');
    await store.write('artwork/a', file, 'image/png');
    const read: Buffer[] = [];
    let pauses = 0;
    for await (const chunk of (await store.open('artwork/a')) as Readable) {
      read.push(chunk as Buffer);
      if ((pauses += 1) <= 3) await pause(SILENT_FOR_MS * 2);
    }
    expect(pauses).toBeGreaterThan(3);
    expect(Buffer.concat(read).equals(file)).toBe(true);
    await s3.stop();
  });

  it('ends when the store falls silent, also after somebody was slow', async () => {
    const length = 200_000;
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-length': length }).write(Buffer.alloc(length / 2));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = { endpoint, publicEndpoint: endpoint, accessKey: 'key', secretKey: 'secret' };
    const store = new MinioObjectStore(
      { ...config, bucket: 'tiraz', region: 'us-east-1', siteOrigin: SITE },
      clock,
      SILENT_FOR_MS,
    );
    const file = (await store.open('artwork/a')) as Readable;
    let bytes = 0;
    const reading = async () => {
      for await (const chunk of file) {
        bytes += (chunk as Buffer).length;
        if (bytes === (chunk as Buffer).length) await pause(SILENT_FOR_MS * 2);
      }
    };
    await expect(reading()).rejects.toThrow(`silent for ${SILENT_FOR_MS} ms`);
    expect(bytes).toBe(length / 2);
    server.closeAllConnections();
    server.close();
  });
});
