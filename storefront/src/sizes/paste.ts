import type { SizeCell } from '@tiraz/contracts/selection';
import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';
import type { Row } from './grid';

/** A row or a size of the table, with every word that may stand for it in what is pasted. */
export interface Named<Id> {
  id: Id;
  names: readonly string[];
}

interface Table {
  rows: readonly Named<Row>[];
  sizes: readonly Named<string>[];
  /** Where the paste begins, when it does not say what its columns and rows are. */
  row: number;
  size: number;
  /** The sizes stand one below the other, as on a phone. */
  isUpright: boolean;
  /** In one cell. */
  most: number;
}

export interface Pasted {
  cells: SizeCell[];
  /** How many figures had no place in the table, or are none that it takes. */
  ignored: number;
}

/** A count in any digits, with or without grouping; NaN for what is none. */
export function toCount(typed: string): number {
  const plain = toAsciiDigits(typed)
    .replace(DIRECTION_MARKS, '')
    .replace(/[\s,،]/g, '');
  if (plain === '' || plain === '-' || plain === '–') return 0;
  return /^\d{1,7}$/.test(plain) ? Number(plain) : NaN;
}

/** As a word is compared: in whatever case, width and digits. */
const plain = (text: string) =>
  toAsciiDigits(text.normalize('NFKC')).replace(DIRECTION_MARKS, '').trim().toLowerCase();

const isWord = (text: string) => /\p{L}/u.test(text);

function placeOf<Id>(text: string, named: readonly Named<Id>[]): number {
  return named.findIndex(({ names }) => names.some((name) => name !== '' && plain(name) === plain(text)));
}

const isOneOf = <Id>(texts: readonly string[], named: readonly Named<Id>[]) =>
  texts.filter((text) => placeOf(text, named) >= 0).length;

/** A header names things of the table and has no figures but such as are names: sizes may be figures, too. */
const names = <Id>(texts: readonly string[], named: readonly Named<Id>[]) =>
  isOneOf(texts, named) > 0 &&
  texts.every((text) => text === '' || isWord(text) || placeOf(text, named) >= 0);

const transposed = (matrix: readonly string[][]): string[][] =>
  (matrix[0] ?? []).map((_, column) => matrix.map((line) => line[column] ?? ''));

function matrixOf(text: string): string[][] {
  const lines = text
    .replace(DIRECTION_MARKS, '')
    .replace(/(\r?\n)+$/, '')
    .split(/\r?\n/);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((line) => [...line, ...Array<string>(width - line.length).fill('')]);
}

/**
 * What a spreadsheet puts on the clipboard, as cells of the table: colours by sizes or the other way round, with or
 * without headers, from where the paste begins. A header's columns find their sizes; sums and the like have no place.
 *
 * @returns undefined for a text that is no table: a single figure is typed
 */
export function readPasted(text: string, table: Table): Pasted | undefined {
  if (!/[\t\n]/.test(text.trim())) return undefined;
  const pasted = matrixOf(text);
  const matrix = isUpright(pasted, table) ? transposed(pasted) : pasted;
  const [first = []] = matrix;
  const hasSizes = names(first.slice(1), table.sizes) || names(first, table.sizes);
  const body = hasSizes ? matrix.slice(1) : matrix;
  const heads = body.map(([head = '']) => head);
  // The corner is empty or a word of its own; a first column of figures is one only under a header without a corner.
  const hasRows = heads.some(isWord) || isCorner(first, table, hasSizes);
  const columns = first.map((head, column) =>
    hasSizes ? placeOf(head, table.sizes) : table.size + column - (hasRows ? 1 : 0),
  );
  const knowsRows = hasRows && isOneOf(heads, table.rows) > 0;
  const read: Pasted = { cells: [], ignored: 0 };
  body.forEach((line, index) => {
    const row = table.rows[knowsRows ? placeOf(heads[index] ?? '', table.rows) : table.row + index];
    line.slice(hasRows ? 1 : 0).forEach((typed, column) => {
      const size = table.sizes[columns[column + (hasRows ? 1 : 0)] ?? -1];
      const pieces = toCount(typed);
      if (row && size && pieces <= table.most) read.cells.push({ color: row.id, size: size.id, pieces });
      else if (typed !== '') read.ignored += 1;
    });
  });
  return read;
}

function isCorner(first: readonly string[], { sizes }: Table, hasSizes: boolean): boolean {
  const [corner = ''] = first;
  return hasSizes && first.length > 1 && placeOf(corner, sizes) < 0;
}

/** Whether the sizes of what is pasted stand one below the other. */
function isUpright(matrix: readonly string[][], table: Table): boolean {
  const [first = []] = matrix;
  const heads = matrix.map(([head = '']) => head);
  if (names(first.slice(1), table.sizes) || (first.length > 1 && names(first, table.sizes))) return false;
  if (first.length > 1 && (names(heads, table.sizes) || names(heads.slice(1), table.sizes))) return true;
  if (names(first.slice(1), table.rows)) return true;
  return first.length === 1 && (table.isUpright || table.rows.length === 1);
}
