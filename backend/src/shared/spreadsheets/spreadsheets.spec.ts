import { describe, expect, it } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { unzipped } from '../../../e2e/zip-files.js';
import type { Sheet, SheetRow } from '../domain/spreadsheets.js';
import { HucreSpreadsheets } from './spreadsheets.hucre.js';

const SHEET: Sheet = {
  name: 'الطلبات',
  isRightToLeft: true,
  columns: [
    { head: 'العميل', holds: 'text', width: 24 },
    { head: 'الكمية', holds: 'whole', width: 10 },
    { head: 'القيمة', holds: 'amount', width: 14 },
    { head: 'التاريخ', holds: 'day', width: 12 },
  ],
};

async function* each(...batches: SheetRow[][]): AsyncGenerator<SheetRow[], void, void> {
  yield* batches;
}

const rowOf = (text: string): SheetRow => [text, 100, '23700.50', '2026-03-01'];

/** Whatever is none of XML 1.0's characters (production 2), as it stands or by its number: Excel refuses the whole file. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|&#(?:x0*fff[ef]|6553[45]);/iu;

/** The cells of the only sheet, and what is known of each. */
async function read(file: Uint8Array) {
  const { sheets } = await readXlsx(file, { readStyles: true });
  expect(sheets).toHaveLength(1);
  return sheets[0]!;
}

describe('a spreadsheet', () => {
  it('has its heads, its rows in their order, numbers as numbers and days as days, from the right', async () => {
    const file = await new HucreSpreadsheets().write(
      SHEET,
      each([rowOf('ليلى'), rowOf('Mona')], [], [rowOf('نور')]),
    );
    const { name, rows, view } = await read(file);
    expect(name).toBe('الطلبات');
    expect(view).toMatchObject({ rightToLeft: true });
    const rest = [100, 23700.5, new Date('2026-03-01')];
    expect(rows).toEqual([
      SHEET.columns.map(({ head }) => head),
      ['ليلى', ...rest],
      ['Mona', ...rest],
      ['نور', ...rest],
    ]);
  });

  it('reads from the left where it is asked to, and may be empty', async () => {
    const { rows, view } = await read(
      await new HucreSpreadsheets().write({ ...SHEET, isRightToLeft: false }, each()),
    );
    expect(view?.rightToLeft ?? false).toBe(false);
    expect(rows).toEqual([SHEET.columns.map(({ head }) => head)]);
  });

  it.each([
    '=HYPERLINK("http://x")',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    ' space at both ends ',
    '<b>&amp;"\'</b>',
    ']]>',
    '_x0041_',
    'two\nlines',
    '007',
    '1e3',
    'TRUE',
    '#REF!',
    '٣٢٠',
    '👩‍👩‍👧 \u202Egnp.exe',
    'a\u0001b',
    'half \uD83D a pair',
    'no character \uFFFF',
    '\uFFFE either',
    'x'.repeat(2000),
  ])('keeps the text %j a text', async (text) => {
    const file = await new HucreSpreadsheets().write(SHEET, each([rowOf(text)]));
    const parts = [...unzipped(file)];
    expect(parts.filter(([, part]) => NO_XML.test(part.toString())).map(([name]) => name)).toEqual([]);
    const { rows, cells } = await read(file);
    expect(rows[1]?.[0]).toBe(text.toWellFormed().replace(/[\uFFFE\uFFFF]/g, '\uFFFD'));
    expect(cells?.get('1,0')?.formula).toBeUndefined();
  });

  it('is written after the one before it, and what one is refused for is not the next one’s', async () => {
    const spreadsheets = new HucreSpreadsheets({ mostWaiting: 2 });
    const away = new Error('the database is away');
    // eslint-disable-next-line require-yield
    async function* failing(): AsyncGenerator<SheetRow[], void, void> {
      throw away;
    }
    const [failed, written, refused] = await Promise.allSettled([
      spreadsheets.write(SHEET, failing()),
      spreadsheets.write(SHEET, each([rowOf('Mona')])),
      spreadsheets.write(SHEET, each()),
    ]);
    expect(failed).toEqual({ status: 'rejected', reason: away });
    expect(written.status).toBe('fulfilled');
    expect(refused).toMatchObject({ reason: { kind: 'unavailable', code: 'spreadsheet.unavailable' } });
    expect((await read(await spreadsheets.write(SHEET, each()))).rows).toHaveLength(1);
  });

  it('that takes too long or too much is refused, and the thread is gone', async () => {
    const unavailable = { kind: 'unavailable', code: 'spreadsheet.unavailable' };
    async function* endless(): AsyncGenerator<SheetRow[], void, void> {
      for (;;) {
        await new Promise(setImmediate);
        yield [rowOf('again')];
      }
    }
    await expect(new HucreSpreadsheets({ mostMs: 300 }).write(SHEET, endless())).rejects.toMatchObject(
      unavailable,
    );
    const many = each(Array.from({ length: 200_000 }, () => rowOf('much '.repeat(20))));
    await expect(new HucreSpreadsheets({ mostMegabytes: 8 }).write(SHEET, many)).rejects.toMatchObject(
      unavailable,
    );
  });
});
