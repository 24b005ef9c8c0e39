import type { Language } from '@tiraz/contracts/language';
import type { Staff } from '../../shared/domain/staff.js';
import type { WrittenOffer } from '../domain/offer.js';

export interface DraftDocument {
  /** `TRZ-2026-000123-R2-draft.ar.pdf` */
  fileName: string;
  pdf: Uint8Array;
}

export abstract class DraftDocuments {
  /**
   * The PDF of what the draft would be, were it edited and sent so, marked as a draft; nothing is stored.
   *
   * @throws DomainError `missing` where there is no quotation, `conflict` where there is no draft, what editing it throws,
   * and `unavailable` while it cannot be printed
   */
  abstract document(
    inquiryId: string,
    offer: WrittenOffer,
    language: Language,
    by: Staff,
  ): Promise<DraftDocument>;

  /** Its pages as one SVG. @throws DomainError as `document`, and `unavailable` on machines where none can be drawn */
  abstract pages(inquiryId: string, offer: WrittenOffer, language: Language, by: Staff): Promise<Uint8Array>;
}
