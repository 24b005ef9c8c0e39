import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { InquiryFilter } from './inquiry-filter.js';

export interface StatusSum {
  /** How many there are, or one more than are counted. */
  count: number;
  /** What they are worth together, in EGP: `123.45`. Null where there are more than are counted. */
  value: string | null;
}

/** What the inquiries of each status come to. */
export type StatusSums = Readonly<Record<InquiryStatus, StatusSum>>;

/** Inquiries added up, column by column of the board. */
export abstract class InquirySums {
  /** Of what the filter leaves, whatever status it names. */
  abstract sums(filter: InquiryFilter): Promise<StatusSums>;
}
