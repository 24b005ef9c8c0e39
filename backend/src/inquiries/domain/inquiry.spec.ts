import { describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { receiveInquiry, referencePrefix, type PricedSelection } from './inquiry.js';
import type { SeenTotals, Submission } from './submission.js';

const egp = (amount: string) => Money.parse(amount);
const named = (id: string) => ({ id, name: `Name of ${id}`, nameAr: `اسم ${id}` });
const breakdown = {
  baseCost: egp('14500.00'),
  fabricCost: egp('1500.00'),
  fitCost: egp('3000.00'),
  finishingCost: egp('2500.00'),
  printSetupCost: egp('700.00'),
  printCost: egp('1500.00'),
};
const hundred = { totalCost: egp('23700.00'), pricePerItem: egp('237.00'), breakdown };

const priced: PricedSelection = {
  choice: {
    productType: { ...named('shirt'), basePrice: egp('145.00') },
    fabric: { ...named('jersey'), costMultiplier: egp('15.00') },
    fit: { ...named('oversized'), priceModifier: egp('30.00') },
    finishingQuality: { ...named('premium'), priceModifier: egp('25.00') },
    prints: [
      { printType: { ...named('screen'), setupCost: egp('350.00'), perItemCost: egp('15.00') }, colors: 2 },
    ],
    hasInactiveItems: false,
  },
  quote: { ...hundred, isSample: false, sampleCost: egp('1000.00') },
};
const submission: Submission = {
  selection: {
    productTypeId: 'shirt',
    fabricId: 'jersey',
    fitId: 'oversized',
    finishingQualityId: 'premium',
    quantity: 100,
    colors: ['white'],
    printOptions: [{ printTypeId: 'screen', colors: 2 }],
  },
  contact: { name: 'Layla', email: 'layla@example.com', phone: '', company: '' },
  message: '',
  isSampleRequest: false,
  seen: {},
};
const receive = (change: Partial<Submission> = {}, price = priced) =>
  receiveInquiry({
    id: 'inquiry',
    createdAt: new Date('2026-03-01T09:30:00Z'),
    customerId: 'customer',
    submission: { ...submission, ...change },
    priced: price,
  });

describe('receiving an inquiry', () => {
  it('values an order at its total, and a request for a sample at the price of a sample', () => {
    expect(receive().value).toEqual(egp('23700.00'));
    expect(receive({ isSampleRequest: true })).toMatchObject({
      value: egp('1000.00'),
      totalCost: egp('23700.00'),
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

  it('keeps names, prices and the range of that day', () => {
    expect(JSON.parse(JSON.stringify(receive().snapshot))).toEqual({
      productType: { ...named('shirt'), basePrice: '145.00' },
      fabric: { ...named('jersey'), costMultiplier: '15.00' },
      fit: { ...named('oversized'), priceModifier: '30.00' },
      finishingQuality: { ...named('premium'), priceModifier: '25.00' },
      prints: [{ ...named('screen'), setupCost: '350.00', perItemCost: '15.00', colors: 2 }],
      colors: ['white'],
      quantity: 100,
      quote: {
        totalCost: '23700.00',
        pricePerItem: '237.00',
        breakdown: JSON.parse(JSON.stringify(breakdown)),
        isSample: false,
        sampleCost: '1000.00',
        range: { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' },
      },
    });
  });

  it('ranges a sample by the production that stands beside it', () => {
    const sample = { ...hundred, totalCost: egp('1000'), pricePerItem: egp('1000') };
    const quote = { ...sample, isSample: true, sampleCost: egp('1000'), production: hundred };
    expect(receive({}, { ...priced, quote }).snapshot.quote.range.totalCostUpTo).toEqual(egp('28440'));
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
