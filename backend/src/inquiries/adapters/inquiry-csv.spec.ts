import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from '../../shared/database/data-source.js';
import { CSV_HEAD, CSV_LINE, csvCell } from './inquiry-csv.js';

describe('an export', () => {
  let source: DataSource;

  beforeAll(async () => {
    source = await createDataSource(await createDatabase()).initialize();
  });
  afterAll(() => source.destroy());

  const cellOf = async (text: string) => {
    const [row] = await source.query<{ cell: string }[]>(
      `SELECT ${csvCell('text')} AS cell FROM (VALUES ($1::text)) AS one (text)`,
      [text],
    );
    return row?.cell;
  };

  it('begins with a byte order mark and the names of the columns', () => {
    expect(CSV_HEAD).toBe('\uFEFFCustomer,Email,Product,Quantity,Total Value,Status,Date\r\n');
  });

  it('has a line for each inquiry, ended by CRLF, with the day of Cairo', async () => {
    const rows = await source.query<{ line: string }[]>(
      `SELECT ${CSV_LINE} AS line FROM (VALUES
         ('ليلى حسن', 'layla@example.com', false, 100, 23700.00, 'in_progress', '2026-04-23T22:00:00Z'::timestamptz),
         ('Nile, "Co"', '+a@example.com', true, 1, 1000.00, 'new', '2026-04-23T21:59:59Z')
       ) AS inquiries (customer_name, customer_email, is_sample_request, quantity, value, status, created_at)`,
    );
    expect(rows.map(({ line }) => line)).toEqual([
      '"ليلى حسن","layla@example.com","Production Order",100,23700.00,"In Progress",2026-04-24\r\n',
      `"Nile, ""Co""","'+a@example.com","Sample Request",1,1000.00,"New",2026-04-23\r\n`,
    ]);
  });

  it.each([
    ['Nile, Threads', '"Nile, Threads"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
    ['a\rb', '"a\rb"'],
    ["O'Brien", `"O'Brien"`],
    [' leading', '" leading"'],
    ['a\\tb', '"a\\tb"'],
    ['', '""'],
    ['x;=1+1;y', '"x;=1+1;y"'],
    ['x|=1+1', '"x|=1+1"'],
    ['";=1+1', '""";=1+1"'],
  ])('quotes %j, whatever a spreadsheet takes for a separator', async (text, cell) => {
    expect(await cellOf(text)).toBe(cell);
  });

  it.each(['=1+1', '+20', '-1', '@SUM(A1)', '\t=1', '＝1', '＋1', '－1', '＠1'])(
    'defuses %j',
    async (text) => {
      expect(await cellOf(text)).toBe(`"'${text}"`);
    },
  );

  it.each([
    ['\r=1', `"'\r=1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['=1\n=2', `"'=1\n=2"`],
  ])('defuses and quotes %j together', async (text, cell) => {
    expect(await cellOf(text)).toBe(cell);
  });

  it.each(['a=1', "'=1", '1-2', '', '\\=1'])('leaves %j as it is', async (text) => {
    expect(await cellOf(text)).toBe(`"${text}"`);
  });
});
