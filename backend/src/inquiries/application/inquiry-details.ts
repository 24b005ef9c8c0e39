import type { InquiryStatus, Lost } from '@tiraz/contracts/inquiry-status';
import type { PricedConfiguration } from '../../pricing/index.js';
import type { InquiryHead } from './inquiry-summary.js';

export interface InquiryDetails extends InquiryHead {
  /** As it was chosen and priced on its day: no later catalogue edit changes it. */
  configuration: PricedConfiguration;
  sampleCost: string;
  /** The whole selection as it was priced, for a sample request too. */
  orderTotal: string;
  acceptedAt: Date | null;
  seen: { totalCost: string | null; pricePerItem: string | null; sampleCost: string | null };
  /** Newest first. */
  history: HistoryEntry[];
}

export interface HistoryEntry {
  /** Null for the submission. */
  from: InquiryStatus | null;
  to: InquiryStatus;
  /** E-mail address of the member of staff at the time, who entered it where nothing came before; null for the visitor. */
  changedBy: string | null;
  changedAt: Date;
  /** It took the change before it back, the moment of acceptance with it. */
  isUndo: boolean;
  /** Why it came to nothing by it. */
  lost: Lost | null;
}
