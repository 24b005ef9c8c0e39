import { describe, expect, it } from '@jest/globals';
import { readAddress, sortAfterPress, writeAddress, type ListDefinition } from './address';

const LIST: ListDefinition<{ status: string; q: string; sort: string; cursor: string }> = {
  whole: { status: 'all', q: '', sort: '-createdAt', cursor: '' },
  known: { status: ['all', 'in_progress', 'closed'], sort: ['-createdAt', '-totalCost'] },
};

describe('what a list shows', () => {
  it.each([
    [LIST.whole, ''],
    [{ ...LIST.whole, status: 'in_progress' }, '?status=in_progress'],
    [{ ...LIST.whole, q: 'نور' }, '?q=%D9%86%D9%88%D8%B1'],
    [
      { status: 'closed', q: 'a&b c', sort: '-totalCost', cursor: 'abc' },
      '?status=closed&q=a%26b+c&sort=-totalCost&cursor=abc',
    ],
  ])('%j is kept in the address as %p', (address, search) => {
    expect(writeAddress(LIST, address)).toBe(search);
    const given = { ...LIST.whole, ...Object.fromEntries(new URLSearchParams(search)) };
    expect(readAddress(LIST, given)).toEqual(address);
  });

  it('is everything when the address says nonsense', () => {
    expect(readAddress(LIST, { status: 'lost', q: '', sort: 'price', cursor: '' })).toEqual(LIST.whole);
  });

  it.each([
    ['\u202Eليلى\u0000 ', 'ليلى'],
    ['W'.repeat(201), ''],
    ['😀'.repeat(200), '😀'.repeat(200)],
  ])('is searched for nothing that the server refuses: %j', (q, searched) =>
    expect(readAddress(LIST, { ...LIST.whole, q }).q).toBe(searched),
  );
});

describe('a press on the head of a column', () => {
  it.each([
    ['createdAt', 'descending', '-createdAt', 'createdAt'],
    ['createdAt', 'descending', 'createdAt', '-createdAt'],
    ['totalCost', 'descending', '-createdAt', '-totalCost'],
    ['customerName', 'ascending', '-createdAt', 'customerName'],
    ['customerName', 'ascending', 'customerName', '-customerName'],
  ] as const)('%s, %s first, from %s, sorts by %s', (field, first, current, next) =>
    expect(sortAfterPress(field, first, current)).toBe(next),
  );
});
