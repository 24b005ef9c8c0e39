import { spawn, type ChildProcess } from 'node:child_process';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { writeXlsx, type Cell, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { zipOf } from '../../../e2e/zip-files.js';
import { SheetProcess, startSheetChild } from './sheet-process.js';

const children: ChildProcess[] = [];
const reader = new SheetProcess(() => {
  const child = startSheetChild();
  children.push(child);
  return child;
});
const workbook = (rows: CellValue[][], others: Partial<WriteSheet> = {}) =>
  writeXlsx({ sheets: [{ name: 'A', rows, ...others }] });
const cellsOf = async (file: Uint8Array | string) =>
  (await reader.read(Buffer.from(file))).map(({ cells }) => cells);
const refused = (code: string) => ({ kind: 'invalid', code });

beforeAll(() => Logger.overrideLogger(false));

describe('a workbook', () => {
  it('is read as it is shown: its first sheet that one sees, results of formulas, days, whatever is merged', async () => {
    const formulas = new Map<string, Partial<Cell>>([
      ['1,1', { formula: '145*1.08', formulaResult: 156.60000000000002 }],
      ['2,1', { formula: '1+1' }],
    ]);
    const rows = [
      ['Item', 'Price', null],
      ['Jersey', null, null],
      ['Terry', null, null],
      [null, null, null],
      ['_x0041_', new Date('2026-03-01T00:00:00Z'), true],
      ['سنجل', '١٤٥٫٥٠', 1e21],
      [null, 0.1 + 0.2, -5],
    ];
    const merges = [{ startRow: 5, startCol: 0, endRow: 6, endCol: 0 }];
    const file = await writeXlsx({
      sheets: [
        { name: 'Hidden', rows: [['not', 'this']], hidden: true },
        { name: 'First', rows, cells: formulas, merges },
        { name: 'Second', rows: [['nor', 'this']] },
      ],
    });
    expect(await reader.read(file)).toEqual([
      { row: 1, cells: ['Item', 'Price', ''] },
      { row: 2, cells: ['Jersey', '156.6', ''] },
      { row: 3, cells: ['Terry', '', ''] },
      { row: 5, cells: ['A', '2026-03-01', 'true'] },
      { row: 6, cells: ['سنجل', '١٤٥٫٥٠', '1000000000000000000000'] },
      { row: 7, cells: ['', '0.3', '-5'] },
    ]);
  });

  it('without shared strings is read, too', async () => {
    const file = await writeXlsx({ sheets: [{ name: 'A', rows: [['Item', 'سعر']] }], stringMode: 'inline' });
    expect(await cellsOf(file)).toEqual([['Item', 'سعر']]);
  });

  it('may have 5,000 rows and no row more', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => [`item ${index}`, index]);
    expect(await reader.read(await workbook(rows(5_000)))).toHaveLength(5_000);
    await expect(reader.read(await workbook(rows(5_001)))).rejects.toMatchObject(refused('sheet.too-much'));
    const framed = [...rows(10), ...Array.from({ length: 6_000 }, () => ['', ' ']), ['last', 1]];
    expect(await reader.read(await workbook(framed))).toHaveLength(11);
    const hundredThousand = await workbook(rows(100_000).map(([, index]) => [index ?? 0]));
    await expect(reader.read(hundredThousand)).rejects.toMatchObject(refused('sheet.too-much'));
  });

  it('is read as far as its fiftieth column', async () => {
    const far = Array.from({ length: 200 }, () => null) as CellValue[];
    expect(await cellsOf(await workbook([['a', ...far, 'z']]))).toEqual([['a']]);
  });
});

describe('CSV', () => {
  it.each([
    [
      'Item,Price\r\n"a,""b""",1.5\r\n',
      [
        ['Item', 'Price'],
        ['a,"b"', '1.5'],
      ],
    ],
    [
      '\ufeffItem;Price\nالقماش;"1,450"',
      [
        ['Item', 'Price'],
        ['القماش', '1,450'],
      ],
    ],
    [
      'Item\tPrice\n=1+1\t-5',
      [
        ['Item', 'Price'],
        ['=1+1', '-5'],
      ],
    ],
    [
      '"Item, or name";Price\n007;1e3',
      [
        ['Item, or name', 'Price'],
        ['007', '1e3'],
      ],
    ],
    ['', []],
    ['\n\n', []],
  ])('%j is read as it stands', async (file, cells) => {
    expect(await cellsOf(file)).toEqual(cells);
  });

  it.each<[string, Buffer, string[][]]>([
    [
      '“Unicode Text”',
      Buffer.from('\ufeffالاسم\tالسعر\r\nقماش\t١٢٫٥', 'utf16le'),
      [
        ['الاسم', 'السعر'],
        ['قماش', '١٢٫٥'],
      ],
    ],
    [
      'plain CSV from an Arabic machine',
      Buffer.from('c7e1c7d3e33bc7e1d3dad10d0adee3c7d43b31322e35', 'hex'),
      [
        ['الاسم', 'السعر'],
        ['قماش', '12.5'],
      ],
    ],
    ['plain CSV with accents', Buffer.from('Café;1', 'latin1'), [['Café', '1']]],
  ])('%s is read as Excel writes it', async (_, file, cells) => {
    expect(await cellsOf(file)).toEqual(cells);
  });
});

