import type { Artwork } from '../domain/artwork.js';

export interface Announcement {
  fileName: string;
  /** Of the file. */
  bytes: number;
  /** Of files that were announced before. */
  draft?: string | undefined;
}

export interface UploadPlace {
  id: string;
  /** Whoever has it may see, remove and attach its files. */
  draft: string;
  uploadUrl: string;
  expiresAt: Date;
}

/** How a visitor brings designs in, before there is an inquiry. */
export abstract class ArtworkUploads {
  /**
   * Permission to PUT one file.
   *
   * @param sender whose uploads are counted; undefined: nobody's
   * @param origin under which it reached this server
   * @throws DomainError `too-large`, `conflict` or `throttled` where it is too much, `missing` for an unknown draft,
   *   `unavailable` while the store is away
   */
  abstract announce(
    announcement: Announcement,
    sender: string | undefined,
    origin: string,
  ): Promise<UploadPlace>;

  /**
   * Takes what was PUT; a second time it changes nothing.
   *
   * @throws DomainError `missing` for what the draft does not have, `invalid` when nothing was PUT there or it is no
   *   kind of file that is taken, `too-large`
   */
  abstract finish(draft: string, id: string): Promise<Artwork>;

  abstract list(draft: string): Promise<Artwork[]>;

  /** @throws DomainError `missing`; also while there is none yet */
  abstract preview(draft: string, id: string): Promise<Uint8Array>;

  /** Those that are gone already, too. */
  abstract remove(draft: string, id: string): Promise<void>;
}
