import { DomainError } from '../../shared/domain/domain-error.js';
import type { ObjectStore } from '../../media/index.js';

const INCOMING = 'incoming/';
const KEPT = 'artwork/';
const PREVIEW = '.png';
const MOST_PREVIEW_BYTES = 32 * 1024 * 1024;

/** The files of artwork in the store: what was uploaded, what is kept of it, and our own picture of that. */
export class ArtworkFiles {
  constructor(private readonly store: ObjectStore) {}

  async uploadUrl(id: string, expiresAt: Date, origin: string): Promise<string> {
    await this.store.check();
    return this.store.uploadUrl({ key: INCOMING + id, expiresAt, origin });
  }

  /** Of what was uploaded, or kept of it already. */
  async size(id: string): Promise<number | 'missing'> {
    const incoming = await this.store.size(INCOMING + id);
    return incoming === 'missing' ? this.store.size(KEPT + id) : incoming;
  }

  /** The first bytes of the same. */
  async head(id: string, bytes: number): Promise<Uint8Array> {
    const incoming = await this.store.open(INCOMING + id);
    const file = incoming === 'missing' ? await this.store.open(KEPT + id) : incoming;
    if (file === 'missing') return new Uint8Array();
    const chunks: Uint8Array[] = [];
    let read = 0;
    for await (const chunk of file) {
      chunks.push(chunk);
      read += chunk.length;
      // Leaving the loop closes the file.
      if (read >= bytes) break;
    }
    return Buffer.concat(chunks).subarray(0, bytes);
  }

  /**
   * From now on whoever has the upload URL changes nothing any more. What is kept already stays so.
   *
   * @param bytes of the file that was looked at: a larger one may have been PUT in its place since
   * @throws DomainError `artwork.missing`
   */
  async keep(id: string, bytes: number): Promise<void> {
    if (await this.store.copy(INCOMING + id, KEPT + id))
      await this.store.remove([INCOMING + id]).catch(() => undefined);
    if ((await this.store.size(KEPT + id)) === bytes) return;
    await this.store.remove([KEPT + id]);
    throw missingFile();
  }

  /** @throws DomainError `artwork.missing` */
  async open(id: string): Promise<AsyncIterable<Uint8Array>> {
    const file = await this.store.open(KEPT + id);
    if (file === 'missing') throw missingFile();
    return file;
  }

  savePreview(id: string, png: Uint8Array): Promise<void> {
    return this.store.write(KEPT + id + PREVIEW, png, 'image/png');
  }

  /** @throws DomainError `artwork.missing` */
  async preview(id: string): Promise<Uint8Array> {
    const file = await this.store.read(KEPT + id + PREVIEW, MOST_PREVIEW_BYTES);
    if (typeof file === 'string') throw missingFile();
    return file;
  }

  remove(id: string): Promise<void> {
    return this.store.remove([INCOMING + id, ...artworkKeys(id)]);
  }

  /** Uploads of before a moment. */
  async abandoned(before: Date): Promise<string[]> {
    return (await this.store.list(INCOMING))
      .filter(({ storedAt }) => storedAt < before)
      .map(({ key }) => key);
  }

  /** What is kept since before a moment: each key with the id that it belongs to. */
  async storedBefore(before: Date): Promise<{ key: string; id: string }[]> {
    return (await this.store.list(KEPT))
      .filter(({ storedAt }) => storedAt < before)
      .map(({ key }) => ({ key, id: key.slice(KEPT.length).replace(PREVIEW, '') }));
  }

  removeKeys(keys: readonly string[]): Promise<void> {
    return this.store.remove(keys);
  }
}

/** Under which the store has what is kept of an artwork: the file and, if one could be made, its preview. */
export function artworkKeys(id: string): [file: string, preview: string] {
  return [KEPT + id, KEPT + id + PREVIEW];
}

export function missingFile(): DomainError {
  return new DomainError('missing', 'artwork.missing', 'There is no such file.');
}
