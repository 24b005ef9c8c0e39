import { expect, it } from '@jest/globals';
import { csvAddress, INQUIRIES } from './list-address';

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
