import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { startS3 } from '../../../e2e/s3-server.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { ObjectStore } from '../application/object-store.js';
import { FileObjectStore } from './object-store.files.js';
import { MinioObjectStore } from './object-store.minio.js';

const clock = { now: () => new Date() };
const inAMinute = () => new Date(Date.now() + 60_000);
const ORIGIN = 'https://tiraz.example';
const tooLarge = () => new DomainError('too-large', 'file.too-large', 'The file is too large.');

interface Opened {
  store: ObjectStore;
  /** @returns the status that whoever PUTs there sees */
  put(url: string, file: Uint8Array): Promise<number>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

async function inFiles(): Promise<Opened> {
  const parent = await mkdtemp(join(tmpdir(), 'tiraz-objects-'));
  const folder = join(parent, 'objects');
  const store = new FileObjectStore(folder, clock);
  return {
    store,
    put: async (url, file) => {
      const { pathname, searchParams } = new URL(url);
      const permission = {
        expires: searchParams.get('expires') ?? '',
        signature: searchParams.get('signature') ?? '',
      };
      const key = pathname.replace('/api/objects/', '');
      return store.receive(key, permission, Readable.from([file]), { mostBytes: 1_000, tooLarge }).then(
        () => 200,
        (error: { kind: string }) => (error.kind === 'forbidden' ? 403 : 500),
      );
    },
    stop: async () => {
      await rename(folder, `${folder}-away`);
      await writeFile(folder, 'not a folder');
    },
    start: async () => {
      await rm(folder);
      await rename(`${folder}-away`, folder);
    },
    close: () => rm(parent, { recursive: true }),
  };
}

async function streamed(store: ObjectStore, key: string): Promise<Readable> {
  const file = await store.open(key);
  if (file === 'missing') throw new Error(`there is no ${key}`);
  return file as Readable;
}

async function inMinio(): Promise<Opened> {
  const server = await startS3();
  return {
    store: new MinioObjectStore(server.config, clock),
    put: async (url, file) => (await fetch(url, { method: 'PUT', body: Buffer.from(file) })).status,
    stop: server.stop,
    start: server.start,
    close: server.stop,
  };
}

describe.each([
  ['in a folder', inFiles],
  ['in MinIO', inMinio],
])('an object store %s', (_, open) => {
  const file = Buffer.from('a file');
  let opened: Opened;
  let store: ObjectStore;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    opened = await open();
    store = opened.store;
    await store.check();
  });
  afterAll(() => opened.close());

  it('can be used again and again once it was made usable', async () => {
    await store.check();
    await store.check();
  });

  it('gives a file back as it was written, and the newer one when it was written again', async () => {
    await store.write('pictures/a-320.webp', Buffer.from('older'), 'image/webp');
    await store.write('pictures/a-320.webp', file, 'image/webp');
    expect(Buffer.from((await store.read('pictures/a-320.webp', 100)) as Uint8Array)).toEqual(file);
  });

  it('says when there is no such file, and when it is larger than one cares to read', async () => {
    await store.write('pictures/b-320.webp', file, 'image/webp');
    expect(await store.read('pictures/none-320.webp', 100)).toBe('missing');
    expect(await store.read('pictures/b-320.webp', file.length - 1)).toBe('too-large');
    expect(await store.read('pictures/b-320.webp', file.length)).not.toBe('too-large');
  });

  it('tells how large a file is, streams it and copies it, all that of none too', async () => {
    const large = Buffer.alloc(300_000, 'large');
    await store.write('incoming/f', large, 'application/octet-stream');
    expect(await store.size('incoming/f')).toBe(large.length);
    expect(await buffer(await streamed(store, 'incoming/f'))).toEqual(large);
    await store.write('artwork/f', file, 'application/octet-stream');
    expect(await store.copy('incoming/f', 'artwork/f')).toBe(true);
    expect(await store.size('artwork/f')).toBe(large.length);
    expect(await store.size('incoming/f')).toBe(large.length);

    expect(await store.size('incoming/none')).toBe('missing');
    expect(await store.open('incoming/none')).toBe('missing');
    expect(await store.copy('incoming/none', 'artwork/none')).toBe(false);
    expect(await store.size('artwork/none')).toBe('missing');
  });

  it('ends the stream of whoever reads only the beginning', async () => {
    await store.write('incoming/g', Buffer.alloc(3_000_000), 'application/octet-stream');
    const stream = await streamed(store, 'incoming/g');
    for await (const chunk of stream) {
      expect((chunk as Buffer).length).toBeGreaterThan(0);
      break;
    }
    if (!stream.closed) await new Promise((resolve) => stream.once('close', resolve));
    expect(stream.destroyed).toBe(true);
  });

