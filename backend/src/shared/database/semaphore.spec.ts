import { describe, expect, it } from '@jest/globals';
import { Semaphore } from './semaphore.js';

describe('a semaphore', () => {
  it('let so many work at once, the others in their order', async () => {
    const semaphore = new Semaphore(2, 60_000);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const works = [0, 1, 2, 3].map((n) =>
      semaphore.run(() => {
        begun.push(n);
        return new Promise<number>((resolve) => (ends[n] = () => resolve(n)));
      }),
    );
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await works[1];
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    await works[0];
    ends[2]?.();
    ends[3]?.();
    expect(await Promise.all(works)).toEqual([0, 1, 2, 3]);
  });

  it('come back from work that fails', async () => {
    const semaphore = new Semaphore(1, 60_000);
    const fails = Array.from({ length: 5 }, () => semaphore.run(() => Promise.reject(new Error('no'))));
    const outcomes = await Promise.allSettled(fails);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(await semaphore.run(() => Promise.resolve('done'))).toBe('done');
  });

  it('are not waited for for ever, and none is lost by that', async () => {
    const semaphore = new Semaphore(1, 1);
    let end = () => undefined as void;
    const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)));
    await expect(semaphore.run(() => Promise.resolve())).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'database.unavailable',
    });
    end();
    await first;
    expect(await semaphore.run(() => Promise.resolve('done'))).toBe('done');
  });
});
