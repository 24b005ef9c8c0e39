import { v7 as uuid } from 'uuid';
import { expectTransaction } from '../../shared/domain/transactions.in-memory.js';
import { PictureRegister, type Upload } from '../application/picture-register.js';
import { objectPathOf, type Picture } from '../domain/picture.js';

/** Behaves as the database does; `inUse` stands for the paths that the catalogue shows. */
export class InMemoryPictureRegister extends PictureRegister {
  readonly inUse = new Set<string>();
  private readonly pictures = new Map<string, Picture & { unusedSince: Date | undefined }>();
  private uploads: Upload[] = [];

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  addUpload(upload: Omit<Upload, 'isFinalized'>): Promise<void> {
    this.uploads.push({ ...upload, isFinalized: false });
    return Promise.resolve();
  }

  findUpload(address: string, session: string): Promise<Upload | undefined> {
    const found = this.uploads.find((upload) => upload.address === address && upload.session === session);
    return Promise.resolve(found && { ...found });
  }

  addPicture(picture: Picture, uploadId: string, at: Date): Promise<boolean> {
    const upload = this.uploads.find(({ id, isFinalized }) => id === uploadId && !isFinalized);
    if (!upload) return Promise.resolve(false);
    upload.isFinalized = true;
    this.pictures.set(picture.id, { ...picture, unusedSince: at });
    return Promise.resolve(true);
  }

  async holdPicture(id: string): Promise<boolean> {
    expectTransaction('a picture is held');
    return this.pictures.has(id);
  }

  knownPictures(ids: readonly string[]): Promise<Set<string>> {
    return Promise.resolve(new Set(ids.filter((id) => this.pictures.has(id))));
  }

  forgetUnused(now: Date, unusedSince: Date): Promise<void> {
    for (const [id, picture] of this.pictures) {
      picture.unusedSince = this.inUse.has(objectPathOf(id)) ? undefined : (picture.unusedSince ?? now);
      if (picture.unusedSince && picture.unusedSince < unusedSince) this.pictures.delete(id);
    }
    return Promise.resolve();
  }

  forgetUploads(expiredBefore: Date): Promise<void> {
    this.uploads = this.uploads.filter(({ expiresAt }) => expiresAt >= expiredBefore);
    return Promise.resolve();
  }
}