  it('lists what it has below a prefix, and when that was stored', async () => {
    await store.write('listed/a.webp', file, 'image/webp');
    await store.write('listed/b.webp', file, 'image/webp');
    const listed = await store.list('listed/');
    expect(listed.map(({ key }) => key).sort()).toEqual(['listed/a.webp', 'listed/b.webp']);
    for (const { storedAt } of listed) expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await store.list('nothing/')).toEqual([]);
  });

  it('forgets what is removed, and does not mind what was not there', async () => {
    await store.write('removed/a.webp', file, 'image/webp');
    await store.remove(['removed/a.webp', 'removed/never.webp']);
    await store.remove([]);
    expect(await store.list('removed/')).toEqual([]);
  });

  it('takes what is PUT to an upload URL, again and again', async () => {
    const url = await store.uploadUrl({ key: 'quarantine/c', expiresAt: inAMinute(), origin: ORIGIN });
    expect(await opened.put(url, Buffer.from('older'))).toBe(200);
    expect(await opened.put(url, file)).toBe(200);
    expect(Buffer.from((await store.read('quarantine/c', 100)) as Uint8Array)).toEqual(file);
  });

  it('refuses a PUT to another key with the same signature, and to one that expired', async () => {
    const url = await store.uploadUrl({ key: 'quarantine/d', expiresAt: inAMinute(), origin: ORIGIN });
    expect(await opened.put(url.replace('quarantine/d', 'quarantine/e'), file)).toBe(403);
    expect(await opened.put(url.replace(/(ignature=..)./, '$1_'), file)).toBe(403);
    expect(await store.list('quarantine/')).not.toContainEqual(
      expect.objectContaining({ key: expect.stringMatching(/\/[de]$/) }),
    );
  });

  it('is unavailable while it is away, with one code for everything, and comes back', async () => {
    const away = expect.objectContaining({
      kind: 'unavailable',
      code: 'store.unavailable',
    }) as unknown as Error;
    await store.write('pictures/kept-320.webp', file, 'image/webp');
    await opened.stop();
    await expect(store.check()).rejects.toEqual(away);
    await expect(store.read('pictures/kept-320.webp', 100)).rejects.toEqual(away);
    await expect(store.write('pictures/lost-320.webp', file, 'image/webp')).rejects.toEqual(away);
    await expect(store.list('pictures/')).rejects.toEqual(away);
    await expect(store.size('pictures/kept-320.webp')).rejects.toEqual(away);
    await expect(store.open('pictures/kept-320.webp')).rejects.toEqual(away);
    await expect(store.copy('pictures/kept-320.webp', 'artwork/h')).rejects.toEqual(away);
    await expect(store.remove(['pictures/kept-320.webp'])).rejects.toEqual(away);
    await opened.start();
    await store.check();
    expect(await store.read('pictures/kept-320.webp', 100)).not.toBe('missing');
    expect(await store.read('pictures/lost-320.webp', 100)).toBe('missing');
  });
});

describe('an object store in a folder', () => {
  it('waits for no pipe that lies in the place of a file', async () => {
    Logger.overrideLogger(false);
    const folder = await mkdtemp(join(tmpdir(), 'tiraz-objects-'));
    const store = new FileObjectStore(folder, clock);
    await store.write('pictures/a-320.webp', Buffer.from('a file'));
    execFileSync('mkfifo', [join(folder, 'pictures/b-320.webp')]);
    await expect(store.read('pictures/b-320.webp', 100)).rejects.toMatchObject({
      code: 'store.unavailable',
      cause: expect.objectContaining({ message: expect.stringContaining('not an ordinary file') }),
    });
    expect(await store.read('pictures/a-320.webp', 100)).toEqual(Buffer.from('a file'));
    await rm(folder, { recursive: true });
  });

  it('passes over what lies beside its files: another name, a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tiraz-objects-'));
    const store = new FileObjectStore(folder, clock);
    await store.write('pictures/a-320.webp', Buffer.from('a file'));
    await writeFile(join(folder, 'pictures/.DS_Store'), '');
    await mkdir(join(folder, 'pictures/old'));
    expect((await store.list('pictures/')).map(({ key }) => key)).toEqual(['pictures/a-320.webp']);
    await rm(folder, { recursive: true });
  });
});

it('a file in a folder that is removed while it is copied was there or was not', async () => {
  const { store, close } = await inFiles();
  for (let times = 0; times < 50; times += 1) {
    await store.write('incoming/f', Buffer.from('a file'), 'text/plain');
    const [isCopied] = await Promise.all([
      store.copy('incoming/f', 'artwork/f'),
      store.remove(['incoming/f']),
    ]);
    expect(await store.size('artwork/f')).toBe(isCopied ? 6 : 'missing');
    await store.remove(['artwork/f']);
  }
  await close();
});
