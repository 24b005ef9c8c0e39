import type { Picture } from '../domain/picture.js';

/** Permission to upload one file, once, for one session. */
export interface Upload {
  /** UUID v7. */
  id: string;
  /** The issued URL without its query. */
  address: string;
  /** Of the staff session that asked: a digest, not the id. */
  session: string;
  expiresAt: Date;
  isFinalized: boolean;
}

/** Which uploads were allowed and which pictures there are. Joins the running transaction. */
export abstract class PictureRegister {
  abstract nextId(at: Date): string;

  abstract addUpload(upload: Omit<Upload, 'isFinalized'>): Promise<void>;

  abstract findUpload(address: string, session: string): Promise<Upload | undefined>;

  /** Adds the picture that an upload became. @returns false if the upload had become one already */
  abstract addPicture(picture: Picture, uploadId: string, at: Date): Promise<boolean>;

  /** Holds the picture until the running transaction ends, so that it is not swept before it is used. */
  abstract holdPicture(id: string): Promise<boolean>;

  /** Those of the ids that are pictures. */
  abstract knownPictures(ids: readonly string[]): Promise<Set<string>>;

  /** Deletes the pictures that neither a catalogue item nor the logo has shown since `unusedSince`. */
  abstract forgetUnused(now: Date, unusedSince: Date): Promise<void>;

  abstract forgetUploads(expiredBefore: Date): Promise<void>;
}
