import { describe, expect, it } from '@jest/globals';
import { LINE_KINDS } from '@tiraz/contracts/quotation';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { anOffer, egp, line, VAT } from './offer.fixture.js';
import { CreditsExceed, discountShareOf, sumsOf, type Instalment, type Line, type Offer } from './offer.js';

const credit = line({ kind: 'sample_credit', unitPrice: egp('1000.00'), sampleInquiryId: 'sample' });
const EXPORT = { key: 'export', basisPoints: 0, labelEn: 'Export 0 %', labelAr: 'تصدير ٠٪' };
const parts = (...shares: number[]): Instalment[] =>
  shares.map((basisPoints) => ({ basisPoints, due: 'on_acceptance', days: 0 }));
const of = (unitPrice: string, change: Partial<Offer> = {}) =>
  written(
    anOffer({ lines: [line({ unitPrice: egp(unitPrice) })], tax: { ...VAT, basisPoints: 0 }, ...change }),
  );
const written = (offer: Offer) => {
  const { lines, instalments, ...sums } = sumsOf(offer);
  const amounts = (all: readonly { amount: Money }[]) => all.map(({ amount }) => amount);
  const all = { lines: amounts(lines), ...sums, instalments: amounts(instalments) };
  return JSON.parse(JSON.stringify(all)) as Record<string, unknown>;
};

describe('what is taken off the calculated prices', () => {
  const basis = { pricedAt: new Date(0), unitPrices: { garment: egp('100.00') } };
  const garment = (unitPrice: string) => line({ key: 'garment', quantity: 100, unitPrice: egp(unitPrice) });
  const off = (unitPrice: string) => line({ kind: 'discount', key: null, unitPrice: egp(unitPrice) });
  it.each<[string, Partial<Offer>, number]>([
    ['nothing', { lines: [garment('100.00')] }, 0],
    ['a percentage, exactly', { lines: [garment('100.00')], discountBasisPoints: 1_000 }, 1_000],
    ['a line', { lines: [garment('100.00'), off('6000.00')] }, 6_000],
    ['a line a piastre above a tenth', { lines: [garment('100.00'), off('1000.01')] }, 1_001],
    ['a lower price', { lines: [garment('1.00')] }, 9_900],
    ['all three', { lines: [garment('90.00'), off('500.00')], discountBasisPoints: 1_000 }, 2_400],
    ['a higher price', { lines: [garment('110.00'), off('1000.00')] }, 0],
    ['what was made by hand has no other price', { lines: [line({ key: null })] }, 0],
    ['a sample that was paid', { lines: [garment('100.00'), credit] }, 0],
    ['all of nothing', { lines: [line({ key: null, unitPrice: egp('0.00') })] }, 0],
  ])('%s', (_, change, share) => {
    expect(discountShareOf(anOffer(change), basis)).toBe(share);
  });

  const setup = line({ kind: 'setup', key: 'setup:1', quantity: 2, unitPrice: egp('350.00') });
  const own = (unitPrice: string) => line({ key: null, unitPrice: egp(unitPrice) });
  const made = (quantity: number) => ({ textEn: '', textAr: '', quantity });
  const madeOf = {
    ...basis,
    unitPrices: { ...basis.unitPrices, 'setup:1': egp('350.00') },
    made: { garment: made(100), 'setup:1': made(2) },
  };
  it.each<[string, Partial<Offer>, number]>([
    ['all lines as they were made', { lines: [garment('100.00'), setup] }, 0],
    ['every line, for a cheaper one by hand', { lines: [own('5350.00')] }, 5_000],
    ['every line, for dearer ones by hand', { lines: [own('9000.00'), own('1700.01')] }, 0],
    ['a line that is not offered', { lines: [garment('100.00')] }, 655],
    [
      'one line of two, beside one by hand that is worth less',
      { lines: [garment('100.00'), own('200.00')] },
      468,
    ],
    [
      'one line of two, beside one by hand that is worth more',
      { lines: [garment('100.00'), own('800.00')] },
      0,
    ],
    [
      'a line that became a discount of nothing',
      { lines: [{ ...setup, kind: 'discount', unitPrice: egp('0.00') }, own('10000.00')] },
      655,
    ],
    ['a line, and a percentage', { lines: [garment('100.00')], discountBasisPoints: 1_000 }, 1_589],
    ['fewer pieces of a line', { lines: [{ ...garment('100.00'), quantity: 10 }, setup] }, 0],
  ])('lines that were made and are left out count too: %s', (_, change, share) => {
    expect(discountShareOf(anOffer(change), madeOf)).toBe(share);
  });

  it('of what an earlier release made, without its quantities, no line is missed', () => {
    const { made: _, ...earlier } = madeOf;
    expect(discountShareOf(anOffer({ lines: [own('5350.00')] }), earlier)).toBe(0);
  });
});

