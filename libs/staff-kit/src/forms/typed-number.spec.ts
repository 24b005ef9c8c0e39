import { expect, test } from '@jest/globals';
import {
  readAmount,
  toAsciiDigits,
  typedAmount,
  typedBasisPoints,
  typedNumber,
  typedWhole,
} from '@tiraz/contracts/typed-number';

test.each([
  ['180', '180'],
  [' 1450.50 ', '1450.50'],
  ['1,450.50', '1450.50'],
  ['١٤٥٠٫٥٠', '1450.50'],
  ['١٬٤٥٠٫٥٠', '1450.50'],
  ['۱۸۰', '180'],
  ['\u200f١٨٠\u200f', '180'],
  ['-5', '-5'],
  ['−٥', '-5'],
  ['007', '007'],
])('%j is the number %s', (typed, number) => expect(typedNumber(typed)).toBe(number));

test.each([
  '',
  ' ',
  'abc',
  '1e3',
  '1E3',
  '12,5',
  '١٢،٥',
  '1,45',
  '1,4500',
  '١٬٤٥',
  ',500',
  '1.450,50',
  '12.',
  '.5',
  '1 450',
  '1\u00a0450',
  '+5',
  '5-',
  '--5',
  '0x10',
  'Infinity',
  'NaN',
  '5 EGP',
  '½',
  '٥🧵',
  '1..5',
  '1\n2',
])('%j is no number', (typed) => expect(typedNumber(typed)).toBeUndefined());

test.each([
  ['٩٬٩٩٩٬٩٩٩٫٩٩', '9999999.99'],
  ['0', '0.00'],
  ['5.5', '5.50'],
  ['0.07', '0.07'],
])('%s is the amount %s', (typed, amount) => expect(typedAmount(typed)).toBe(amount));

test.each(['-5', '-0.01', '1.005', '10000000', '9'.repeat(400), 'abc'])('%s is no amount', (typed) =>
  expect(typedAmount(typed)).toBeUndefined(),
);

test.each([
  ['', 'empty'],
  ['\u200f ', 'empty'],
  ['abc', 'not-a-number'],
  ['2026-03-01', 'not-a-number'],
  ['-5', 'negative'],
  ['١٫٠٠٥', 'too-many-decimals'],
  ['10000000', 'too-large'],
  ['9'.repeat(400), 'too-large'],
])('%j is no amount because it is %s', (typed, fault) => expect(readAmount(typed)).toEqual({ fault }));

test.each([
  ['14.5', 1450],
  ['١٤٫٥', 1450],
  ['7', 700],
  ['0.29', 29],
  ['0', 0],
  ['1,000', 100_000],
  ['', undefined],
  ['-5', undefined],
  ['1.005', undefined],
  ['5 %', undefined],
])('%j per cent are %p basis points', (typed, points) => expect(typedBasisPoints(typed)).toBe(points));

test.each([
  ['٢٥٠', '250'],
  ['۲۵۰', '250'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['١٬٤٥٠٫٥٠', '1450.50'],
  ['12 قطعة', '12 قطعة'],
  ['', ''],
])('the digits of %j are ASCII ones in %j', (typed, ascii) => expect(toAsciiDigits(typed)).toBe(ascii));

test('a whole number has no decimals', () => {
  expect(['180', '١٬٨٠٠', '180.0', '180.5', '1e3', ''].map(typedWhole)).toEqual([
    180,
    1800,
    180,
    undefined,
    undefined,
    undefined,
  ]);
});
