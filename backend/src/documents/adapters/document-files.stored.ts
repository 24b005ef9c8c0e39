import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../media/index.js';
import { DocumentFiles } from '../application/document-files.js';
import { objectKeyOf } from '../domain/object-key.js';

/** Fifty lines with a garment take 150 KB. */
const LARGEST_BYTES = 10 * 1024 * 1024;

export class StoredDocumentFiles extends DocumentFiles {
  constructor(private readonly store: ObjectStore) {
    super();
  }

  async write(file: Uint8Array): Promise<string> {
    const sha256 = digest(file);
    await this.store.write(objectKeyOf(sha256), file, 'application/pdf');
    return sha256;
  }

  async read(sha256: string): Promise<Uint8Array | undefined> {
    const file = await this.store.read(objectKeyOf(sha256), LARGEST_BYTES);
    return typeof file !== 'string' && digest(file) === sha256 ? file : undefined;
  }
}

function digest(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}
