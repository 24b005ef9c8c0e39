import type { SentArtwork } from '@tiraz/contracts/artwork';
import type { Artwork } from '../domain/artwork.js';
import { InquiryFiles } from './inquiry-files.js';

/** The artwork of inquiries. */
export abstract class InquiryArtwork extends InquiryFiles {
  /**
   * Makes files of a draft those of an inquiry, in the running transaction; again it changes nothing.
   *
   * @param productTypeId whose print areas are meant
   * @returns how many it has got now
   * @throws DomainError `invalid` for a draft without files that have arrived or without one that is named, or a placement
   *   against the rules
   */
  abstract attach(inquiryId: string, productTypeId: string, sent: SentArtwork): Promise<number>;

  /** The oldest first. @throws DomainError `missing` for an unknown inquiry */
  abstract list(inquiryId: string): Promise<Artwork[]>;
}
