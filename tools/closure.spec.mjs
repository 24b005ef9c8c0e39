import { expect, it } from '@jest/globals';
import { closureOf, LIMITS } from './closure.mjs';

it.each(Object.entries(LIMITS))('%s drags along at most %i files', async (file, limit) => {
  const closure = await closureOf(file);

  expect(closure).toContain(file);
  expect(closure.length).toBeGreaterThan(1); // it has imports: a closure of one was not followed
  expect(closure.length).toBeLessThanOrEqual(limit);
});
