import { expect, it } from '@jest/globals';
import { attemptOf } from './attempt';

const inquiry = { quantity: 100, printOptions: [{ printTypeId: 'puff', colors: 2 }], message: '' };
const first = attemptOf({ ...inquiry, totalCost: '23700.00' }, undefined);

it.each([
  ['nothing has changed', { totalCost: '23700.00' }],
  ['it costs another price', { totalCost: '24000.00', sampleCost: '1000.00' }],
  ['no price has come', {}],
])('an inquiry goes again as it went first where %s', (_, shown) => {
  expect(attemptOf({ ...inquiry, ...shown }, first)).toBe(first);
});

it('another inquiry has a key of its own', () => {
  const other = attemptOf({ ...inquiry, printOptions: [{ printTypeId: 'puff', colors: 3 }] }, first);
  expect(JSON.parse(other.content)).toMatchObject({ printOptions: [{ colors: 3 }] });
  expect(other.key).toMatch(/^[0-9a-f]{32}$/);
  expect(other.key).not.toBe(first.key);
});
