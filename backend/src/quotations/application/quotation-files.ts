import type { Language } from '@tiraz/contracts/language';

/** The PDFs of revisions that were sent. */
export abstract class QuotationFiles {
  /** @throws DomainError `missing` for what was never sent, and until the PDF is made */
  abstract read(inquiryId: string, revision: number, language: Language): Promise<NamedFile>;

  /**
   * The same without the customer's link, by which quotations are answered.
   *
   * @throws DomainError as `read`, and `unavailable` while it cannot be printed
   */
  abstract copy(inquiryId: string, revision: number, language: Language): Promise<NamedFile>;
}

export interface NamedFile {
  /** `TRZ-2026-000123-R2.ar.pdf` */
  fileName: string;
  pdf: Uint8Array;
}
