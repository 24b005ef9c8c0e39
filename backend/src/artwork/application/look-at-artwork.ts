import type { ArtworkKind } from '@tiraz/contracts/artwork';
import type { Clock } from '../../shared/domain/clock.js';
import type { Jobs } from '../../shared/domain/jobs.js';
import type { ArtworkFiles } from './artwork-files.js';
import type { ArtworkReader } from './artwork-reader.js';
import type { ArtworkRegister, Outcome } from './artwork-register.js';

/** The job that follows an upload. */
export const LOOK_AT_ARTWORK = 'look-at-artwork';

/** A file at which looks have ended so many processes is refused. */
const MOST_LOOKS = 2;
/** Twice as long as a look may take. */
const OVER_WITHIN_MS = 120_000;

/** Looks at files: what each is, how large, in which colours, and what it looks like. */
export class LookAtArtwork {
  private isLooking = false;
  private isAskedAgain = false;

  constructor(
    private readonly register: ArtworkRegister,
    private readonly files: ArtworkFiles,
    private readonly reader: ArtworkReader,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Looks at all that wait, the oldest first and one after the other: the jobs of other files, which come meanwhile, leave
   * theirs to it, so that other jobs have their places.
   *
   * @throws what the store or the database throws, once it has tried them all: the job is tried again
   */
  async lookAtAll(): Promise<void> {
    this.isAskedAgain = true;
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      while (this.isAskedAgain) {
        this.isAskedAgain = false;
        await this.lookAtEach(await this.register.queued());
      }
    } finally {
      this.isLooking = false;
    }
  }

  private async lookAtEach(ids: readonly string[]): Promise<void> {
    const faults: unknown[] = [];
    for (const id of ids) await this.look(id).catch((error: unknown) => faults.push(error));
    if (faults.length > 0) throw faults[0];
  }

  private async look(id: string): Promise<void> {
    const artwork = await this.register.find(id);
    if (artwork?.state !== 'queued' || artwork.kind === null) return;
    const now = this.clock.now().getTime();
    const begun = await this.register.beginLook(id, new Date(now), new Date(now - OVER_WITHIN_MS));
    if (begun === undefined) {
      // Another process looks at it, or has ended while it did.
      await this.lookAgainAt(new Date(now + OVER_WITHIN_MS));
      return;
    }
    const outcome =
      begun > MOST_LOOKS
        ? ({ state: 'refused', sha256: null, refusal: 'artwork.took-too-long' } as const)
        : await this.outcome(id, artwork.kind).catch(async (error: unknown) => {
            await this.register.forgetLook(id).catch(() => undefined);
            throw error;
          });
    await this.register.lookedAt(id, outcome);
  }

  /** One job for all that wait so long. A job that adds one of its own key is not tried again: this key is always later. */
  private lookAgainAt(runAt: Date): Promise<void> {
    const key = `${LOOK_AT_ARTWORK}:${Math.floor(runAt.getTime() / OVER_WITHIN_MS)}`;
    return this.jobs.add(LOOK_AT_ARTWORK, {}, { key, runAt });
  }

  private async outcome(id: string, kind: ArtworkKind): Promise<Outcome> {
    const seen = await this.reader.look(await this.files.open(id), kind);
    if ('refusal' in seen) return { state: 'refused', ...seen };
    const { preview, ...facts } = seen;
    await this.files.savePreview(id, preview);
    return { state: 'done', ...facts };
  }
}
