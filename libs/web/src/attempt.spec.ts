import { expect, it } from '@jest/globals';
import { attemptAfter, attemptOf } from './attempt';

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

it.each([400, 409, 422, 429])(
  'an inquiry that was refused with %i goes anew, at the price of then',
  (status) => {
    const rest = attemptAfter(first, { before: undefined, status });
    const again = attemptOf({ ...inquiry, totalCost: '24000.00' }, rest);
    expect(JSON.parse(again.content)).toMatchObject({ totalCost: '24000.00' });
    expect(again.key).not.toBe(first.key);
  },
);

it.each([undefined, 408, 500, 502, 503])('one that may have arrived, with %s, stays as it went', (status) =>
  expect(attemptAfter(first, { before: undefined, status })).toBe(first),
);

it('what may have arrived before stays as it went, though its second try is refused', () =>
  expect(attemptAfter(first, { before: first, status: 429 })).toBe(first));
