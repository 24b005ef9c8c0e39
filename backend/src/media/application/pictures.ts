import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { formatOf, idIn, LARGEST_FILE_BYTES, objectPathOf, pictureTooLarge } from '../domain/picture.js';
import type { ObjectStore } from './object-store.js';
import type { PictureFiles } from './picture-files.js';
import type { PictureRegister, Upload } from './picture-register.js';
import type { PictureRenderer, RenderedPicture } from './picture-renderer.js';
import { PictureUploads } from './picture-uploads.js';

const MINUTE_MS = 60_000;
const UPLOAD_LIFETIME_MS = 10 * MINUTE_MS;
/** Nothing that is younger is swept from the store: an upload or a finalize may be under way. */
const STORED_LONG_AGO_MS = 60 * MINUTE_MS;
/** How long nobody may want a picture, and how long a used upload is remembered. */
const DAY_MS = 24 * 60 * MINUTE_MS;

const QUARANTINE = 'quarantine/';

/** Pictures of the catalogue: how staff bring them in, and how those go that nobody wants. */
export class Pictures extends PictureUploads {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: ObjectStore,
    private readonly files: PictureFiles,
    private readonly register: PictureRegister,
    private readonly renderer: PictureRenderer,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  async requestUpload(session: string, origin: string): Promise<string> {
    await this.store.check();
    const now = this.clock.now();
    const id = this.register.nextId(now);
    const expiresAt = new Date(now.getTime() + UPLOAD_LIFETIME_MS);
    const url = await this.store.uploadUrl({ key: QUARANTINE + id, expiresAt, origin });
    await this.register.addUpload({ id, address: withoutQuery(url), session, expiresAt });
    return url;
  }

  async finalize(uploadUrl: string, session: string, by: Staff): Promise<string> {
    const upload = await this.register.findUpload(withoutQuery(uploadUrl), session);
    if (!upload) throw UPLOAD.unknown();
    if (upload.isFinalized) throw UPLOAD.finalized();
    const rendered = await this.renderUpload(upload);
    const id = this.register.nextId(this.clock.now());
    try {
      await this.files.write(id, rendered.files);
      await this.keepRecord(id, rendered, upload, by);
    } catch (error) {
      // While the store is away that would only take long: the next sweep does it.
      if (!isStoreAway(error)) await this.files.remove(id).catch(() => undefined);
      throw error;
    }
    await this.store.remove([QUARANTINE + upload.id]).catch(() => undefined);
    return objectPathOf(id);
  }

  /**
   * Whether there is a picture under this path. In a transaction it also stays until that ends; the store is not
   * asked, so an item can be saved while it is away.
   */
  isStored(objectPath: string): Promise<boolean> {
    const id = idIn(objectPath);
    return id === undefined ? Promise.resolve(false) : this.register.holdPicture(id);
  }

  /**
   * Deletes what nobody wants any more: uploads that never became a picture, pictures that nothing has shown
   * for a day, files of neither. Several processes may do it at once.
   */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    await this.register.forgetUploads(ago(DAY_MS));
    await this.transactions.run(() => this.register.forgetUnused(now, ago(DAY_MS)));
    const longAgo = ago(STORED_LONG_AGO_MS);
    const uploads = (await this.store.list(QUARANTINE)).filter(({ storedAt }) => storedAt < longAgo);
    const files = await this.files.storedBefore(longAgo);
    const known = await this.register.knownPictures([...new Set(files.map(({ id }) => id))]);
    const strays = files.filter(({ id }) => !known.has(id));
    await this.store.remove([...uploads, ...strays].map(({ key }) => key));
  }

  private async renderUpload(upload: Upload): Promise<RenderedPicture> {
    const file = await this.store.read(QUARANTINE + upload.id, LARGEST_FILE_BYTES);
    if (file === 'missing') throw UPLOAD.missing();
    try {
      if (file === 'too-large') throw pictureTooLarge();
      if (file.length === 0) throw FILE.empty();
      const format = formatOf(file);
      if (!format) throw FILE.unknownFormat();
      return await this.renderer.render(file, format);
    } catch (error) {
      if (error instanceof DomainError && error.kind !== 'unavailable')
        await this.store.remove([QUARANTINE + upload.id]).catch(() => undefined);
      throw error;
    }
  }

  /** After the files, so that no row ever names a file that is not there. */
  private async keepRecord(
    id: string,
    { width, height }: RenderedPicture,
    upload: Upload,
    by: Staff,
  ): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async () => {
      if (!(await this.register.addPicture({ id, width, height }, upload.id, at))) throw UPLOAD.finalized();
      await this.audit.record({
        at,
        by,
        action: 'picture.uploaded',
        thing: { kind: 'picture', id },
        after: { objectPath: objectPathOf(id), width, height },
      });
    });
  }
}

const UPLOAD = {
  unknown: () =>
    new DomainError('invalid', 'upload.unknown', 'This session was not given that URL to upload to.'),
  finalized: () =>
    new DomainError('conflict', 'upload.finalized', 'This upload has become a picture already.'),
  missing: () => new DomainError('invalid', 'upload.missing', 'Nothing was uploaded to that URL.'),
};

const FILE = {
  empty: () => new DomainError('invalid', 'picture.empty', 'The file is empty.'),
  unknownFormat: () =>
    new DomainError('invalid', 'picture.unknown-format', 'The file is no PNG, JPEG, WebP or AVIF picture.'),
};

function isStoreAway(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'store.unavailable';
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
