import { describe, expect, it } from '@jest/globals';
import { anOffer, egp, line } from './offer.fixture.js';
import type { Offer } from './offer.js';
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
      { field: 'quantity', textEn: '100 shirts', textAr: '١٠٠ قميص', before: '300', after: '250' },
      { field: 'total', textEn: '', textAr: '', before: '81054.00', after: '67545.00' },
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
      'another currency beside it',
      { indicative: { currency: 'SAR', rate: '12.850000', source: 'CBE', day: '2026-11-23' } },
      [['indicative', null, 'SAR 12.850000']],
    ],
    ['terms', { termsEn: 'Cash.' }, [['terms', null, null]]],
  ])('is %s', (_, change, found) => {
    expect(changes(change)).toEqual(found);
  });

  it('knows a line again by its words, wherever it stands', () => {
    const to = line({ kind: 'shipping', textEn: 'To Jeddah', unitPrice: egp('500.00') });
    const two = { ...before, lines: [shirts, to] };
    expect(changesBetween(two, { ...two, lines: [to, shirts] })).toEqual([]);
  });
});
