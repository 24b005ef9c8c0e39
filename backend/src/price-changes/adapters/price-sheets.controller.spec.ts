import { describe, expect, it } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import { LARGEST_SHEET_BYTES } from '../../shared/domain/sheet-reader.js';
import type { Sheet, SheetRow } from '../../shared/domain/spreadsheets.js';
import { InMemorySheetReader } from '../../shared/spreadsheets/sheet-reader.in-memory.js';
import { InMemorySpreadsheets } from '../../shared/spreadsheets/spreadsheets.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { PriceSheets } from '../application/price-sheets.js';
import { PriceSheetsController } from './price-sheets.controller.js';
import { priceChangesHouse } from './price-changes.fixture.js';
import type { ReadPricesDto } from './read-prices.dto.js';
import { TabledPrices } from './tabled-prices.js';

const OUT = 'GET /api/admin/price-changes/prices.xlsx';
const IN = 'POST /api/admin/price-changes/sheet';

async function open(): Promise<ControllerApp> {
  const { prices } = await priceChangesHouse();
  const sheets = new TabledPrices(prices, new InMemorySpreadsheets(), new InMemorySheetReader());
  return controllerApp({
    controllers: [PriceSheetsController],
    providers: [{ provide: PriceSheets, useValue: sheets }],
  });
}

describeAdmission(open, { [OUT]: 'catalogue.read', [IN]: 'catalogue.write' });

describe('a table of prices', () => {
  const written = async (app: ControllerApp, language: Language) => {
    const { body } = await app.ask<string>(`${OUT}?language=${language}`);
    return JSON.parse(body) as Sheet & { rows: SheetRow[] };
  };
  const send = (app: ControllerApp, body: string | Buffer) =>
    app.ask<ReadPricesDto & { code: string }>(IN, { body: Buffer.from(body) });

  it.each([
    ['en', false, 'Item', 'Per piece'],
    ['ar', true, 'العنصر', 'للقطعة'],
  ] as const)('goes out in %s and comes in as it went', async (language, isRightToLeft, head, word) => {
    const app = await open();
    const { columns, rows, ...sheet } = await written(app, language);
    const heads = columns.map((column) => column.head);
    expect([sheet.isRightToLeft, heads[1]]).toEqual([isRightToLeft, head]);
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

  it.each(['', '?language=fr', '?language=en&limit=1'])('goes not out for %j', async (query) => {
    expect(await (await open()).ask(`${OUT}${query}`)).toMatchObject({ status: 400 });
  });
});
