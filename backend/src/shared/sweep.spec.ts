import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Sweep } from './sweep.js';

const HOUR_MS = 60 * 60 * 1000;

beforeEach(() => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
});
afterEach(() => {
  jest.useRealTimers();
});

it('sweeps every hour until the process stops, also after a failure', async () => {
  let sweeps = 0;
  const work = () => {
    sweeps += 1;
    return sweeps === 1 ? Promise.reject(new Error('the database is away')) : Promise.resolve();
  };
  const sweep = new Sweep('old keys', work);
  sweep.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(2.5 * HOUR_MS);
  expect(sweeps).toBe(2);
  sweep.onApplicationShutdown();
  await jest.advanceTimersByTimeAsync(5 * HOUR_MS);
  expect(sweeps).toBe(2);
});
