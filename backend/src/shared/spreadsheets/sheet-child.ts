// A process of its own that reads one table of a stranger: the file on its standard input, on its standard output a line of
// JSON, rows or a refusal. Node can run it as it is written, too.
import { isUtf8 } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';
import { parseCsv } from 'hucre/csv';
import { readXlsx, type CellValue } from 'hucre/xlsx';

/** Of everything in a workbook, unpacked. */
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;
const MOST_ENTRIES = 1_000;
const [MOST_ROWS = 0, MOST_COLUMNS = 0] = process.argv.slice(2).map(Number);
/** Of the rows that are read some may be blank: borders make a row of nothing. */
const MOST_READ = 4 * MOST_ROWS;
/** A cell says no more than so many characters. */
const LONGEST_CELL = 1_000;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Of .xls and of whatever has a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const UTF_16 = [0xff, 0xfe];
/** In no table, but in nearly every file that is none. */
const CONTROL = /[\p{Cc}--[\t\n\r\u0085]]/v;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const FILE_BYTES = 30;
const DEFLATED = 8;

type Refusal = 'sheet.unreadable' | 'sheet.old-or-locked' | 'sheet.too-much';

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

async function fileOf(input: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const beginsWith = (file: Buffer, bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);

/**
 * Unpacks what the directory names, in turn, as far as it says that it goes: whoever reads the workbook afterwards meets
 * nothing larger.
 *
 * @throws Refused where it says that it is more than may be, or says less than it is
 */
function expectHonest(file: Buffer): void {
  const end = endOfDirectory(file);
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new Refused('sheet.too-much');
  let at = file.readUInt32LE(end + 16);
  let unpacked = 0;
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== ENTRY) throw new Refused('sheet.unreadable');
    const method = file.readUInt16LE(at + 10);
    const packed = file.readUInt32LE(at + 20);
    const size = file.readUInt32LE(at + 24);
    const place = file.readUInt32LE(at + 42);
    unpacked += size;
    if (unpacked > MOST_UNPACKED_BYTES) throw new Refused('sheet.too-much');
    const begins = place + FILE_BYTES + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28);
    if (method === DEFLATED) expectSize(file.subarray(begins, begins + packed), size);
    at += ENTRY_BYTES + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
}

function endOfDirectory(file: Buffer): number {
  const last = file.length - DIRECTORY_END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (file.readUInt32LE(at) === DIRECTORY_END) return at;
  throw new Refused('sheet.unreadable');
}

function expectSize(packed: Buffer, size: number): void {
  try {
    inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    const isMore = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refused(isMore ? 'sheet.too-much' : 'sheet.unreadable');
  }
}

async function readWorkbook(file: Buffer): Promise<CellValue[][]> {
  expectHonest(file);
  let isFirst = true;
  const { sheets } = await readXlsx(file, {
    sheets: ({ hidden, veryHidden }) => {
      const isWanted = isFirst && !hidden && !veryHidden;
      if (isWanted) isFirst = false;
      return isWanted;
    },
    range: `A1:${letters(MOST_COLUMNS)}${MOST_READ + 1}`,
  });
  return sheets[0]?.rows ?? [];
}

function letters(column: number): string {
  const first = Math.floor((column - 1) / 26);
  return `${first > 0 ? String.fromCharCode(64 + first) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

function readText(file: Buffer): CellValue[][] {
  const text = decoded(file);
  if (CONTROL.test(text)) throw new Refused('sheet.unreadable');
  return parseCsv(text, { delimiter: delimiterOf(text), maxRows: MOST_READ + 1 });
}

/**
 * Excel writes UTF-8 where it is asked to. Its “Unicode Text” is UTF-16, and its plain CSV is in the code page of the
 * machine, in Egypt and the Gulf the Arabic one, which has the accented letters of French as well.
 */
function decoded(file: Buffer): string {
  if (beginsWith(file, UTF_16)) return new TextDecoder('utf-16le', { fatal: true }).decode(file);
  return isUtf8(file) ? new TextDecoder().decode(file) : new TextDecoder('windows-1256').decode(file);
}

/** What stands oftenest in the first line that says something, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  const line = first.replace(/"[^"]*"?/g, '');
  const often = (one: string) => line.split(one).length;
  return [',', ';', '\t'].reduce((best, one) => (often(one) > often(best) ? one : best));
}

/** 145 × 1.08 is 156.6 on the screen of a spreadsheet, not 156.60000000000002. */
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return plain.format(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '?' : value.toISOString().slice(0, 10);
  return String(value).slice(0, LONGEST_CELL).toWellFormed();
}

async function read(): Promise<{ rows: { row: number; cells: string[] }[] } | { refusal: Refusal }> {
  try {
    const file = await fileOf(process.stdin);
    if (beginsWith(file, COMPOUND)) throw new Refused('sheet.old-or-locked');
    const all = beginsWith(file, ZIP) ? await readWorkbook(file) : readText(file);
    const rows = all
      .map((values, index) => ({ row: index + 1, cells: values.slice(0, MOST_COLUMNS).map(textOf) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    if (rows.length > MOST_ROWS || all.length > MOST_READ) throw new Refused('sheet.too-much');
    return { rows };
  } catch (error) {
    return { refusal: error instanceof Refused ? error.refusal : 'sheet.unreadable' };
  }
}

process.stdout.write(JSON.stringify(await read()), () => process.exit());
