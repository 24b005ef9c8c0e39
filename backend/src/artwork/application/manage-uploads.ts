import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import { AHEAD_AT_MOST_MS, type Clock } from '../../shared/domain/clock.js';
import { DomainError, ThrottledError } from '../../shared/domain/domain-error.js';
import type { Jobs } from '../../shared/domain/jobs.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { Artwork } from '../domain/artwork.js';
import { HEAD_BYTES, isLookedAt, kindOf } from '../domain/file-kind.js';
import { expectRoom, tooLarge } from '../domain/room.js';
import { missingFile, type ArtworkFiles } from './artwork-files.js';
import type { ArtworkRegister } from './artwork-register.js';
import { LOOK_AT_ARTWORK } from './look-at-artwork.js';
import { ArtworkUploads, type Announcement, type UploadPlace } from './artwork-uploads.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MOST_A_DAY = 10;

export class ManageUploads extends ArtworkUploads {
  constructor(
    private readonly transactions: Transactions,
    private readonly register: ArtworkRegister,
    private readonly files: ArtworkFiles,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    super();
  }

  async announce(
    { fileName, bytes, draft: given }: Announcement,
    sender: string | undefined,
    origin: string,
  ): Promise<UploadPlace> {
    const draft = given ?? this.register.newDraft();
    const createdAt = this.clock.now();
    const id = this.register.nextId(createdAt);
    const expiresAt = new Date(createdAt.getTime() + HOUR_MS);
    expectRoom([], bytes);
    const uploadUrl = await this.files.uploadUrl(id, expiresAt, origin);
    await this.transactions.run(async () => {
      const files = await this.register.holdDraft(draft);
      if (given !== undefined && !(await this.register.isDraft(given))) throw unknownDraft();
      expectRoom(files, bytes);
      if (sender !== undefined) await this.expectRare(sender, createdAt);
      await this.register.add({ id, fileName, bytes, createdAt, draft, sender });
    });
    return { id, draft, uploadUrl, expiresAt };
  }

  async finish(draft: string, id: string): Promise<Artwork> {
    const announced = await this.own(draft, id);
    if (announced.state !== 'uploading') return announced;
    const { kind, bytes } = await this.arrivedFile(id);
    await this.files.keep(id, bytes);
    return this.transactions.run(async () => {
      const files = await this.register.holdDraft(draft);
      const artwork = files.find((one) => one.id === id);
      if (!artwork) throw missingFile();
      if (artwork.state !== 'uploading') return artwork;
      const others = files.filter((one) => one.id !== id);
      expectRoom(others, bytes);
      const state = isLookedAt(kind) ? 'queued' : 'kept';
      await this.register.arrived(id, bytes, kind, state);
      // Without a key: a second job of one key takes the tries of the first, which looks at the second's file as well.
      if (state === 'queued') await this.jobs.add(LOOK_AT_ARTWORK, {});
      return { ...artwork, bytes, kind, state };
    });
  }

  list(draft: string): Promise<Artwork[]> {
    return this.register.ofDraft(draft);
  }

  async preview(draft: string, id: string): Promise<Uint8Array> {
    await this.own(draft, id);
    return this.files.preview(id);
  }

  async remove(draft: string, id: string): Promise<void> {
    const isOwn = await this.transactions.run(async () => {
      const files = await this.register.holdDraft(draft);
      const artwork = files.find((one) => one.id === id);
      if (artwork) await this.register.remove(id, this.clock.now());
      return artwork !== undefined;
    });
    // What stays behind while the store is away goes with the next sweep.
    if (isOwn) await this.files.remove(id).catch(() => undefined);
  }

  /**
   * Deletes what was never attached of drafts to which nothing was added for a day, what belongs to customers who have not
   * come back for two years, and files of neither. Several processes may do it at once.
   */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.register.forgetUnattached(ago(now, DAY_MS));
    const years = new Date(now);
    years.setUTCFullYear(years.getUTCFullYear() - 2);
    await this.register.forgetAttached(years);
    const abandoned = await this.files.abandoned(ago(now, DAY_MS));
    const kept = await this.files.storedBefore(ago(now, HOUR_MS));
    const known = await this.register.known([...new Set(kept.map(({ id }) => id))]);
    const strays = kept.filter(({ id }) => !known.has(id)).map(({ key }) => key);
    await this.files.removeKeys([...abandoned, ...strays]);
  }

  /** Until the running transaction ends, nobody else counts: of many drafts at once, too, no more than so many pass. */
  private async expectRare(sender: string, at: Date): Promise<void> {
    await this.register.holdSender(sender);
    const [since, until] = [ago(at, DAY_MS), ago(at, -AHEAD_AT_MOST_MS)];
    if ((await this.register.countBetween(sender, since, until)) < MOST_A_DAY) return;
    const message = 'Enough files came from this address today.';
    throw new ThrottledError('artwork.too-often', message, HOUR_MS / 1000);
  }

  private async own(draft: string, id: string): Promise<Artwork> {
    const artwork = (await this.list(draft)).find((one) => one.id === id);
    if (!artwork) throw missingFile();
    return artwork;
  }

  private async arrivedFile(id: string) {
    const bytes = await this.files.size(id);
    if (bytes === 'missing') throw refused('not-uploaded', 'Nothing was uploaded to that URL.');
    if (bytes > ARTWORK_LIMITS.fileBytes) throw tooLarge();
    if (bytes === 0) throw refused('empty', 'The file is empty.');
    const kind = kindOf(await this.files.head(id, HEAD_BYTES));
    if (!kind) throw refused('unknown-format', 'The file is of no kind that is taken.');
    return { bytes, kind };
  }
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

function unknownDraft(): DomainError {
  return new DomainError('missing', 'artwork.unknown-draft', 'There is no such draft, or not any more.');
}

function refused(reason: string, message: string): DomainError {
  return new DomainError('invalid', `artwork.${reason}`, message);
}
