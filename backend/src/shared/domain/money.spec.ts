import { describe, expect, it } from '@jest/globals';
import { Money, signedDifference } from './money.js';

describe('an amount', () => {
  it.each([
    ['1450', '1450.00'],
    ['1450.5', '1450.50'],
    ['1450.05', '1450.05'],
    ['0', '0.00'],
    ['0.01', '0.01'],
    ['007', '7.00'],
    ['999999999999999.99', '999999999999999.99'],
  ])('%j is %s', (text, amount) => {
    expect(Money.parse(text).toString()).toBe(amount);
    expect(JSON.stringify({ amount: Money.parse(text) })).toBe(`{"amount":"${amount}"}`);
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '1.',
    '.5',
    '1.005',
    '1e3',
    'EGP 1',
    '1 EGP',
    '1,5',
    '٣',
    '1'.repeat(16),
  ])('%j is none', (text) => {
    expect(() => Money.parse(text)).toThrow(RangeError);
  });

  it('is never less than nothing', () => {
    expect(Money.ofPiastres(0n)).toEqual(Money.ZERO);
    expect(() => Money.ofPiastres(-1n)).toThrow(RangeError);
    expect(Money.parse('5').minus(Money.parse('5'))).toEqual(Money.ZERO);
    expect(() => Money.parse('5').minus(Money.parse('5.01'))).toThrow(RangeError);
  });

  it.each([
    ['1.00', 3, '0.33'],
    ['2.00', 3, '0.67'],
    ['0.01', 2, '0.01'],
    ['0.05', 10, '0.01'],
    ['0.04', 10, '0.00'],
  ])('of %s gives each of %i %s, half up to the piastre', (amount, count, each) => {
    expect(Money.parse(amount).dividedBy(count).toString()).toBe(each);
  });
});

it.each([
  ['15.00', '12.50', '2.50'],
  ['12.50', '15.00', '-2.50'],
  ['15.00', '15.00', '0.00'],
])('%s is more than %s by %s', (one, other, difference) => {
  expect(signedDifference(Money.parse(one), Money.parse(other))).toBe(difference);
});
