import { describe, expect, it } from '@jest/globals';
import { CSV_HEAD, csvLines, type ExportedInquiry } from './inquiry-csv.js';

const layla: ExportedInquiry = {
  customerName: 'ليلى حسن',
  customerEmail: 'layla@example.com',
  isSampleRequest: false,
  quantity: 100,
  totalCost: '23700.00',
  status: 'in_progress',
  createdOn: '2026-03-01',
};
const named = (customerName: string) => csvLines([{ ...layla, customerName }]).split(',layla@')[0];

describe('an export', () => {
  it('begins with a byte order mark and the names of the columns', () => {
    expect(CSV_HEAD).toBe('\uFEFFCustomer,Email,Product,Quantity,Total Value,Status,Date\r\n');
  });

  it('has a line for each inquiry, all of them ended by CRLF', () => {
    expect(csvLines([layla, { ...layla, isSampleRequest: true, quantity: 1, totalCost: '1000.00' }])).toBe(
      'ليلى حسن,layla@example.com,Production Order,100,23700.00,in_progress,2026-03-01\r\n' +
        'ليلى حسن,layla@example.com,Sample Request,1,1000.00,in_progress,2026-03-01\r\n',
    );
    expect(csvLines([])).toBe('');
  });

  it.each([
    ['Nile, Threads', '"Nile, Threads"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
    ['a\rb', '"a\rb"'],
    ["O'Brien", "O'Brien"],
    [' leading', ' leading'],
  ])('quotes %j where RFC 4180 wants it', (name, cell) => {
    expect(named(name)).toBe(cell);
  });

  it.each(['=1+1', '+20', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
    'defuses %j',
    (name) => {
      expect(named(name)).toMatch(/^"?'/);
    },
  );

  it('defuses and quotes together', () => {
    expect(named('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`);
  });

  it.each(['a=1', "'=1", '1-2', ''])('leaves %j as it is', (name) => {
    expect(named(name)).toBe(name);
  });
});
