import { SheetReader, type ReadRow } from '../domain/sheet-reader.js';

/** Its files have a row on each line, with `|` between the cells. */
export class InMemorySheetReader extends SheetReader {
  async read(file: Uint8Array): Promise<ReadRow[]> {
    return Buffer.from(file)
      .toString()
      .split('\n')
      .map((line, index) => ({ row: index + 1, cells: line.split('|') }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  }
}
