import { expect, test } from '@jest/globals';
import { typedAmount, typedNumber, typedWhole } from './typed-number';

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
