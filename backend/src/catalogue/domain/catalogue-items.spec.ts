import { describe, expect, it } from '@jest/globals';
import { publicItems } from './catalogue-items.js';

const item = (name: string, sortOrder: number, isActive = true) => ({
  id: name,
  name,
  nameAr: '',
  sortOrder,
  isActive,
});
const listed = (...items: ReturnType<typeof item>[]) =>
  publicItems(new Map(items.map((each) => [each.id, each]))).map(({ name }) => name);

describe('publicItems', () => {
  it('shows active items by sort order', () => {
    expect(listed(item('second', 20), item('hidden', 5, false), item('first', 10))).toEqual([
      'first',
      'second',
    ]);
  });

  it('lets the name decide between equals', () => {
    expect(listed(item('Piqué', 1), item('French Terry', 1), item('Pima', 1))).toEqual([
      'French Terry',
      'Pima',
      'Piqué',
    ]);
  });

  it('shows nothing of an empty catalogue', () => {
    expect(listed()).toEqual([]);
  });
});
