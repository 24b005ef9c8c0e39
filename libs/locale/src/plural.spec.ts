import { describe, expect, it } from '@jest/globals';
import { pluralForm } from './plural';

describe('pluralForm', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [11, 'many'],
    [100, 'other'],
  ])('gives Arabic its six forms: %i is %s', (count, form) => expect(pluralForm(count, 'ar')).toBe(form));

  it('gives English its two', () => {
    expect([0, 1, 2, 100].map((count) => pluralForm(count, 'en'))).toEqual([
      'other',
      'one',
      'other',
      'other',
    ]);
  });
});
