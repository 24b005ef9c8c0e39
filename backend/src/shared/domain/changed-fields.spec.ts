import { expect, it } from '@jest/globals';
import { changedFields } from './changed-fields.js';
import { Money } from './money.js';

const before = {
  name: 'Layla',
  phone: '',
  price: Money.parse('10'),
  at: new Date('2026-03-02T10:00:00Z'),
  said: null as string | null,
};

it.each<[string, Partial<typeof before>, object | undefined]>([
  ['nothing is wanted', {}, undefined],
  ['everything is so already', { ...before }, undefined],
  ['an amount that is written otherwise', { price: Money.parse('10.00') }, undefined],
  ['the same moment', { at: new Date('2026-03-02T12:00:00+02:00') }, undefined],
  ['one of two fields', { name: 'Layla', phone: '1' }, { before: { phone: '' }, after: { phone: '1' } }],
  ['a field that is emptied', { name: '' }, { before: { name: 'Layla' }, after: { name: '' } }],
  ['a field that had no value', { said: 'yes' }, { before: { said: null }, after: { said: 'yes' } }],
  [
    'an amount',
    { price: Money.parse('10.01') },
    { before: { price: before.price }, after: { price: Money.parse('10.01') } },
  ],
])('%s', (_, wanted, changed) => {
  expect(changedFields(before, wanted)).toEqual(changed);
});
