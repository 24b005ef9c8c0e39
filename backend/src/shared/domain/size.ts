import type { Money } from './money.js';

/** One size in which a product type is made. */
export interface Size {
  /** A short word, the same for as long as the size is there. */
  id: string;
  label: string;
  /** Empty: the label is the same in both languages. */
  labelAr: string;
  /** Added for every piece of this size. */
  surcharge: Money;
}
