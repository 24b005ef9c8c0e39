import type { WrittenOffer } from '../domain/offer.js';
import type { RevisionView } from './staff-quotations.js';

export abstract class QuotationPreviews {
  /**
   * What the draft would be, with its sums, were it edited so; nothing is stored.
   *
   * @throws DomainError `missing` where there is no quotation, `conflict` where there is no draft, and what editing it
   * throws
   */
  abstract offer(inquiryId: string, offer: WrittenOffer): Promise<RevisionView>;
}
