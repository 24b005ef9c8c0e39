/** A revision that its customer can still accept, for a few days. */
export interface ExpiringQuotation {
  inquiryId: string;
  reference: string;
  /** The revision's. */
  number: number;
  customerName: string;
  /** EGP. */
  total: string;
  /** Its last day in Cairo: `2026-11-22`. */
  validThrough: string;
}

/** Which open quotations run out. */
export abstract class ExpiringQuotations {
  /**
   * Those whose last day is one of these, the nearest first.
   *
   * @param from `2026-11-20`
   * @param through `2026-11-24`, itself one of them
   */
  abstract between(
    from: string,
    through: string,
    limit: number,
  ): Promise<{ total: number; items: readonly ExpiringQuotation[] }>;
}
