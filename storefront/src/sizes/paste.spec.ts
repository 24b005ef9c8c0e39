import { describe, expect, it } from '@jest/globals';
import { readPasted, toCount } from './paste';

const rows = [
  { id: 'red', names: ['Red', 'أحمر'] },
  { id: 'white', names: ['White', 'أبيض'] },
];
const sizes = ['S', 'M', 'L'].map((label) => ({ id: label.toLowerCase(), names: [label, `م${label}`] }));
const table = { rows, sizes, row: 0, size: 0, isUpright: false, most: 1_000_000 };
const read = (text: string, other = {}) => readPasted(text, { ...table, ...other });
const cell = (color: string | null, size: string, pieces: number) => ({ color, size, pieces });
const ALL = [
  cell('red', 's', 10),
  cell('red', 'm', 20),
  cell('red', 'l', 30),
  cell('white', 's', 40),
  cell('white', 'm', 50),
  cell('white', 'l', 60),
];

describe('a pasted table', () => {
  it.each([
    ['plain', '10\t20\t30\r\n40\t50\t60\r\n'],
    ['in Arabic digits', '١٠\t٢٠\t٣٠\n٤٠\t٥٠\t٦٠'],
    ['in Persian digits', '۱۰\t۲۰\t۳۰\n۴۰\t۵۰\t۶۰'],
    ['with marks of direction', '\u061c١٠\t\u2068٢٠\u2069\t\u200f٣٠\n\u202a40\u202c\t50\t60'],
    [
      'with marks around its names',
      '\u200f\t\u2068S\u2069\tM\u200f\tL\n\u061cأحمر\t10\t20\t30\nWhite\u200e\t40\t50\t60',
    ],
    ['with sizes above', 's\tm\tL\n10\t20\t30\n40\t50\t60'],
    ['with colours before', 'Red\t10\t20\t30\nWhite\t40\t50\t60'],
    ['with both', '\tS\tM\tL\nRed\t10\t20\t30\nWhite\t40\t50\t60'],
    ['with Arabic headers and a word in the corner', 'اللون\tمS\tمM\tمL\nأحمر\t١٠\t٢٠\t٣٠\nأبيض\t٤٠\t٥٠\t٦٠'],
    ['with its colours above', '\tRed\tWhite\nS\t10\t40\nM\t20\t50\nL\t30\t60'],
    ['with a name of ours that is not theirs', '\tS\tM\tL\nCrimson\t10\t20\t30\nSnow\t40\t50\t60'],
  ])('%s has its cells', (_, text) => {
    const { cells = [], ignored } = read(text) ?? {};
    expect(cells).toHaveLength(6);
    expect(cells).toEqual(expect.arrayContaining(ALL));
    expect(ignored).toBe(0);
  });

  it('finds its sizes and colours by their names, in any order', () =>
    expect(read('\tL\tS\nWhite\t60\t40')?.cells).toEqual([cell('white', 'l', 60), cell('white', 's', 40)]));

  it('begins where it is put', () =>
    expect(read('5\t6', { row: 1, size: 1 })?.cells).toEqual([cell('white', 'm', 5), cell('white', 'l', 6)]));

  it('leaves out sums, what has no place, and what is no count', () => {
    const read1 = read('\tS\tM\tTotal\nRed\t10\tmany\t30\nTotal\t10\t20\t30');
    expect(read1?.cells).toEqual([cell('red', 's', 10)]);
    expect(read1?.ignored).toBe(5);
    expect(read('1\t2\t3\t4')?.ignored).toBe(1);
    expect(read('-5\t2.5\t1000001')).toEqual({ cells: [], ignored: 3 });
    expect(read('1000000\t1')?.cells).toHaveLength(2);
    expect(read('280\t99', { most: 99 })).toEqual({ cells: [cell('red', 'm', 99)], ignored: 1 });
  });

  it('empties a cell that is empty', () => expect(read('1\t\t3')?.cells[1]).toEqual(cell('red', 'm', 0)));

  it('of one column goes down the sizes where these stand so, and of one garment', () => {
    const down = [cell('red', 's', 1), cell('red', 'm', 2), cell('red', 'l', 3)];
    expect(read('1\n2\n3', { isUpright: true })?.cells).toEqual(down);
    expect(read('1\n2')?.cells).toEqual([cell('red', 's', 1), cell('white', 's', 2)]);
    const one = { rows: [{ id: null, names: [] }] };
    expect(read('1\n2\n3', one)?.cells).toEqual(down.map((each) => ({ ...each, color: null })));
    expect(read('S\t1\nL\t3', one)?.cells).toEqual([cell(null, 's', 1), cell(null, 'l', 3)]);
  });

  it('knows sizes that are figures', () => {
    const figures = ['38', '40', '42'].map((label) => ({ id: label, names: [label] }));
    const text = '\t٣٨\t٤٠\t٤٢\nأحمر\t١٠\t٢٠\t٣٠';
    expect(read(text, { sizes: figures })?.cells).toEqual([
      cell('red', '38', 10),
      cell('red', '40', 20),
      cell('red', '42', 30),
    ]);
  });

  it('is no single figure', () => {
    expect(read('120')).toBeUndefined();
    expect(read(' 120\n')).toBeUndefined();
  });
});

describe('a count', () => {
  it.each([
    ['1,200', 1200],
    ['١٬٢٠٠', 1200],
    ['\u206840\u2069', 40],
    ['', 0],
    ['–', 0],
    ['12a', NaN],
    ['-3', NaN],
    ['2.5', NaN],
  ])('%s is %d', (typed, count) => expect(toCount(typed)).toBe(count));
});
