import { expect, test } from '@jest/globals';
import { movedTo } from './use-reorder';

test.each([
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', 9, 'bca'],
  ['b', -1, 'bac'],
])('%s moved to place %d: %s', (id, index, expected) => {
  expect(movedTo(['a', 'b', 'c'], id, index).join('')).toBe(expected);
});
