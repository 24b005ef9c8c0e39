import { describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { receiveInquiry } from './new-inquiry.js';
import { referencePrefix } from './reference.js';
import { plainShirts, SUBMISSION } from './plain-shirts.fixture.js';
import type { SeenTotals, Submission } from './submission.js';

const egp = (amount: string) => Money.parse(amount);
const receive = (change: Partial<Submission> = {}) =>
  receiveInquiry({
    id: 'inquiry',
    createdAt: new Date('2026-03-01T09:30:00Z'),
    customerId: 'customer',
    submission: { ...SUBMISSION, ...change },
    priced: plainShirts('237.00'),
  });

describe('receiving an inquiry', () => {
  it('values an order at its total, and a request for a sample at the price of a sample', () => {
    expect(receive().value).toEqual(egp('23700.00'));
    expect(receive({ isSampleRequest: true })).toMatchObject({
      value: egp('1000.00'),
      orderTotal: egp('23700.00'),
    });
  });

  it.each<[string, SeenTotals, boolean]>([
    ['nothing was sent', {}, false],
    [
      'everything is the same',
      { totalCost: egp('23700'), pricePerItem: egp('237'), sampleCost: egp('1000') },
      false,
    ],
    ['one that was sent is the same', { totalCost: egp('23700') }, false],
    ['the total differs by a piastre', { totalCost: egp('23700.01') }, true],
    ['the price of a piece differs', { totalCost: egp('23700'), pricePerItem: egp('236.99') }, true],
    ['the price of a sample differs', { sampleCost: egp('900') }, true],
  ])('says whether the price changed: %s', (_, seen, changed) => {
    expect(receive({ seen }).priceChanged).toBe(changed);
  });
});

describe('a reference', () => {
  it.each([
    ['2026-12-31T21:59:59.999Z', 'TRZ-2026-'],
    ['2026-12-31T22:00:00.000Z', 'TRZ-2027-'],
    ['2026-06-30T12:00:00.000Z', 'TRZ-2026-'],
  ])('carries the year that Cairo has at %s', (moment, prefix) => {
    expect(referencePrefix(new Date(moment))).toBe(prefix);
  });
});
