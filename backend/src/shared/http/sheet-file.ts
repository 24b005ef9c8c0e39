import type { FastifyReply } from 'fastify';
import { UNREADABLE_SHEETS } from '../domain/sheet-reader.js';
import type { ApiProblems } from './documentation.js';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook as a download that nothing keeps. */
export function sendSheet(reply: FastifyReply, name: string, file: Uint8Array): void {
  void reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type(XLSX)
    .send(Buffer.from(file));
}

/** What reading a table of somebody may be refused with. */
export const READS_A_SHEET: Parameters<typeof ApiProblems> = [
  { status: 400, code: 'upload.interrupted', detail: 'The file did not arrive whole.' },
  { status: 413, code: 'sheet.too-large', detail: 'The file is larger than 2 MB.' },
  ...Object.entries(UNREADABLE_SHEETS).map(([code, detail]) => ({ status: 422, code, detail })),
  {
    status: 422,
    code: 'sheet.column-missing',
    detail: 'The table has no such column.',
    errors: [{ path: 'amount', code: 'sheet.column-missing', message: 'The table has no such column.' }],
  },
  {
    status: 422,
    code: 'sheet.column-twice',
    detail: 'The table has this column twice.',
    errors: [{ path: 'amount', code: 'sheet.column-twice', message: 'The table has this column twice.' }],
  },
  { status: 422, code: 'sheet.empty', detail: 'There is nothing below the heads.' },
  503,
];
