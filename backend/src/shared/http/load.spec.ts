import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Load } from './load.js';

/** So many requests that are worked on. */
function working(load: Load, count: number): object[] {
  const requests = Array.from({ length: count }, () => ({}));
  for (const request of requests) load.begin(request);
  return requests;
}

describe('the load', () => {
  it('is not too much for a few slow requests', () => {
    const load = new Load();
    working(load, 249);
    load.sample();
    expect(load.isTooMuch).toBe(false);
  });

  it('is too much when many are worked on and few are answered, until they are', () => {
    const load = new Load();
    const requests = working(load, 250);
    load.sample();
    expect(load.isTooMuch).toBe(true);
    load.end(requests[0]!);
    expect(load.isTooMuch).toBe(false);
  });

  it('is not too much for as many as are answered in a quarter of a second', () => {
    const load = new Load();
    for (const request of working(load, 1_000)) load.end(request);
    load.sample();
    working(load, 499);
    expect(load.isTooMuch).toBe(false);
    load.begin({});
    expect(load.isTooMuch).toBe(true);
  });

  it('counts no request twice, and none that never began', () => {
    const load = new Load();
    const [request] = working(load, 1);
    for (let times = 0; times < 500; times += 1) load.end(request!);
    load.end({});
    load.sample();
    working(load, 250);
    expect(load.isTooMuch).toBe(true);
  });

  it('is too much for staff while many of them read, and not for anybody else', () => {
    const load = new Load();
    const reads = Array.from({ length: 48 }, () => ({}));
    for (const read of reads.slice(1)) load.begin(read, { isStaffRead: true });
    working(load, 100);
    expect(load.isTooMuchForStaff).toBe(false);
    load.begin(reads[0]!, { isStaffRead: true });
    expect([load.isTooMuchForStaff, load.isTooMuch]).toEqual([true, false]);
    load.end(reads[1]!);
    expect(load.isTooMuchForStaff).toBe(false);
  });

  it.each([
    ['is too much while the process is held up for longer than a sample twice on end', undefined, true],
    ['is not too much where that says nothing of the requests', { longestDelayMs: Infinity }, false],
  ])('%s', async (_means, options, isTooMuch) => {
    const load = new Load(options);
    const endWatching = load.watch();
    for (let times = 0; times < 2; times += 1) {
      // A delay is counted from one turn of the loop to the next.
      await setTimeout(40);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    }
    await setTimeout(0);
    endWatching();
    expect(load.isTooMuch).toBe(isTooMuch);
  });
});
