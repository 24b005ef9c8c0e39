import type { Language } from '@tiraz/contracts/language';
import type { Staff } from '../../shared/domain/staff.js';
import type { MailPreview } from './mail-preview.js';
import type { NamedFile } from './quotation-files.js';
import type { RevisionView } from './quotation-view.js';
import type { WrittenOffer } from './staff-quotations.js';

/**
 * What a draft would be, were it edited or sent so; nothing is stored. Each throws DomainError `missing` where there is no
 * quotation, `conflict` where there is no draft, and for an offer what editing it throws.
 */
export abstract class QuotationPreviews {
  /** With its sums. */
  abstract offer(inquiryId: string, offer: WrittenOffer): Promise<RevisionView>;

  /** The PDF, marked as a draft. @throws DomainError `unavailable` while it cannot be printed */
  abstract document(
    inquiryId: string,
    offer: WrittenOffer,
    language: Language,
    by: Staff,
  ): Promise<NamedFile>;

  /** The pages of the PDF as one SVG. @throws DomainError `unavailable`, also on machines where none can be drawn */
  abstract pages(inquiryId: string, offer: WrittenOffer, language: Language, by: Staff): Promise<Uint8Array>;

  /** The mail that sending the draft writes. */
  abstract mail(inquiryId: string, by: Staff): Promise<MailPreview>;
}