describe('what an offer comes to', () => {
  it('takes a sample credit off before the tax, and halves the total', () => {
    expect(written(anOffer({ lines: [line(), credit] }))).toEqual({
      lines: ['23700.00', '1000.00'],
      subtotal: '23700.00',
      percentage: '0.00',
      discount: '1000.00',
      net: '22700.00',
      tax: '3178.00',
      total: '25878.00',
      instalments: ['12939.00', '12939.00'],
      importVat: null,
      indicative: null,
    });
  });

  it.each([
    ['Saudi Arabia', 'SA', '3555.00'],
    ['the Emirates', 'AE', '1185.00'],
  ] as const)(
    'is free of tax for an export to %s, whose customs take theirs',
    (_, importCountry, importVat) => {
      expect(written(anOffer({ tax: EXPORT, importCountry }))).toMatchObject({
        tax: '0.00',
        total: '23700.00',
        importVat,
      });
    },
  );

  it.each([
    ['ten percent', '23700.00', 1_000, '2370.00', '21330.00'],
    ['a rounded share, half up', '0.05', 1_000, '0.01', '0.04'],
    ['a rounded share, down', '0.04', 1_000, '0.00', '0.04'],
    ['the most', '100.00', 5_000, '50.00', '50.00'],
  ])('takes a discount off what the lines come to: %s', (_, unit, discountBasisPoints, discount, total) => {
    expect(of(unit, { discountBasisPoints })).toMatchObject({ discount, total });
  });

  it.each([
    ['a half', '0.25', '0.04'],
    ['a little less', '0.24', '0.03'],
  ])('rounds the tax once, half up: %s', (_, unit, tax) => {
    expect(of(unit, { tax: VAT })).toMatchObject({ tax });
  });

  it.each([
    ['what halves leave', '100.01', parts(5_000, 5_000), ['50.01', '50.00']],
    ['what thirds leave', '100.00', parts(3_333, 3_333, 3_334), ['33.33', '33.33', '33.34']],
    ['all of it', '100.00', parts(10_000), ['100.00']],
    ['nothing of nothing', '0.00', parts(5_000, 5_000), ['0.00', '0.00']],
    [
      'nothing, where the others were rounded up',
      '0.02',
      parts(2_500, 2_500, 2_500, 2_500),
      ['0.01', '0.01', '0.00', '0.00'],
    ],
  ])('leaves the last instalment %s', (_, unit, instalments, amounts) => {
    expect(of(unit, { instalments })).toMatchObject({ instalments: amounts });
  });

  it.each([
    ['48.250000', '536.33'],
    ['0.000001', '25878000000.00'],
    ['51756', '0.50'],
  ])('is shown in another currency at %s pounds', (rate, indicative) => {
    const shown = { currency: 'USD', rate, source: 'CBE', day: '2026-11-23' } as const;
    expect(of('25878.00', { indicative: shown })).toMatchObject({ indicative });
  });

  it('is never below nothing', () => {
    expect(() => sumsOf(anOffer({ lines: [credit] }))).toThrow(CreditsExceed);
    expect(written(anOffer({ lines: [line({ unitPrice: egp('1000.00') }), credit] }))).toMatchObject({
      net: '0.00',
      total: '0.00',
    });
  });
});

describe('any offer', () => {
  const lines = fc.array(
    fc.record({
      kind: fc.constantFrom(...LINE_KINDS),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      piastres: fc.bigInt({ min: 0n, max: 999_999_999n }),
    }),
    { minLength: 1, maxLength: 50 },
  );
  const shares = fc
    .array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 3 })
    .map((cuts) => [0, ...new Set(cuts)].sort((a, b) => a - b))
    .map((cuts) => cuts.map((cut, at) => (cuts[at + 1] ?? 10_000) - cut));

  it('adds up as it does on paper', () => {
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 5_000 }),
        fc.constantFrom(0, 500, 1400, 1500),
        shares,
        onPaper,
      ),
      { numRuns: 10_000 },
    );
  });

  function onPaper(
    drawn: { kind: Line['kind']; quantity: number; piastres: bigint }[],
    discountBasisPoints: number,
    taxBasisPoints: number,
    instalments: number[],
  ): void {
    const halfUp = (amount: bigint, basisPoints: number) => {
      const product = amount * BigInt(basisPoints);
      return product / 10_000n + (product % 10_000n >= 5_000n ? 1n : 0n);
    };
    let [offered, credited] = [0n, 0n];
    for (const { kind, quantity, piastres } of drawn) {
      const amount = BigInt(quantity) * piastres;
      if (kind === 'discount' || kind === 'sample_credit') credited += amount;
      else offered += amount;
    }
    credited += halfUp(offered, discountBasisPoints);
    const offer = anOffer({
      lines: drawn.map(({ piastres, ...one }) => line({ ...one, unitPrice: Money.ofPiastres(piastres) })),
      discountBasisPoints,
      tax: { ...VAT, basisPoints: taxBasisPoints },
      instalments: parts(...instalments),
    });
    if (credited > offered) {
      expect(() => sumsOf(offer)).toThrow(CreditsExceed);
      return;
    }
    const tax = halfUp(offered - credited, taxBasisPoints);
    const total = offered - credited + tax;
    let rest = total;
    const paid = instalments.map((basisPoints, at) => {
      const rounded = halfUp(total, basisPoints);
      const amount = at + 1 === instalments.length || rounded > rest ? rest : rounded;
      rest -= amount;
      return amount;
    });
    const sums = sumsOf(offer);
    const found = [
      sums.subtotal,
      sums.discount,
      sums.tax,
      sums.total,
      ...sums.instalments.map(({ amount }) => amount),
    ];
    if (found.some(({ piastres }, at) => piastres !== [offered, credited, tax, total, ...paid][at])) {
      expect(found.map(({ piastres }) => piastres)).toEqual([offered, credited, tax, total, ...paid]);
    }
    if (paid.reduce((sum, amount) => sum + amount, 0n) !== total) throw new Error('not paid in full');
  }
});
