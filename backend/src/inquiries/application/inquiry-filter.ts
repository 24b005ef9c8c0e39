import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { Money } from '../../shared/domain/money.js';

/** Which inquiries a list, a count or an export is about. */
export interface InquiryFilter {
  /** Absent: every status. */
  status?: InquiryStatus;
  /** Words to be found, in any script; blank finds everything. */
  q: string;
  isSampleRequest?: boolean;
  productTypeId?: string;
  /** The staff account whose they are; null: nobody's. */
  ownerId?: string | null;
  /** Received then or later. */
  from?: Date;
  /** Received before. */
  until?: Date;
  /** Worth that much or more. */
  least?: Money;
  /** Worth that much or less. */
  most?: Money;
}
