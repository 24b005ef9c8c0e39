import type { Language } from '@tiraz/contracts/language';
import type { InquiryDetails } from './inquiry-details.js';

/** An inquiry as a link shows it to whoever has it. */
export interface CustomerRequest {
  inquiry: InquiryDetails;
  /** What its product type is drawn as today; folded cloth where that is gone. */
  silhouette: string;
  seller: Seller;
}

export interface RequestCopy {
  /** `TRZ-2026-000123.ar.pdf` */
  fileName: string;
  pdf: Uint8Array;
}

/** Whom to ask; what is not set is empty. */
export interface Seller {
  nameEn: string;
  nameAr: string;
  phone: string;
  email: string;
}

export abstract class CustomerRequests {
  /** @throws DomainError `missing`, alike for a wrong, a revoked and an unknown token */
  abstract open(token: string): Promise<CustomerRequest>;

  /**
   * Its PDF: what was asked for, at the prices of that day, as it was when it was first asked for with
   * these sizes and designs.
   *
   * @throws DomainError `missing` as above, `unavailable` while it cannot be printed or the store is away
   */
  abstract copy(token: string, language: Language): Promise<RequestCopy>;
}
