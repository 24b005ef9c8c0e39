import { describe, expect, it } from '@jest/globals';
import { anOffer, egp, line, VAT } from './offer.fixture.js';
import type { Line, Offer } from './offer.js';
import { changesBetween } from './offer-changes.js';

const shirts = line({ key: 'garment', quantity: 300, unitPrice: egp('237.00') });
const before = anOffer({ lines: [shirts] });
const changes = (change: Partial<Offer>) =>
  changesBetween(before, { ...before, ...change }).map(({ field, before, after }) => [field, before, after]);

describe('what changed', () => {
  it('is nothing of the same', () => {
    expect(changesBetween(before, { ...before, lines: [{ ...shirts }] })).toEqual([]);
  });

  it('is fewer pieces, and what that makes of the total', () => {
    expect(changesBetween(before, { ...before, lines: [{ ...shirts, quantity: 250 }] })).toEqual([
      {
        ...{ field: 'quantity', textEn: '100 shirts', textAr: '١٠٠ قميص', before: '300', after: '250' },
        ...{ beforeAr: null, afterAr: null },
      },
      {
        ...{ field: 'total', textEn: '', textAr: '', before: '81054.00', after: '67545.00' },
        ...{ beforeAr: null, afterAr: null },
      },
    ]);
  });

  it.each<[string, Partial<Offer>, unknown[]]>([
    [
      'a line more',
      { lines: [shirts, line({ kind: 'shipping', textEn: 'To Jeddah', unitPrice: egp('500.00') })] },
      [
        ['line_added', null, '500.00'],
        ['total', '81054.00', '81624.00'],
      ],
    ],
    [
      'a credit more',
      { lines: [shirts, line({ kind: 'discount', textEn: 'Early bird', unitPrice: egp('500.00') })] },
      [
        ['line_added', null, '-500.00'],
        ['total', '81054.00', '80484.00'],
      ],
    ],
    [
      'a line in place of another',
      { lines: [line({ kind: 'service', unitPrice: egp('71100.00') })] },
      [
        ['line_added', null, '71100.00'],
        ['line_removed', '71100.00', null],
      ],
    ],
    ['other words', { lines: [{ ...shirts, textEn: 'Shirts' }] }, [['text', '100 shirts', 'Shirts']]],
    [
      'another price',
      { lines: [{ ...shirts, unitPrice: egp('236.00') }] },
      [
        ['unit_price', '237.00', '236.00'],
        ['total', '81054.00', '80712.00'],
      ],
    ],
    [
      'a discount',
      { discountBasisPoints: 1_000 },
      [
        ['discount', '0', '1000'],
        ['total', '81054.00', '72948.60'],
      ],
    ],
    ['a later day', { validThrough: '2026-12-20' }, [['valid_through', '2026-12-07', '2026-12-20']]],
    [
      'payments',
      { instalments: [{ basisPoints: 10_000, due: 'days_after', days: 30 }] },
      [['payments', '5000:on_acceptance 5000:before_shipping', '10000:days_after:30']],
    ],
    ['delivery', { incoterm: 'DAP', place: 'Jeddah' }, [['delivery', null, 'DAP Jeddah']]],
    [
      'another kind of tax at the same rate',
      { tax: { ...VAT, labelEn: 'Export', labelAr: 'تصدير' } },
      [['tax_label', 'VAT 14 %', 'Export']],
    ],
    [
      'another currency beside it',
      { indicative: { currency: 'SAR', rate: '12.850000', source: 'CBE', day: '2026-11-23' } },
      [['indicative', null, 'SAR 12.85']],
    ],
    ['terms', { termsEn: 'Cash.' }, [['terms', null, null]]],
  ])('is %s', (_, change, found) => {
    expect(changes(change)).toEqual(found);
  });

  it.each<[string, Partial<Line>, unknown[]]>([
    ['in Arabic alone', { textAr: 'قمصان' }, ['100 shirts', '100 shirts', '١٠٠ قميص', 'قمصان']],
    [
      'in both languages',
      { textEn: 'Shirts', textAr: 'قمصان' },
      ['100 shirts', 'Shirts', '١٠٠ قميص', 'قمصان'],
    ],
    ['for one language', { textAr: '' }, ['100 shirts', '100 shirts', '١٠٠ قميص', '100 shirts']],
  ])('is other words %s', (_, words, found) => {
    const told = changesBetween(before, { ...before, lines: [{ ...shirts, ...words }] });
    expect(told.map((one) => [one.field, one.before, one.after, one.beforeAr, one.afterAr])).toEqual([
      ['text', ...found],
    ]);
  });

  it.each([
    ['48.5', '48.50', []],
    ['50', '050.000000', []],
    ['50', '5', [['USD 50', 'USD 5']]],
    ['100.00', '0.000001', [['USD 100', 'USD 0.000001']]],
    ['999999.999999', '48.50', [['USD 999999.999999', 'USD 48.5']]],
  ])('is another rate, however it was typed: %s, %s', (first, then, told) => {
    const at = (rate: string) =>
      anOffer({ indicative: { currency: 'USD', rate, source: 'CBE', day: '2026-11-23' } });
    const found = changesBetween(at(first), at(then));
    expect(found.map((one) => [one.before, one.after])).toEqual(told);
  });

  it('knows a line again by its words, wherever it stands', () => {
    const to = line({ kind: 'shipping', textEn: 'To Jeddah', unitPrice: egp('500.00') });
    const two = { ...before, lines: [shirts, to] };
    expect(changesBetween(two, { ...two, lines: [to, shirts] })).toEqual([]);
  });
});
