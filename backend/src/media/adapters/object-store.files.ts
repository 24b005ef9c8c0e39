import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '../../shared/domain/clock.js';
import { asArrived } from '../../shared/files/arriving-file.js';
import { openRegularFile } from '../../shared/files/regular-file.js';
import { ObjectStore, type StoredObject, type UploadRequest } from '../application/object-store.js';
import { StoreOutage } from './store-outage.js';
import {
  refusedUpload,
  type UploadLimit,
  type UploadPermission,
  type UploadReceiver,
} from './upload-receiver.js';

/** Where half-written files lie; swept with the uploads that were never finalized. */
const UNFINISHED = 'quarantine/';

/** Of a file, or of the folder that has it. Whatever else lies there, such as a file manager's own notes, is not ours. */
const KEY = /^[a-z\d-]+\/[a-z\d.-]*$/;

const NOTHING_TO_COPY = new Error('there is no such file');

/** A file that is not under its key yet. */
interface Unfinished {
  path: string;
  write(chunk: Uint8Array): Promise<void>;
}

/**
 * Files in a folder, for a machine without an object store. Its upload URLs lead to this server (uploads.controller.ts),
 * signed with a key that lies in the folder, so that all processes on one folder honour each other's.
 */
export class FileObjectStore extends ObjectStore implements UploadReceiver {
  private readonly outage = new StoreOutage((error) => systemCall(error) !== undefined);
  private signingKey: Promise<Buffer> | undefined;

  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  async uploadUrl({ key, expiresAt, origin }: UploadRequest): Promise<string> {
    const expires = String(expiresAt.getTime());
    return `${origin}/api/objects/${key}?expires=${expires}&signature=${await this.sign(key, expires)}`;
  }

  async receive(
    key: string,
    permission: UploadPermission,
    file: Readable,
    { mostBytes, tooLarge }: UploadLimit,
  ): Promise<void> {
    if (!(await this.isPermitted(key, permission))) {
      file.resume();
      throw refusedUpload();
    }
    await this.replace(key, async ({ write }) => {
      let bytes = 0;
      for await (const chunk of asArrived(file)) {
        bytes += chunk.length;
        if (bytes <= mostBytes) await write(chunk);
      }
      if (bytes > mostBytes) throw tooLarge();
    });
  }

  read(key: string, mostBytes: number): Promise<Uint8Array | 'missing' | 'too-large'> {
    return this.outage.guard(async () => {
      const file = await this.opened(key);
      if (file === 'missing') return file;
      try {
        return (await file.stat()).size > mostBytes ? 'too-large' : await file.readFile();
      } finally {
        await file.close();
      }
    });
  }

  size(key: string): Promise<number | 'missing'> {
    return this.outage.guard(() => stat(this.pathOf(key)).then(({ size }) => size, unlessMissing));
  }

  open(key: string): Promise<Readable | 'missing'> {
    return this.outage.guard(async () => {
      const file = await this.opened(key);
      return file === 'missing' ? file : file.createReadStream();
    });
  }

  async copy(from: string, to: string): Promise<boolean> {
    try {
      await this.replace(to, async ({ path }) => {
        // Somebody else may remove it at any moment.
        if ((await copyFile(this.pathOf(from), path).catch(unlessMissing)) === 'missing')
          throw NOTHING_TO_COPY;
      });
      return true;
    } catch (error) {
      if (error === NOTHING_TO_COPY) return false;
      throw error;
    }
  }

  write(key: string, file: Uint8Array): Promise<void> {
    return this.replace(key, ({ write }) => write(file));
  }

  remove(keys: readonly string[]): Promise<void> {
    return this.outage.guard(async () => {
      for (const key of keys) await rm(this.pathOf(key), { force: true });
    });
  }

  list(prefix: string): Promise<StoredObject[]> {
    return this.outage.guard(async () => {
      await mkdir(this.pathOf(prefix), { recursive: true });
      const names = await readdir(this.pathOf(prefix));
      const keys = names.map((name) => prefix + name).filter((key) => KEY.test(key));
      const found = await Promise.all(keys.map((key) => this.stored(key)));
      return found.filter((object) => object !== undefined);
    });
  }

  check(): Promise<void> {
    return this.outage.guard(async () => {
      await mkdir(this.folder, { recursive: true });
      await access(this.folder, constants.R_OK | constants.W_OK);
    });
  }

  private opened(key: string): Promise<FileHandle | 'missing'> {
    return openRegularFile(this.pathOf(key)).catch(unlessMissing);
  }

  /** Nothing when it is no file, or when another process removed it meanwhile. */
  private async stored(key: string): Promise<StoredObject | undefined> {
    const found = await stat(this.pathOf(key)).catch(() => undefined);
    return found?.isFile() ? { key, storedAt: found.mtime } : undefined;
  }

  /** All or nothing: the file appears under its key when it is whole and on the disk. */
  private replace(key: string, fill: (unfinished: Unfinished) => Promise<void>): Promise<void> {
    return this.outage.guard(async () => {
      const target = this.pathOf(key);
      const unfinished = this.pathOf(`${UNFINISHED}${randomUUID()}.part`);
      for (const path of [target, unfinished]) await mkdir(dirname(path), { recursive: true });
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await fill({ path: unfinished, write: (chunk) => handle.writeFile(chunk) });
        await handle.sync();
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
    });
  }

  private async isPermitted(key: string, { expires, signature }: UploadPermission): Promise<boolean> {
    const right = Buffer.from(await this.sign(key, expires));
    const given = Buffer.from(signature);
    return (
      given.length === right.length &&
      timingSafeEqual(given, right) &&
      Number(expires) > this.clock.now().getTime()
    );
  }

  private async sign(key: string, expires: string): Promise<string> {
    this.signingKey ??= this.outage.guard(() => this.openSigningKey());
    this.signingKey.catch(() => (this.signingKey = undefined));
    const signingKey = await this.signingKey;
    return createHmac('sha256', signingKey).update(`${key}\n${expires}`).digest('hex');
  }

  /** Of several processes that make the key at once, the first one's counts. */
  private async openSigningKey(): Promise<Buffer> {
    const path = join(this.folder, 'signing-key');
    const offer = `${path}.${randomUUID()}`;
    await mkdir(this.folder, { recursive: true });
    await writeFile(offer, randomBytes(32), { mode: 0o600, flag: 'wx' });
    await link(offer, path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    await rm(offer);
    return readFile(path);
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new RangeError(`not a key: ${key.slice(0, 80)}`);
    return join(this.folder, key);
  }
}

function unlessMissing(error: unknown): 'missing' {
  if (codeOf(error) === 'ENOENT') return 'missing';
  throw error;
}

/** What the operating system was asked for when it refused. */
function systemCall(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.syscall;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
