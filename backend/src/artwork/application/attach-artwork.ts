import type { SentArtwork } from '@tiraz/contracts/artwork';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Artwork } from '../domain/artwork.js';
import { placedOn, type PrintedArea } from '../domain/placement.js';
import { missingFile, type ArtworkFiles } from './artwork-files.js';
import type { ArtworkRegister } from './artwork-register.js';
import { InquiryArtwork } from './inquiry-artwork.js';
import type { ArtworkFile } from './inquiry-files.js';

/** What artwork needs of the catalogue. */
export interface Garments {
  /** Of a product type of today; undefined for an archived one. */
  printAreasOf(productTypeId: string): readonly PrintedArea[] | undefined;
}

export class AttachArtwork extends InquiryArtwork {
  constructor(
    private readonly register: ArtworkRegister,
    private readonly files: ArtworkFiles,
    private readonly garments: Garments,
    private readonly clock: Clock,
  ) {
    super();
  }

  async attach(
    inquiryId: string,
    productTypeId: string,
    { draft, ids, placements = [] }: SentArtwork,
  ): Promise<number> {
    const arrived = (await this.register.holdDraft(draft)).filter(
      ({ id, state }) => state !== 'uploading' && ids?.includes(id) !== false,
    );
    // The inquiry has files already where the answer to an earlier try was lost.
    if (ids) {
      const own = (await this.register.ofInquiry(inquiryId)) ?? [];
      const there = new Set([...arrived, ...own].map(({ id }) => id));
      const missing = ids.flatMap((id, index) => (there.has(id) ? [] : [`artwork.ids[${index}]`]));
      if (missing.length > 0) throw unknownDraft(missing);
    } else if (arrived.length === 0 && (await this.register.countOf(draft, inquiryId)) === 0) {
      throw unknownDraft(['artwork.draft']);
    }
    const areas = this.garments.printAreasOf(productTypeId);
    for (const { id } of arrived) {
      const index = placements.findIndex(({ artworkId }) => artworkId === id);
      const sent = placements[index];
      const placement = sent ? placedOn(areas, sent, `artwork.placements[${index}]`) : null;
      await this.register.attach(id, inquiryId, placement, this.clock.now());
    }
    return arrived.length;
  }

  async list(inquiryId: string): Promise<Artwork[]> {
    const artwork = await this.register.ofInquiry(inquiryId);
    if (!artwork) throw new DomainError('missing', 'inquiry.unknown', 'There is no such inquiry.');
    return artwork;
  }

  async preview(inquiryId: string, id: string): Promise<Uint8Array> {
    await this.own(inquiryId, id);
    return this.files.preview(id);
  }

  async open(inquiryId: string, id: string): Promise<ArtworkFile> {
    const { fileName, bytes } = await this.own(inquiryId, id);
    return { fileName, bytes, file: await this.files.open(id) };
  }

  private async own(inquiryId: string, id: string): Promise<Artwork> {
    const artwork = (await this.list(inquiryId)).find((one) => one.id === id);
    if (!artwork) throw missingFile();
    return artwork;
  }
}

function unknownDraft(paths: readonly string[]): DomainError {
  const code = 'artwork.unknown-draft';
  const message = 'The files of this draft are not there, or not any more.';
  const faults = paths.map((path) => ({ path, code, message }));
  return new DomainError('invalid', code, message, faults);
}
