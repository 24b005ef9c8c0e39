import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { pictureFile } from '../../../e2e/picture-files.js';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { FileObjectStore } from '../adapters/object-store.files.js';
import { InMemoryPictureRegister } from '../adapters/picture-register.in-memory.js';
import { SharpPictureRenderer } from '../adapters/picture-renderer.sharp.js';
import { LARGEST_FILE_BYTES, pictureTooLarge } from '../domain/picture.js';
import { folderStore } from '../folder-store.fixture.js';
import { PictureFiles } from './picture-files.js';
import { Pictures } from './pictures.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ORIGIN = 'https://tiraz.example';
const mona = { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', email: 'mona@tiraz.example' };
const refusal = (kind: string, code: string) => expect.objectContaining({ kind, code }) as unknown as Error;

describe('Pictures', () => {
  let folder: string;
  let store: FileObjectStore;
  let register: InMemoryPictureRegister;
  let audit: InMemoryAuditTrail;
  let pictures: Pictures;
  let pictureFiles: PictureFiles;
  let png: Buffer;
  let later: number;
  const transactions = new InMemoryTransactions();
  const isStored = (objectPath: string) => transactions.run(() => pictures.isStored(objectPath));

  beforeEach(async () => {
    Logger.overrideLogger(false);
    later = 0;
    const clock = { now: () => new Date(Date.now() + later) };
    ({ store, folder } = await folderStore(clock));
    register = new InMemoryPictureRegister();
    audit = new InMemoryAuditTrail();
    pictureFiles = new PictureFiles(store);
    pictures = new Pictures(
      transactions,
      store,
      pictureFiles,
      register,
      new SharpPictureRenderer(),
      audit,
      clock,
    );
    png = await pictureFile('png', 40, 30);
  });
  afterEach(() => void jest.restoreAllMocks());

  async function put(url: string, file: Uint8Array): Promise<void> {
    const { pathname, searchParams } = new URL(url);
    const permission = {
      expires: searchParams.get('expires') ?? '',
      signature: searchParams.get('signature') ?? '',
    };
    const key = pathname.replace('/api/objects/', '');
    await store.receive(key, permission, Readable.from([file]), {
      mostBytes: LARGEST_FILE_BYTES,
      tooLarge: pictureTooLarge,
    });
  }
  async function uploaded(file: Uint8Array = png): Promise<string> {
    const url = await pictures.requestUpload('mine', ORIGIN);
    await put(url, file);
    return url;
  }
  const files = async (prefix: string) => (await store.list(`${prefix}/`)).map(({ key }) => key);
  const idOf = (objectPath: string) => objectPath.replace('/objects/', '');

  it('makes an upload a picture in three sizes, on record, and leaves nothing behind', async () => {
    const objectPath = await pictures.finalize(await uploaded(), 'mine', mona);
    const id = idOf(objectPath);
    expect(await isStored(objectPath)).toBe(true);
    expect((await files('pictures')).sort()).toEqual(
      [1280, 320, 640].map((width) => `pictures/${id}-${width}.webp`),
    );
    expect(await files('quarantine')).toEqual([]);
    expect(audit.records).toEqual([
      {
        at: expect.any(Date),
        by: mona,
        action: 'picture.uploaded',
        thing: { kind: 'picture', id },
        after: { objectPath, width: 40, height: 30 },
      },
    ]);
  });

  it('takes the URL with its query or without, as uploaders report it', async () => {
    const [bare = ''] = (await uploaded()).split('?');
    expect(await pictures.finalize(bare, 'mine', mona)).toMatch(/^\/objects\//);
  });

  it('takes a URL once; what is PUT there later changes nothing', async () => {
    const url = await uploaded();
    const objectPath = await pictures.finalize(url, 'mine', mona);
    const before = await pictureFiles.read(idOf(objectPath), 320);
    await put(url, await pictureFile('jpeg', 90, 20));
    await expect(pictures.finalize(url, 'mine', mona)).rejects.toEqual(
      refusal('conflict', 'upload.finalized'),
    );
    expect(await pictureFiles.read(idOf(objectPath), 320)).toEqual(before);
  });

  it('makes one picture when two finalize at once, and the other leaves no file', async () => {
    const url = await uploaded();
    const both = await Promise.allSettled([1, 2].map(() => pictures.finalize(url, 'mine', mona)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await files('pictures')).toHaveLength(3);
    expect(audit.records).toHaveLength(1);
  });

  it('takes no URL but those it gave to this session, and asks nobody about them', async () => {
    const url = await uploaded();
    const ask = jest.spyOn(store, 'read');
    const fetched = jest.spyOn(globalThis, 'fetch');
    const { pathname } = new URL(url);
    for (const strange of [
      '',
      'no url',
      'https://attacker.example/picture.png',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      `https://attacker.example${pathname}`,
      `${ORIGIN}/api/objects/quarantine/../quarantine/${pathname.split('/').at(-1)}`,
      `${ORIGIN}/api/objects/../../etc/passwd`,
      url.replace('https', 'http'),
      url.replace('tiraz.example', 'tiraz.example:443'),
      url.replace('?', '#'),
      ` ${url}`,
      pathname,
    ]) {
      await expect(pictures.finalize(strange, 'mine', mona)).rejects.toEqual(
        refusal('invalid', 'upload.unknown'),
      );
    }
    await expect(pictures.finalize(url, 'another', mona)).rejects.toEqual(
      refusal('invalid', 'upload.unknown'),
    );
    expect(ask).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    expect(await pictures.finalize(url, 'mine', mona)).toMatch(/^\/objects\//);
  });

  it('says when nothing was uploaded; it may still be', async () => {
    const url = await pictures.requestUpload('mine', ORIGIN);
    await expect(pictures.finalize(url, 'mine', mona)).rejects.toEqual(refusal('invalid', 'upload.missing'));
    await put(url, png);
    expect(await pictures.finalize(url, 'mine', mona)).toMatch(/^\/objects\//);
  });

  it('throws a file away that is no picture; another one may take its place', async () => {
    const url = await uploaded(Buffer.from('<svg/>'));
    await expect(pictures.finalize(url, 'mine', mona)).rejects.toEqual(
      refusal('invalid', 'picture.unknown-format'),
    );
    expect(await files('quarantine')).toEqual([]);
    await put(url, png);
    expect(await pictures.finalize(url, 'mine', mona)).toMatch(/^\/objects\//);
  });

  it('stops reading an upload at 5 MB, wherever it was stored', async () => {
    const url = await pictures.requestUpload('mine', ORIGIN);
    await store.write(
      new URL(url).pathname.slice('/api/objects/'.length),
      Buffer.alloc(LARGEST_FILE_BYTES + 1),
    );
    await expect(pictures.finalize(url, 'mine', mona)).rejects.toEqual(
      refusal('too-large', 'picture.too-large'),
    );
  });

  it('accepts a PUT for ten minutes', async () => {
    const url = await pictures.requestUpload('mine', ORIGIN);
    later = 10 * MINUTE_MS - 1_000;
    await put(url, png);
    later = 10 * MINUTE_MS + 1_000;
    await expect(put(url, png)).rejects.toEqual(refusal('forbidden', 'upload.refused'));
  });

  it('is unavailable while the store is away, and knows its pictures all the same', async () => {
    const kept = await pictures.finalize(await uploaded(), 'mine', mona);
    const url = await uploaded();
    await rename(folder, `${folder}-away`);
    await writeFile(folder, '');
    const away = refusal('unavailable', 'store.unavailable');
    await expect(pictures.requestUpload('mine', ORIGIN)).rejects.toEqual(away);
    await expect(pictures.finalize(url, 'mine', mona)).rejects.toEqual(away);
    await expect(pictureFiles.read(idOf(kept), 320)).rejects.toEqual(away);
    expect(await isStored(kept)).toBe(true);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect(await pictures.finalize(url, 'mine', mona)).toMatch(/^\/objects\//);
  });

  it('names no file that is not there: what could not be recorded is removed, what could not be stored is no picture', async () => {
    const url = await uploaded();
    jest.spyOn(register, 'addPicture').mockRejectedValueOnce(new Error('the database is away'));
    await expect(pictures.finalize(url, 'mine', mona)).rejects.toThrow('the database is away');
    expect(await files('pictures')).toEqual([]);

    const write = store.write.bind(store);
    let writes = 0;
    jest.spyOn(store, 'write').mockImplementation((...file) => {
      writes += 1;
      return writes === 2 ? Promise.reject(new Error('the store is away')) : write(...file);
    });
    await expect(pictures.finalize(url, 'mine', mona)).rejects.toThrow('the store is away');
    expect(await files('pictures')).toEqual([]);
    expect(audit.records).toEqual([]);
    expect(await pictures.finalize(url, 'mine', mona)).toMatch(/^\/objects\//);
  });

  it('serves nothing but pictures', async () => {
    await uploaded();
    const [upload = ''] = await readdir(join(folder, 'quarantine'));
    for (const id of [
      '',
      '..',
      '../quarantine',
      upload,
      `${upload}-320.webp`,
      'signing-key',
      register.nextId(new Date()),
    ]) {
      await expect(pictureFiles.read(id, 320)).rejects.toEqual(refusal('missing', 'picture.missing'));
    }
    expect(await isStored('/objects/../signing-key')).toBe(false);
  });

  it('sweeps uploads after an hour, unused pictures after a day, and files that belong to nothing', async () => {
    const shown = await pictures.finalize(await uploaded(), 'mine', mona);
    const unused = await pictures.finalize(await uploaded(), 'mine', mona);
    register.inUse.add(shown);
    await uploaded();
    await store.write(`pictures/${register.nextId(new Date())}-320.webp`, png);

    await pictures.sweep();
    expect([(await files('quarantine')).length, (await files('pictures')).length]).toEqual([1, 7]);

    later = HOUR_MS + MINUTE_MS;
    await pictures.sweep();
    expect([(await files('quarantine')).length, (await files('pictures')).length]).toEqual([0, 6]);
    expect(await isStored(unused)).toBe(true);

    later = DAY_MS + MINUTE_MS;
    await pictures.sweep();
    expect(await files('pictures')).toHaveLength(3);
    expect([await isStored(unused), await isStored(shown)]).toEqual([false, true]);
    await expect(pictureFiles.read(idOf(unused), 320)).rejects.toEqual(refusal('missing', 'picture.missing'));
    expect(await pictureFiles.read(idOf(shown), 320)).toBeDefined();
  });
});
