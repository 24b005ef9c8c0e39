import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { InMemorySweepTurns } from './sweep-turns.in-memory.js';
import { Sweeps } from './sweeps.js';

const MINUTE_MS = 60_000;

describe('Sweeps', () => {
  let turns: InMemorySweepTurns;
  const clock = { now: () => new Date() };

  beforeEach(() => {
    jest.useFakeTimers();
    Logger.overrideLogger(false);
    turns = new InMemorySweepTurns();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function aProcess(sweep: () => Promise<void>) {
    const sweeps = new Sweeps(turns, clock);
    const told: string[] = [];
    sweeps.add('old keys', sweep);
    sweeps.onSwept((what, outcome) => told.push(`${what} ${outcome}`));
    sweeps.onApplicationBootstrap();
    return { sweeps, told };
  }

  it('run a minute after the start and then every hour, once among all processes', async () => {
    const processes = [1, 2, 3].map(() => aProcess(() => Promise.resolve()));
    const all = () => processes.flatMap(({ told }) => told);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(all()).toEqual(['old keys done']);
    await jest.advanceTimersByTimeAsync(9.5 * 60 * MINUTE_MS);
    expect(all()).toHaveLength(10);
  });

  it('run also where every process lives shorter than an hour', async () => {
    const told: string[] = [];
    for (let starts = 0; starts < 30; starts += 1) {
      const one = aProcess(() => Promise.resolve());
      await jest.advanceTimersByTimeAsync(20 * MINUTE_MS);
      await one.sweeps.beforeApplicationShutdown();
      told.push(...one.told);
    }
    expect(told).toHaveLength(10);
  });

  it('go on in another process when one dies in the middle', async () => {
    const dying = aProcess(() => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    const other = aProcess(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(other.told).toEqual([]);
    await jest.advanceTimersByTimeAsync(7 * MINUTE_MS);
    expect([dying.told, other.told]).toEqual([[], ['old keys done']]);
  });

  it('are tried again some minutes after a failure, and tell of both', async () => {
    let runs = 0;
    const { told } = aProcess(() => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('the store is away')) : Promise.resolve();
    });
    await jest.advanceTimersByTimeAsync(8 * MINUTE_MS);
    expect(told).toEqual(['old keys failed', 'old keys done']);
  });

  it('outlive a database that cannot be asked', async () => {
    const take = turns.take.bind(turns);
    turns.take = () => Promise.reject(new Error('away'));
    const { told } = aProcess(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    turns.take = take;
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(told).toEqual(['old keys done']);
  });

  it('end with the process, which waits a moment for the one that runs', async () => {
    let finish = () => undefined as void;
    const { sweeps, told } = aProcess(() => new Promise((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    const stopped = sweeps.beforeApplicationShutdown();
    finish();
    await stopped;
    expect(told).toEqual(['old keys done']);
    await jest.advanceTimersByTimeAsync(3 * 60 * MINUTE_MS);
    expect(told).toHaveLength(1);
  });
});
