import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';
import { pictureFile } from './picture-files.js';
import { zipOf } from './zip-files.js';

const OUT = '/api/admin/price-changes/prices.xlsx';
const IN = '/api/admin/price-changes/sheet';

interface Read {
  rows: number;
  prices: { row: number; kind: string; id: string; field: string; was: string; price: string }[];
  faults: { row: number; column: string; code: string; text: string }[];
  code?: string;
  errors?: { path: string }[];
}

let databaseUrl: string;
let backend: Backend;
let staff: Record<string, string>;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  staff = await signedIn(backend);
});
afterAll(() => backend.stop());

const send = (body: Uint8Array | string, headers = staff) =>
  backend.ask<Read>(IN, { method: 'POST', body: Buffer.from(body), headers });
const workbook = (rows: CellValue[][]) => writeXlsx({ sheets: [{ name: 'A', rows }] });
const prices = () => query(databaseUrl, 'SELECT id, version, base_price FROM product_types ORDER BY id');

/** What Excel would show of the prices, cell by cell. */
async function exported(language: string): Promise<CellValue[][]> {
  const answer = await fetch(`${backend.url}${OUT}?language=${language}`, { headers: staff });
  expect(answer.status).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  return sheets[0]?.rows ?? [];
}

describe('prices as a table', () => {
  it.each(['en', 'ar'])(
    'go out in %s, are raised by a formula there, and come in; nothing is stored',
    async (language) => {
      const before = await prices();
      const [heads = [], ...rows] = await exported(language);
      const raised = rows.map((row) => row.with(3, Number(row[3]) * 1.1));
      const { status, body } = await send(await workbook([heads, ...raised]));
      expect(status).toBe(200);
      expect(body).toMatchObject({ rows: rows.length, faults: [] });
      expect(body.prices.map(({ was, price }) => [Number(was), price])).toEqual(
        rows.map((row) => [row[3], (Math.round(Number(row[3]) * 110) / 100).toFixed(2)]),
      );
      expect(await prices()).toEqual(before);
    },
  );

  it('come in as CSV, with a semicolon, in Arabic, without ids', async () => {
    const { body } = await send('\ufeffالعنصر;السعر (ج.م)\r\nتيشيرت أساسي;١٬٤٥٠٫٥٠\r\n');
    expect(body).toMatchObject({ rows: 1, faults: [], prices: [{ kind: 'productType', price: '1450.50' }] });
  });

  it('are told what is wrong with them, by row and column', async () => {
    const file = await workbook([
      ['Our prices'],
      ['Item', 'Which price', 'Price (EGP)'],
      ['Basic T-Shirt', null, new Date('2026-03-01')],
      ['Basic T-Shirt', null, -5],
      [null, null, 7],
      ['Item', 'Which price', 'Price (EGP)'],
      ['=1+1', null, 1.005],
    ]);
    const { status, body } = await send(file);
    expect(status).toBe(200);
    expect(body.faults.map(({ row, column, code, text }) => [row, column, code, text])).toEqual([
      [3, 'amount', 'not-a-number', '2026-03-01'],
      [4, 'amount', 'negative', '-5'],
      [4, 'item', 'twice', 'Basic T-Shirt'],
      [5, 'item', 'empty', ''],
      [6, 'amount', 'not-a-number', 'Price (EGP)'],
      [6, 'item', 'unknown-item', 'Item'],
      [7, 'amount', 'too-many-decimals', '1.005'],
      [7, 'item', 'unknown-item', '=1+1'],
    ]);
  });

  it('become a change of prices like any other, which a table of before does not take back', async () => {
    const before = await exported('en');
    const { body } = await send('Item,Price\nCrepe,123.45\n');
    const [{ kind, id, field, was, price }] = body.prices as [Read['prices'][number]];
    const [stored] = await query<{ version: number }>(
      databaseUrl,
      `SELECT version FROM fabrics WHERE id = '${id}'`,
    );
    const items = [{ kind, id, version: stored!.version, prices: [{ field, was, price }] }];
    const saved = await backend.ask<{ state: string }>('/api/admin/price-changes', {
      body: { items, effectiveAt: 'now' },
      headers: staff,
    });
    expect([saved.status, saved.body.state]).toEqual([201, 'applied']);
    const again = await send('Item,Price\nCrepe,123.45\n');
    expect(again.body.prices).toMatchObject([{ was: '123.45', price: '123.45' }]);

    const late = await send(await workbook(before));
    expect(late.body.faults).toEqual([]);
    expect(late.body.prices.filter((each) => each.was !== each.price)).toEqual([]);
    const changed = before.map((row) => (row[1] === 'Crepe' ? row.with(3, 99) : row));
    const both = await send(await workbook(changed));
    expect(both.body.faults).toMatchObject([
      { column: 'exported', code: 'changed-since', text: String(Number(was)) },
    ]);
  });
});

describe('whatever else is sent', () => {
  // Beside this thread, which is the server's as well: a connection that nobody looks at for seconds is closed.
  const bomb = async (bytes: number, said = bytes) => {
    const packed = await promisify(deflateRaw)(Buffer.alloc(bytes));
    return zipOf([{ name: 'xl/worksheets/sheet1.xml', packed, size: said }]);
  };
  const MB = 1024 * 1024;

  it.each<[string, () => Uint8Array | string | Promise<Uint8Array>, number, string]>([
    ['nothing', () => '', 422, 'sheet.empty'],
    ['heads alone', () => 'Item,Price\n', 422, 'sheet.empty'],
    ['no heads', () => 'Crepe,15\n', 422, 'sheet.column-missing'],
    ['a picture', () => pictureFile('png'), 422, 'sheet.unreadable'],
    [
      'an old .xls',
      () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex'),
      422,
      'sheet.old-or-locked',
    ],
    ['100,000 rows', () => `Item,Price\n${'Crepe,1\n'.repeat(100_000)}`, 422, 'sheet.too-much'],
    ['a bomb that says so', () => bomb(60 * MB), 422, 'sheet.too-much'],
    ['a bomb that lies', () => bomb(60 * MB, 1000), 422, 'sheet.too-much'],
    ['2 MB and a byte', () => Buffer.alloc(2 * MB + 1, 'a'), 413, 'sheet.too-large'],
  ])('%s is refused', async (_, file, status, code) => {
    const answer = await send(await file());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('leaves this process as large as it was, ten at once', async () => {
    const lie = await bomb(60 * MB, 1000);
    await send(lie);
    const before = process.memoryUsage.rss();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(lie)));
    // On a busy machine the last of them wait for longer than a request may.
    expect(answers[0]?.status).toBe(422);
    for (const { status } of answers) expect([422, 503]).toContain(status);
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * MB);
    expect((await send('Item,Price\nCrepe,15\n')).status).toBe(200);
  }, 60_000);

  it('more than ten at once are told to come again', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => send('Item,Price\nCrepe,15\n')));
    const read = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => body.code === 'spreadsheet.unavailable');
    expect(read.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 503]).toContain(status);
  }, 60_000);
});
