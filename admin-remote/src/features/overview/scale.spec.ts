import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scaleFor } from './scale';

it.each([
  [[], 1, [0, 1, 2]],
  [[0, 0], 1, [0, 1, 2]],
  [[3], 1, [0, 1, 2, 3]],
  [[12, 7], 1, [0, 5, 10, 15]],
  [[40], 1, [0, 10, 20, 30, 40]],
  [[214_350], 1000, [0, 100_000, 200_000, 300_000]],
])('%j has its lines at %j', (values, leastStep, ticks) => {
  expect(scaleFor(values, leastStep).ticks).toEqual(ticks);
});

it('holds every value, and has few lines', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1e9 }), { minLength: 1 }), (values) => {
      const { top, ticks } = scaleFor(values, 1);
      expect(top).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBe(top);
    }),
  );
});
