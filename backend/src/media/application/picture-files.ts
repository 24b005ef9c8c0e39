import { DomainError } from '../../shared/domain/domain-error.js';
import {
  idIn,
  LARGEST_FILE_BYTES,
  objectPathOf,
  PICTURE_WIDTHS,
  type PictureWidth,
} from '../domain/picture.js';
import type { ObjectStore } from './object-store.js';

const PICTURES = 'pictures/';

/** The files of the pictures in the store: one of each width. */
export class PictureFiles {
  constructor(private readonly store: ObjectStore) {}

  /**
   * @returns WebP no wider than `width`
   * @throws DomainError `picture.missing` or `store.unavailable`
   */
  async read(id: string, width: PictureWidth): Promise<Uint8Array> {
    const isId = idIn(objectPathOf(id)) !== undefined;
    const file = isId ? await this.store.read(keyOf(id, width), LARGEST_FILE_BYTES) : 'missing';
    if (typeof file === 'string')
      throw new DomainError('missing', 'picture.missing', 'There is no such picture.');
    return file;
  }

  async write(id: string, files: ReadonlyMap<PictureWidth, Uint8Array>): Promise<void> {
    for (const [width, file] of files) await this.store.write(keyOf(id, width), file, 'image/webp');
  }

  remove(id: string): Promise<void> {
    return this.store.remove(pictureKeys(id));
  }

  /** The keys of all files that were stored before a moment, each with the id of its picture. */
  async storedBefore(moment: Date): Promise<{ key: string; id: string }[]> {
    return (await this.store.list(PICTURES))
      .filter(({ storedAt }) => storedAt < moment)
      .map(({ key }) => ({ key, id: key.slice(PICTURES.length).replace(/-\d+\.webp$/, '') }));
  }
}

function keyOf(id: string, width: PictureWidth): string {
  return `${PICTURES}${id}-${width}.webp`;
}

/** Under which the store has the files of a picture. */
export function pictureKeys(id: string): string[] {
  return PICTURE_WIDTHS.map((width) => keyOf(id, width));
}