describe('what is no table, or too much of one', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['a picture', () => PNG, 'sheet.unreadable'],
    ['an old .xls', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex'), 'sheet.old-or-locked'],
    [
      'a workbook with a password',
      () =>
        writeXlsx({ sheets: [{ name: 'A', rows: [['a']] }], encryption: { password: 'x', spinCount: 10 } }),
      'sheet.old-or-locked',
    ],
    ['UTF-16 that does not say so', () => Buffer.from('Item\tPrice', 'utf16le'), 'sheet.unreadable'],
    ['half a letter of UTF-16', () => Buffer.from([0xff, 0xfe, 0x41]), 'sheet.unreadable'],
    ['a document of another kind', () => Buffer.from('%PDF-1.7\n\x01\xe2\xe3', 'latin1'), 'sheet.unreadable'],
    ['noughts', () => Buffer.alloc(1000), 'sheet.unreadable'],
    ['half a workbook', async () => (await workbook([['a']])).subarray(0, 400), 'sheet.unreadable'],
    ['another archive', () => zipOf([{ name: 'a.txt', data: Buffer.from('a') }]), 'sheet.unreadable'],
    ['the beginning of one alone', () => Buffer.from('PK\u0003\u0004'), 'sheet.unreadable'],
    [
      'an archive of very many files',
      () => zipOf(Array.from({ length: 1_001 }, (_, at) => ({ name: `${at}`, data: Buffer.alloc(0) }))),
      'sheet.too-much',
    ],
    ['a bomb that says so', () => bomb(900 * 1024 * 1024), 'sheet.too-much'],
    ['a bomb that says that it is small', () => bomb(100 * 1024 * 1024, 1_000), 'sheet.too-much'],
  ])('%s is refused', async (_, file, code) => {
    await expect(reader.read(await file())).rejects.toMatchObject(refused(code));
  });

  /** A sheet that unpacks to so many noughts, whatever it says. */
  function bomb(bytes: number, said = bytes): Buffer {
    const packed = deflateRawSync(Buffer.alloc(Math.min(bytes, 100 * 1024 * 1024)));
    return zipOf([{ name: 'xl/worksheets/sheet1.xml', packed, size: said }]);
  }
});

describe('the process', () => {
  const unavailable = { kind: 'unavailable', code: 'spreadsheet.unavailable' };
  const one = Buffer.from('a,b');

  it('that takes too long or too much memory is ended, and the table refused', async () => {
    for (const limits of [{ mostMs: 1 }, { mostBytes: 1 }]) {
      const slow = new SheetProcess(() => {
        const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
        children.push(child);
        return child;
      }, limits);
      await expect(slow.read(one)).rejects.toMatchObject(refused('sheet.too-much'));
      expect(children.at(-1)?.killed).toBe(true);
    }
  });

  it.each([
    ['cannot start', () => spawn('/nowhere')],
    ['dies', () => spawn(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])],
    ['answers nonsense', () => spawn(process.execPath, ['-e', 'console.log("{"); process.stdin.resume()'])],
    [
      'answers another thing',
      () => spawn(process.execPath, ['-e', 'console.log(1); process.stdin.resume()']),
    ],
  ])('that %s is no fault of the table', async (_, start) => {
    await expect(new SheetProcess(start).read(one)).rejects.toMatchObject(unavailable);
  });

  it('is one after the other, and no more wait than may', async () => {
    let running = 0;
    let most = 0;
    const counted = new SheetProcess(
      () => {
        running += 1;
        most = Math.max(most, running);
        return startSheetChild().once('exit', () => (running -= 1));
      },
      { mostWaiting: 3 },
    );
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => counted.read(one)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled'],
      ...['rejected', 'rejected'],
    ]);
    expect(most).toBeLessThanOrEqual(2);
    expect(outcomes.at(-1)).toMatchObject({ reason: unavailable });
  });

  it('may read its libraries and nothing else, write nothing and start nothing', async () => {
    const child = startSheetChild();
    child.kill('SIGKILL');
    const from = child.spawnargs.indexOf('--permission');
    const flags = child.spawnargs.slice(
      from,
      child.spawnargs.findIndex((arg) => arg.startsWith('--max-old')),
    );
    const tries = [
      'fs.readFileSync("/etc/hostname")',
      'fs.readFileSync(process.cwd() + "/package.json")',
      'fs.writeFileSync("/tmp/table-was-here", "")',
      'child_process.spawnSync("true")',
    ];
    const script = `console.log(JSON.stringify([${tries
      .map((each) => `(() => { try { ${each}; return "done" } catch (error) { return error.code } })()`)
      .join()}]))`;
    let said = '';
    const asked = spawn(process.execPath, [...flags, '-e', script], { env: {} });
    for await (const chunk of asked.stdout) said += String(chunk);
    expect(JSON.parse(said)).toEqual(tries.map(() => 'ERR_ACCESS_DENIED'));
  });
});
