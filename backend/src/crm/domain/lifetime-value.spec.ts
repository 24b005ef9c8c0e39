import { expect, it } from '@jest/globals';
import { VALUE_TIERS, type ValueTier } from '@tiraz/contracts/customer-care';
import { Money } from '../../shared/domain/money.js';
import { boundsOf, lifetimeValueOf, valueTierOf } from './lifetime-value.js';

const monday = new Date('2026-03-02T10:00:00Z');

it.each<[string, [value: string, acceptedAt: Date | null][], string]>([
  ['nothing', [], '0.00'],
  ['no accepted inquiry', [['1500.00', null]], '0.00'],
  [
    'two of three',
    [
      ['0.01', monday],
      ['1500.00', null],
      ['99.99', monday],
    ],
    '100.00',
  ],
  [
    'more than any inquiry may be worth',
    Array.from({ length: 20 }, () => ['999999999999999.99', monday]),
    '19999999999999999.80',
  ],
])('%s is worth', (_, inquiries, worth) => {
  const values = inquiries.map(([value, acceptedAt]) => ({ value: Money.parse(value), acceptedAt }));
  expect(lifetimeValueOf(values).toString()).toBe(worth);
});

it.each<[ValueTier, number, number | undefined]>([
  ['standard', 0, 10_000],
  ['medium', 10_000, 20_000],
  ['high', 20_000, undefined],
])('the tier %s begins at %d EGP', (tier, from, below) => {
  expect(boundsOf(tier)).toEqual({ from, below });
});

it('every value is in the bounds of its tier alone', () => {
  for (const value of ['0.00', '9999.99', '10000.00', '19999.99', '20000.00', '19999999999999999.80']) {
    const tiers = VALUE_TIERS.filter((tier) => {
      const { from, below } = boundsOf(tier);
      return Number(value) >= from && (below === undefined || Number(value) < below);
    });
    expect(tiers).toEqual([valueTierOf(value)]);
  }
});
