import { expect, it } from '@jest/globals';
import { csvAddress, faultOf, INQUIRIES, listRequest } from './list-address';

it('the export has the filter and the search, whatever page is shown in whatever order', () => {
  const address = csvAddress({
    ...INQUIRIES.whole,
    status: 'new',
    q: 'نور',
    sort: 'quantity',
    cursor: 'abc',
  });
  expect(address).toBe('/api/admin/inquiries/export.csv?status=new&q=%D9%86%D9%88%D8%B1');
  expect(csvAddress(INQUIRIES.whole)).toBe('/api/admin/inquiries/export.csv');
});

const narrowed: typeof INQUIRIES.whole = {
  ...INQUIRIES.whole,
  ...({ type: 'sample', productType: '01993c00-0000-7000-8000-000000000001' } as const),
  lostReason: 'price',
  customer: '01993c00-0000-7000-8000-000000000002',
  ...{ owner: 'nobody', from: '2026-11-01', to: '2026-11-30', minValue: '1000', maxValue: '20000.50' },
};

it('the export has every filter', () => {
  expect(csvAddress(narrowed)).toBe(
    '/api/admin/inquiries/export.csv?type=sample&productType=01993c00-0000-7000-8000-000000000001' +
      '&customer=01993c00-0000-7000-8000-000000000002&owner=nobody&lostReason=price&from=2026-11-01&to=2026-11-30&minValue=1000&maxValue=20000.50',
  );
});

it('nonsense in the address filters nothing, and a range that is turned round is said to be', () => {
  const {
    status: _,
    q: __,
    cursor: ___,
    sort,
    ...rest
  } = listRequest({
    ...INQUIRIES.whole,
    ...{
      productType: 'hoodie',
      customer: 'layla@nilethread.example',
      owner: 'Mona',
      from: '2026-02-30',
      to: 'now',
      minValue: '-5',
      maxValue: '1e3',
    },
  });
  expect(sort).toBe('newFirst');
  expect(Object.values(rest).every((value) => value === undefined)).toBe(true);
  expect(faultOf(narrowed)).toBeUndefined();
  expect(faultOf({ ...narrowed, to: '2026-10-01' })).toBe('days');
  expect(listRequest({ ...narrowed, to: '2026-10-01' })).toMatchObject({ from: '2026-11-01', to: undefined });
  expect(faultOf({ ...narrowed, maxValue: '999.99' })).toBe('values');
  expect(listRequest({ ...narrowed, maxValue: '999.99' }).maxValue).toBeUndefined();
});
