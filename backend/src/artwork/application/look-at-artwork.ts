import type { ArtworkFiles } from './artwork-files.js';
import type { ArtworkReader } from './artwork-reader.js';
import type { ArtworkRegister } from './artwork-register.js';

/** The job that looks at a file: what it is, how large, in which colours, and what it looks like. */
export class LookAtArtwork {
  constructor(
    private readonly register: ArtworkRegister,
    private readonly files: ArtworkFiles,
    private readonly reader: ArtworkReader,
  ) {}

  /** @throws what the store or the database throws: the job is tried again */
  async look(id: string): Promise<void> {
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
