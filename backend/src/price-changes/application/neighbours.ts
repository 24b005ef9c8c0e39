import type { PricedConfiguration } from '../../pricing/index.js';

/** What customers asked for most. */
export interface AskedSelection {
  /** How many inquiries asked for these things, in whatever quantity. */
  inquiries: number;
  /** The latest of them, as it was priced then. */
  configuration: PricedConfiguration;
}

export abstract class AskedSelections {
  /** The commonest first; of equally common ones the latest. */
  abstract commonest(since: Date, most: number): Promise<AskedSelection[]>;
}

export abstract class OpenQuotations {
  /** How many customers can answer still. @param day in Cairo, `2026-11-20` */
  abstract count(day: string): Promise<number>;
}
