import type { SentArtwork } from '@tiraz/contracts/artwork';
import type { Artwork } from '../domain/artwork.js';

export interface ArtworkFile {
  fileName: string;
  bytes: number;
  file: AsyncIterable<Uint8Array>;
}

/** The artwork of inquiries. */
export abstract class InquiryArtwork {
  /**
   * Makes the files of a draft those of an inquiry, in the running transaction; again it changes nothing.
   *
   * @param productTypeId whose print areas are meant
   * @returns how many it has got now
   * @throws DomainError `invalid` for a draft without files that have arrived, or a placement against the rules
   */
  abstract attach(inquiryId: string, productTypeId: string, sent: SentArtwork): Promise<number>;

  /** The oldest first. @throws DomainError `missing` for an unknown inquiry */
  abstract list(inquiryId: string): Promise<Artwork[]>;

  /** @throws DomainError `missing` for what the inquiry does not have; also while there is none */
  abstract preview(inquiryId: string, id: string): Promise<Uint8Array>;

  /** As it was uploaded. @throws DomainError `missing` as above */
  abstract open(inquiryId: string, id: string): Promise<ArtworkFile>;
}
