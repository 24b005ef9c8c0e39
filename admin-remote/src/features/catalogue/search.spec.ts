import { expect, test } from '@jest/globals';
import { isFound } from './search';

const pique = { name: 'Piqué (Lacoste)', nameAr: 'بيكيه (لاكوست)' };
const shirt = { name: 'Basic T-Shirt', nameAr: 'تيشيرت أساسيّ' };

test.each([
  [pique, 'pique', true],
  [pique, ' LACOSTE ', true],
  [pique, 'بيكية', true],
  [shirt, 'اساسى', true],
  [shirt, '', true],
  [shirt, 'hoodie', false],
  [{ name: 'Slim', nameAr: '' }, 'قصة', false],
])('%j is found by %j: %s', (item, search, expected) => {
  expect(isFound(item, search)).toBe(expected);
});
