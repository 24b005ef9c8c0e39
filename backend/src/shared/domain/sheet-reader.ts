import { DomainError } from './domain-error.js';

/** A row of a table that somebody made. */
export interface ReadRow {
  /** As Excel numbers it: the first is 1. */
  row: number;
  /** As texts: a number has at most 15 digits and a point before its decimals, a day is `2026-03-01`. */
  cells: readonly string[];
}

export const LARGEST_SHEET_BYTES = 2 * 1024 * 1024;
export const MOST_READ_ROWS = 5_000;
export const MOST_READ_COLUMNS = 50;

/** Reads tables of strangers, where they can do no harm: the first sheet of an .xlsx, or CSV. */
export abstract class SheetReader {
  /**
   * @param file at most LARGEST_SHEET_BYTES
   * @returns rows with something in them
   * @throws DomainError `sheet.unreadable`, `sheet.old-or-locked`, `sheet.too-much`, `spreadsheet.unavailable`
   */
  abstract read(file: Uint8Array): Promise<ReadRow[]>;
}

export const UNREADABLE_SHEETS = {
  'sheet.unreadable': 'This is neither an Excel workbook (.xlsx) nor CSV.',
  'sheet.old-or-locked': 'The workbook has a password, or is of an old kind (.xls); save it as .xlsx.',
  'sheet.too-much': `The table has more than ${MOST_READ_ROWS} rows, or unpacks to too much.`,
} as const;

export type SheetRefusal = keyof typeof UNREADABLE_SHEETS;

export function refusedSheet(refusal: SheetRefusal): DomainError {
  return new DomainError('invalid', refusal, UNREADABLE_SHEETS[refusal]);
}

export function tooLargeSheet(): DomainError {
  return new DomainError('too-large', 'sheet.too-large', 'The file is larger than 2 MB.');
}
