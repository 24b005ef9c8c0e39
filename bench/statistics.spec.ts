import { describe, expect, it } from '@jest/globals';
import { spread, summary } from './statistics.ts';

describe('a summary', () => {
  it.each([
    [[3], { median: 3, low: 3, high: 3 }],
    [[10, 9, 100], { median: 10, low: 9, high: 100 }],
    [[4, 1, 3, 2], { median: 2.5, low: 1, high: 4 }],
  ])('of %p', (figures, expected) => {
    expect(summary(figures)).toEqual(expected);
  });

  it('is written with the figures that mean something', () => {
    expect(spread({ median: 41.234, low: 0.61849, high: 24_310.7 })).toBe('41.2 (0.618–24311)');
  });
});
