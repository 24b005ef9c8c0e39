import { ACCOUNT_PLANS } from './accounts.ts';
import { CATALOGUE_PLANS } from './catalogue.ts';
import { INQUIRY_PLANS } from './inquiries.ts';
import { OFFICE_PLANS } from './office.ts';
import type { Plans } from './plan.ts';
import { QUOTATION_PLANS } from './quotations.ts';

/** How every operation that takes a text is asked to keep it. */
export const PLANS: Plans = {
  ...ACCOUNT_PLANS,
  ...CATALOGUE_PLANS,
  ...INQUIRY_PLANS,
  ...OFFICE_PLANS,
  ...QUOTATION_PLANS,
};
