import type { NamedSize } from '@tiraz/contracts/selection';
import type { ShownInquiry } from './staff-inquiries.js';

/** An inquiry as a link shows it to whoever has it. */
export interface CustomerRequest {
  inquiry: ShownInquiry;
  /** What its product type is drawn as today; folded cloth where that is gone. */
  silhouette: string;
  seller: Seller;
  /** Those that may be said of it; none where they are settled. */
  offeredSizes: readonly NamedSize[];
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
}
