import { describe, expect, it } from '@jest/globals';
import { csvAddress, readListAddress, sortAfterPress, WHOLE_LIST, writeListAddress } from './list-address';

describe('what the list shows', () => {
  it.each([
    [WHOLE_LIST, ''],
    [{ ...WHOLE_LIST, status: 'in_progress' }, '?status=in_progress'],
    [{ ...WHOLE_LIST, q: 'نور' }, '?q=%D9%86%D9%88%D8%B1'],
    [
      { status: 'closed', q: 'a&b c', sort: '-totalCost', cursor: 'abc' },
      '?status=closed&q=a%26b+c&sort=-totalCost&cursor=abc',
    ],
  ] as const)('%j is kept in the address as %p', (address, search) => {
    expect(writeListAddress(address)).toBe(search);
    const given = { ...WHOLE_LIST, ...Object.fromEntries(new URLSearchParams(search)) };
    expect(readListAddress(given)).toEqual(address);
  });

  it('is everything when the address says nonsense', () => {
    expect(readListAddress({ status: 'lost', q: '', sort: 'price', cursor: '' })).toEqual(WHOLE_LIST);
  });
});

describe('a press on the head of a column', () => {
  it.each([
    ['createdAt', '-createdAt', 'createdAt'],
    ['createdAt', 'createdAt', '-createdAt'],
    ['totalCost', '-createdAt', '-totalCost'],
    ['customerName', '-createdAt', 'customerName'],
    ['customerName', 'customerName', '-customerName'],
    ['quantity', '-quantity', 'quantity'],
  ] as const)('%s, from %s, sorts by %s', (field, current, next) =>
    expect(sortAfterPress(field, current)).toBe(next),
  );
});

it('the export has the filter and the search, whatever page is shown in whatever order', () => {
  const address = csvAddress({ status: 'new', q: 'نور', sort: 'quantity', cursor: 'abc' });
  expect(address).toBe('/api/admin/inquiries/export.csv?status=new&q=%D9%86%D9%88%D8%B1');
  expect(csvAddress(WHOLE_LIST)).toBe('/api/admin/inquiries/export.csv');
});
