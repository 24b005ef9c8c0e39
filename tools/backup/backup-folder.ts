import { createHash, type Hash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isNotAFile, openRegularFile } from '@tiraz/backend/shared/files/regular-file.js';
import { BackupRefusal } from './backup-refusal.ts';
import {
  MANIFEST_FILE,
  parseManifest,
  tablePath,
  type FileEntry,
  type Manifest,
  type TableEntry,
} from './manifest.ts';
import { CopiedRows } from './copied-rows.ts';
import { manyAtOnce } from './many-at-once.ts';

/** Password hashes and personal data: for our own user only. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const FOLDERS = ['tables', 'pictures', 'documents', 'artwork'];
/** Enough for 600,000 files; what is longer is cut there, and no JSON. */
const MOST_MANIFEST_BYTES = 128 * 1024 * 1024;
/** A third of the time of the default, for files that are a tenth larger. */
const COMPRESSION = { level: 2 };

/** Rows go to the server in pieces of this size: each is a turn between two processes. */
const ROWS_AT_ONCE_BYTES = 256 * 1024;

/** A backup in the making: a folder beside the final one, which gets its name when it is whole and on the disk. */
export class UnfinishedBackup {
  private readonly folder: string;
  private readonly final: string;

  private constructor(folder: string, final: string) {
    this.folder = folder;
    this.final = final;
  }

  /** @throws BackupRefusal when something is there already */
  static async begin(final: string): Promise<UnfinishedBackup> {
    const there = await readdir(final).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error.code === 'ENOTDIR' ? new BackupRefusal(`${final} is not a folder.`) : error;
    });
    if (there.length > 0)
      throw new BackupRefusal(`${final} is not empty: a backup needs a folder of its own.`);
    await mkdir(dirname(final), { recursive: true, mode: FOLDER_MODE });
    const folder = await mkdtemp(join(dirname(final), `${basename(final)}.unfinished-`));
    for (const part of FOLDERS) await mkdir(join(folder, part), { mode: FOLDER_MODE });
    return new UnfinishedBackup(folder, final);
  }

  /** Compresses the rows of a table, as COPY writes them. */
  async addTable(
    table: string,
    rows: Readable,
  ): Promise<Pick<TableEntry, 'rows' | 'contentSha256' | 'file'>> {
    const path = tablePath(table);
    const content = new CopiedRows();
    const written = new Meter();
    await pipeline(
      rows,
      (chunks: AsyncIterable<Buffer>) => content.pass(chunks),
      createGzip(COMPRESSION),
      (chunks: AsyncIterable<Buffer>) => written.pass(chunks),
      this.open(path),
    );
    const copied = content.total();
    return { rows: copied.rows, contentSha256: copied.sha256, file: { path, ...written.total() } };
  }

  /** Of the object store. */
  async addFile(key: string, file: Uint8Array | AsyncIterable<Uint8Array>): Promise<FileEntry> {
    const written = new Meter();
    const whole = file instanceof Uint8Array ? [file] : file;
    await pipeline(
      Readable.from(whole),
      (chunks: AsyncIterable<Buffer>) => written.pass(chunks),
      this.open(key),
    );
    return { path: key, ...written.total() };
  }

  /**
   * @returns the manifest's SHA-256, which vouches for everything else
   * @throws BackupRefusal when no restore would read so long a manifest
   */
  async finish(manifest: Manifest): Promise<string> {
    const text = `${JSON.stringify(manifest, null, 1)}\n`;
    if (Buffer.byteLength(text) > MOST_MANIFEST_BYTES)
      throw new BackupRefusal(
        'There are too many files for one backup: back up the database and the object store with their own tools.',
      );
    await pipeline([text], this.open(MANIFEST_FILE));
    for (const part of [...FOLDERS, '.']) await flushFolder(join(this.folder, part));
    await rename(this.folder, this.final);
    await flushFolder(dirname(this.final));
    return createHash('sha256').update(text).digest('hex');
  }

  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** For a process that is about to end. */
  discardNow(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private open(path: string): Writable {
    return createWriteStream(join(this.folder, path), { flags: 'wx', mode: FILE_MODE, flush: true });
  }
}

/** A backup that is whole, as its name says; whether nobody changed it since, `verify` tells. */
export class BackupFolder {
  readonly manifest: Manifest;
  readonly manifestSha256: string;
  private readonly folder: string;

  private constructor(folder: string, manifest: Manifest, manifestSha256: string) {
    this.folder = folder;
    this.manifest = manifest;
    this.manifestSha256 = manifestSha256;
  }

  /**
   * @param known as for `parseManifest`
   * @throws BackupRefusal
   */
  static async open(folder: string, known: readonly string[]): Promise<BackupFolder> {
    const manifest = await fileIn(folder, MANIFEST_FILE, MOST_MANIFEST_BYTES).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
        throw new BackupRefusal(`${folder} is no backup: it has no ${MANIFEST_FILE}.`);
      },
    );
    const content = (await buffer(manifest)).toString();
    const sha256 = createHash('sha256').update(content).digest('hex');
    return new BackupFolder(folder, parseManifest(content, known), sha256);
  }

  /** @throws BackupRefusal naming a file that is missing or not what the manifest says */
  async verify(): Promise<void> {
    const { tables, pictures, documents = [], artwork = [] } = this.manifest;
    const files = [...tables.map(({ file }) => file), ...pictures, ...documents, ...artwork];
    await manyAtOnce(files, async (file) => {
      const found = new Meter();
      try {
        for await (const chunk of await fileIn(this.folder, file.path)) found.add(chunk as Buffer);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        throw new BackupRefusal(`The backup is not whole: ${file.path} is missing.`);
      }
      expectSame(file, found);
    });
  }

  /** The rows, as `addTable` got them. */
  async readTable(table: string, rows: Writable): Promise<void> {
    await pipeline(
      await fileIn(this.folder, tablePath(table)),
      createGunzip({ chunkSize: ROWS_AT_ONCE_BYTES }),
      rows,
    );
  }

  /** @throws BackupRefusal when it changed since it was verified */
  async readFile(entry: FileEntry): Promise<Uint8Array> {
    const file = await buffer(await fileIn(this.folder, entry.path));
    const found = new Meter();
    found.add(file);
    expectSame(entry, found);
    return file;
  }
}

/** Counts and digests what passes. */
class Meter {
  private readonly hash: Hash = createHash('sha256');
  private bytes = 0;

  add(chunk: Uint8Array): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
  }

  async *pass(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.add(chunk);
      yield chunk;
    }
  }

  /** Once, at the end. */
  total(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

/**
 * @param mostBytes of the file, from its start
 * @throws BackupRefusal for what is no file, or what the file system reports
 */
async function fileIn(folder: string, path: string, mostBytes = Infinity): Promise<Readable> {
  try {
    return (await openRegularFile(join(folder, path))).createReadStream({ end: mostBytes - 1 });
  } catch (error) {
    if (!isNotAFile(error)) throw error;
    throw new BackupRefusal(`The backup is not whole: ${path} is not an ordinary file.`);
  }
}

function expectSame({ path, bytes, sha256 }: FileEntry, found: Meter): void {
  const total = found.total();
  if (total.bytes === bytes && total.sha256 === sha256) return;
  throw new BackupRefusal(
    `The backup was changed or damaged: ${path} is not the file that the manifest names.`,
  );
}

/** A name in a folder is on the disk only when the folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
