import type { ArtworkFiles } from './artwork-files.js';
import type { ArtworkReader } from './artwork-reader.js';
import type { ArtworkRegister } from './artwork-register.js';

/** The job that follows an upload. */
export const LOOK_AT_ARTWORK = 'look-at-artwork';

/** Looks at files: what each is, how large, in which colours, and what it looks like. */
export class LookAtArtwork {
  private isLooking = false;
  private isAskedAgain = false;

  constructor(
    private readonly register: ArtworkRegister,
    private readonly files: ArtworkFiles,
    private readonly reader: ArtworkReader,
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
    const seen = await this.reader.look(await this.files.open(id), artwork.kind);
    if ('refusal' in seen) {
      await this.register.lookedAt(id, { state: 'refused', ...seen });
      return;
    }
    const { preview, ...facts } = seen;
    await this.files.savePreview(id, preview);
    await this.register.lookedAt(id, { state: 'done', ...facts });
  }
}
