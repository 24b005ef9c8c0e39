import type { PictureFormat, PictureWidth } from '../domain/picture.js';

/** A picture as it is kept: WebP, without anything that its file held beside the picture. */
export interface RenderedPicture {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  files: ReadonlyMap<PictureWidth, Uint8Array>;
}

export abstract class PictureRenderer {
  /**
   * @param format what the file must be; a file that is another is broken
   * @throws DomainError `picture.too-many-pixels`, `picture.too-long` or `picture.too-much-memory`, before anything is
   *   decoded, or `picture.broken`
   */
  abstract render(file: Uint8Array, format: PictureFormat): Promise<RenderedPicture>;
}
