import type { PricedConfiguration } from '../../pricing/index.js';
import type { InquiryRecord } from './inquiry-summary.js';

/** An inquiry as it is stored. */
export interface InquiryDetails extends InquiryRecord {
  /** As it was chosen and priced on its day: no later catalogue edit changes it. */
  configuration: PricedConfiguration;
}
