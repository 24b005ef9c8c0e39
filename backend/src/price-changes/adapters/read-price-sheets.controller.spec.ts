import { describe, expect, it } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import { LARGEST_SHEET_BYTES } from '../../shared/domain/sheet-reader.js';
import type { Sheet, SheetRow } from '../../shared/domain/spreadsheets.js';
import { describeAdmission } from '../../test-support/admission.js';
import type { ControllerApp } from '../../test-support/controller-app.js';
import { sheetsApp } from './price-sheets.fixture.js';
import { PriceSheetsController } from './price-sheets.controller.js';
import { ReadPriceSheetsController } from './read-price-sheets.controller.js';
import type { ReadPricesDto } from './read-prices.dto.js';

const OUT = 'GET /api/admin/price-changes/prices.xlsx';
const IN = 'POST /api/admin/price-changes/sheet';

const open = () => sheetsApp(ReadPriceSheetsController);

describeAdmission(open, { [IN]: 'catalogue.write' });

describe('a table of prices', () => {
  const written = async (app: ControllerApp, language: Language) => {
    const { body } = await app.ask<string>(`${OUT}?language=${language}`);
    return JSON.parse(body) as Sheet & { rows: SheetRow[] };
  };
  const send = (app: ControllerApp, body: string | Buffer) =>
    app.ask<ReadPricesDto & { code: string }>(IN, { body: Buffer.from(body) });

  it.each([
    ['en', 'Per piece'],
    ['ar', 'للقطعة'],
  ] as const)('comes in as it went out in %s', async (language, word) => {
    const app = await sheetsApp(PriceSheetsController, ReadPriceSheetsController);
    const { columns, rows } = await written(app, language);
    const heads = columns.map((column) => column.head);
    expect(rows.map(([, , price]) => price)).toContain(word);
    const answer = await send(app, [heads, ...rows].map((row) => row.join('|')).join('\n'));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ rows: rows.length, faults: [], faultCount: 0 });
    expect(answer.body.prices).toHaveLength(rows.length);
    expect(answer.body.prices.every(({ was, price }) => was === price)).toBe(true);
  });

  it('tells what would change, and what is wrong where', async () => {
    const app = await open();
    const { status, body } = await send(app, 'Item|Price\nCrepe|16\nCrepe|x\nWool|1');
    expect(status).toBe(200);
    expect(body.prices).toMatchObject([{ row: 2, name: 'Crepe', field: 'costMultiplier', price: '16.00' }]);
    expect(body.faults).toEqual([
      { row: 3, column: 'amount', code: 'not-a-number', text: 'x' },
      { row: 3, column: 'item', code: 'twice', text: 'Crepe' },
      { row: 4, column: 'item', code: 'unknown-item', text: 'Wool' },
    ]);
  });

  it('tells 200 of very many faults, and how many there are', async () => {
    const app = await open();
    const rows = Array.from({ length: 300 }, () => `${'x'.repeat(100)}|1`);
    const { body } = await send(app, ['Item|Price', ...rows].join('\n'));
    expect([body.faultCount, body.faults.length, body.faults[0]?.text.length]).toEqual([300, 200, 60]);
  });

  it('is refused without its columns, empty, or beyond 2 MB', async () => {
    const app = await open();
    expect(await send(app, 'Name|Price\na|1')).toMatchObject({
      status: 422,
      body: { code: 'sheet.column-missing', errors: [{ path: 'item' }] },
    });
    expect(await send(app, '')).toMatchObject({ status: 422, body: { code: 'sheet.empty' } });
    expect(await send(app, Buffer.alloc(LARGEST_SHEET_BYTES + 1))).toMatchObject({
      status: 413,
      body: { code: 'sheet.too-large' },
    });
  });
});
