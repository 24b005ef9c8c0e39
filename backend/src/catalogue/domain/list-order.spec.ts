import { expect, it } from '@jest/globals';
import { inListOrder } from './list-order.js';

const item = (sortOrder: number, name: string, id = 'a') => ({ sortOrder, name, id });

it.each([
  ['the lower position, whatever the names', item(9, 'Z', 'z'), item(10, 'A', 'a')],
  ['the name, character by character, whatever the ids', item(1, 'Boxy', 'z'), item(1, 'Slim', 'a')],
  ['capitals before small letters', item(1, 'Z'), item(1, 'a')],
  ['the shorter of two that begin alike', item(1, 'Slim', 'z'), item(1, 'Slim fit', 'a')],
  ['Latin before Arabic', item(1, 'z'), item(1, 'ا')],
  // By UTF-16 it would be the other way round.
  ['what has the lower number in Unicode', item(1, '\uff21'), item(1, '🧵')],
  ['the id, of one name', item(1, 'Slim', 'a'), item(1, 'Slim', 'b')],
])('first comes %s', (_, one, other) => {
  expect(inListOrder(one, other)).toBeLessThan(0);
  expect(inListOrder(other, one)).toBeGreaterThan(0);
  expect(inListOrder(one, { ...one })).toBe(0);
});
