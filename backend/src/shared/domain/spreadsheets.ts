/** What is below the head of a column: an amount is EGP as `1234.50`, a day `2026-03-01`; a text is never a formula. */
export interface SheetColumn {
  head: string;
  holds: 'text' | 'whole' | 'amount' | 'day';
  /** In letters. */
  width: number;
}

export interface Sheet {
  /** At most 31 letters. */
  name: string;
  columns: readonly SheetColumn[];
  /** The first column is the rightmost, as one reads in Arabic. */
  isRightToLeft: boolean;
}

/** A cell for each column. */
export type SheetRow = readonly (string | number)[];

/** Files for Excel and its like (Office Open XML, .xlsx). */
export abstract class Spreadsheets {
  /**
   * @param batches of rows, taken one after the other
   * @throws DomainError `spreadsheet.unavailable`
   */
  abstract write(sheet: Sheet, batches: AsyncIterable<readonly SheetRow[]>): Promise<Uint8Array>;
}
