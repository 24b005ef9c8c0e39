import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ClientRate } from './client-rate.js';
import * as routeLimits from './route-limits.js';

const SECOND = 1000;

describe('a rate of 30 a minute', () => {
  const takes = (rate: ClientRate, many: number, nowMs: number, client = 'a') =>
    Array.from({ length: many }, () => rate.take(client, nowMs));

  it('lets 30 in at once, and from then on one in two seconds', () => {
    const rate = new ClientRate(30);
    expect(takes(rate, 31, 5 * SECOND)).toEqual([...Array<number>(30).fill(0), 2]);
    expect(takes(rate, 2, 6 * SECOND)).toEqual([1, 1]);
    expect(takes(rate, 2, 7 * SECOND)).toEqual([0, 2]);
    expect(takes(rate, 31, 3_000 * SECOND)).toEqual([...Array<number>(30).fill(0), 2]);
  });

  it('never more than 59 in any minute, however it is tried', () => {
    const rate = new ClientRate(30);
    const tried = Array.from({ length: 2_400 }, (_, tick) => tick * 100);
    const entered = tried.filter((nowMs) => rate.take('a', nowMs) === 0);
    for (const from of entered) {
      expect(entered.filter((at) => at >= from && at < from + 60 * SECOND).length).toBeLessThan(60);
    }
  });

  it('is for each client, and remembers no more clients than it may', () => {
    const rate = new ClientRate(30, 2);
    takes(rate, 30, 0, 'a');
    expect([rate.take('b', 0), rate.take('a', 0)]).toEqual([0, 2]);
    expect([rate.take('c', 0), rate.take('d', 0), rate.take('a', 0)]).toEqual([0, 0, 0]);
  });
});

it('docs/operations.md has a row for each thing that one client may do so often a minute, and no other', () => {
  const bounded = Object.values<unknown>(routeLimits).flatMap((limits) =>
    Object.entries(limits as object).flatMap(([key, value]) => (key === 'boundPerClient' ? [value] : [])),
  );
  const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  expect(operations.match(/^\|.*\(`INQUIRIES_PER_MINUTE`\)/gm)).toHaveLength(new Set(bounded).size);
});
