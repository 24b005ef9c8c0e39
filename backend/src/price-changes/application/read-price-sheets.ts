import type { PriceFault, SheetPrice } from '../domain/price-sheet.js';

/** What a table of prices says. */
export interface ReadPrices {
  /** Below the heads. */
  rows: number;
  /** Those rows that hold, also where the price stays. */
  prices: readonly SheetPrice[];
  faults: readonly PriceFault[];
}

/** Reads a table of prices. May refuse with `unavailable` while the database is away. */
export abstract class ReadPriceSheets {
  /**
   * What a table would change. Nothing is stored.
   *
   * @throws DomainError what `SheetReader.read` and `tableIn` refuse
   */
  abstract read(file: Uint8Array): Promise<ReadPrices>;
}
