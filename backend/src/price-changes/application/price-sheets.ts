import type { Language } from '@tiraz/contracts/language';
import type { PriceFault, SheetPrice } from '../domain/price-sheet.js';

/** What a table of prices says. */
export interface ReadPrices {
  /** Below the heads. */
  rows: number;
  /** Those rows that hold, also where the price stays. */
  prices: readonly SheetPrice[];
  faults: readonly PriceFault[];
}

/** Prices as a table, out and in again. May refuse with `unavailable` while the database is away. */
export abstract class PriceSheets {
  /** Every price of what is not archived. @throws DomainError `spreadsheet.unavailable` */
  abstract write(language: Language): Promise<Uint8Array>;

  /**
   * What a table would change. Nothing is stored.
   *
   * @throws DomainError what `SheetReader.read` and `tableIn` refuse
   */
  abstract read(file: Uint8Array): Promise<ReadPrices>;
}
