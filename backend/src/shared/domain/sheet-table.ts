import { DomainError, type Fault } from './domain-error.js';
import type { ReadRow } from './sheet-reader.js';

/** A row below the heads. A column that the table does not have is empty. */
export interface TableRow<Column extends string> {
  row: number;
  cells: Record<Column, string>;
}

/** What is wrong with one cell, or with a row, of a table that somebody made. */
export interface SheetFault<Column extends string, Code extends string> {
  /** As Excel numbers it. */
  row: number;
  column: Column;
  code: Code;
  /** What stands there. */
  text: string;
}

/** What a column may be called, and whether a table has to have it. */
export type Heads<Column extends string> = Record<
  Column,
  { names: string[]; isRequired?: boolean | undefined }
>;

/** A title and a few words may stand above the heads. */
const HEADS_WITHIN = 10;
/** Arabic vowel marks among them, and the stroke that lengthens a word. */
const MARKS = /[\p{M}\u0640]/gu;
/** Marks of direction, soft hyphens. */
const FORMAT_CHARACTERS = /\p{Cf}/gu;

/** A text as it is compared: letter case, blanks, vowel marks and marks of direction do not matter. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(FORMAT_CHARACTERS, '')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** `Price (EGP)` may be called `Price` alone. */
function foldedHead(text: string): string {
  const whole = folded(text);
  const at = whole.lastIndexOf('(');
  return at > 0 && whole.endsWith(')') ? whole.slice(0, at).trim() : whole;
}

/**
 * The rows below the heads, cell by cell. The heads are in the first row that names a required column.
 *
 * @throws DomainError `sheet.column-missing` with each required column that is missing, `sheet.column-twice`, `sheet.empty`
 */
export function tableIn<Column extends string>(
  rows: readonly ReadRow[],
  heads: Heads<Column>,
): TableRow<Column>[] {
  if (rows.length === 0) throw emptySheet();
  const columns = Object.keys(heads) as Column[];
  const named = new Map(
    columns.flatMap((column) => heads[column].names.map((name) => [foldedHead(name), column] as const)),
  );
  const headsOf = ({ cells }: ReadRow) => cells.map((cell) => named.get(foldedHead(cell)));
  const isRequired = (column: Column | undefined) =>
    column !== undefined && heads[column].isRequired === true;
  const at = rows.slice(0, HEADS_WITHIN).findIndex((row) => headsOf(row).some(isRequired));
  const found = rows[at] ? headsOf(rows[at]) : [];
  refuse(
    columns.filter((column) => isRequired(column) && !found.includes(column)),
    'sheet.column-missing',
    'The table has no such column.',
  );
  refuse(
    columns.filter((column) => found.indexOf(column) !== found.lastIndexOf(column)),
    'sheet.column-twice',
    'The table has this column twice.',
  );
  const below = rows.slice(at + 1);
  if (below.length === 0) throw emptySheet();
  return below.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      columns.map((column) => [column, cells[found.indexOf(column)]?.trim() ?? '']),
    ) as Record<Column, string>,
  }));
}

function refuse(columns: readonly string[], code: string, message: string): void {
  const faults = columns.map((path): Fault => ({ path, code, message }));
  if (faults.length > 0) throw new DomainError('invalid', code, message, faults);
}

function emptySheet(): DomainError {
  return new DomainError('invalid', 'sheet.empty', 'There is nothing below the heads.');
}
