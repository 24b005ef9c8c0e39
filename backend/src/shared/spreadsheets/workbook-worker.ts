// A thread of its own that writes one workbook: it is made with the sheet, gets its rows batch by batch, `null` after the last,
// and answers with the file. It stands alone, so that Node can run it as it is written, too.
import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsx, type CellValue } from 'hucre/xlsx';
import type { Sheet, SheetColumn, SheetRow } from '../domain/spreadsheets.js';

const FORMATS = { text: '@', whole: '#,##0', amount: '#,##0.00', day: 'yyyy-mm-dd' };

/** A text that looks like the escape of a letter, `_x0041_`, would be read as that letter (ECMA-376, ST_Xstring). */
const LOOKS_ESCAPED = /_(?=x[\da-f]{4}_)/gi;

/** Of all that a text may hold, XML has no way to say these two, and Excel opens no file that has them. */
const UNSAYABLE = /[\uFFFE\uFFFF]/g;

const { name, columns, isRightToLeft } = workerData as Sheet;
const rows: CellValue[][] = [columns.map(({ head }) => head)];

parentPort?.on('message', (batch: readonly SheetRow[] | null) => {
  if (batch) for (const row of batch) rows.push(row.map((value, index) => cellOf(columns[index], value)));
  else void write();
});

function cellOf(column: SheetColumn | undefined, value: string | number): CellValue {
  if (column?.holds === 'amount') return Number(value);
  if (column?.holds === 'day') return new Date(`${value}T00:00:00Z`);
  if (typeof value === 'number') return value;
  return value.replace(LOOKS_ESCAPED, '_x005F_').replace(UNSAYABLE, '\uFFFD');
}

async function write(): Promise<void> {
  const file = await writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map(({ width, holds }) => ({ width, numFmt: FORMATS[holds] })),
        rows,
        view: { rightToLeft: isRightToLeft },
        freezePane: { rows: 1 },
      },
    ],
  });
  parentPort?.postMessage(file);
}
