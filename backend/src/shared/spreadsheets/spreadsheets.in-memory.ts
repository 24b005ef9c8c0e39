import { Spreadsheets, type Sheet, type SheetRow } from '../domain/spreadsheets.js';

/** Its files are JSON. */
export class InMemorySpreadsheets extends Spreadsheets {
  async write(sheet: Sheet, batches: AsyncIterable<readonly SheetRow[]>): Promise<Uint8Array> {
    const rows: SheetRow[] = [];
    for await (const batch of batches) rows.push(...batch);
    return Buffer.from(JSON.stringify({ ...sheet, rows }));
  }
}
