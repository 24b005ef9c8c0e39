import { describe, expect, it } from '@jest/globals';
import { cancel, schedule, takeBack, takeEffect, type PriceChange } from './price-change.js';

const NOW = new Date('2026-11-20T09:30:00Z');
const draft: PriceChange = {
  id: '01993c00-0000-7000-8000-0000000000c1',
  version: 1,
  state: 'draft',
  rule: { basisPoints: 800, rounding: '0.25' },
  items: [],
  effectiveAt: null,
  createdAt: new Date('2026-11-19T09:30:00Z'),
  createdBy: { id: '01993c00-0000-7000-8000-0000000000aa', email: 'mona@tiraz.example' },
  appliedAt: null,
  revertedAt: null,
  cancelledAt: null,
};

describe('a change that takes effect', () => {
  it.each([
    ['from a draft, then', draft, NOW],
    ['ahead of its minute, then', schedule(draft, new Date('2027-01-03T06:00:00Z')), NOW],
    ['at its minute', schedule(draft, NOW), NOW],
    [
      'by a job that comes late, as of its minute',
      schedule(draft, new Date('2026-11-20T09:00:00Z')),
      new Date('2026-11-20T09:00:00Z'),
    ],
  ])('%s', (_, change, effectiveAt) => {
    expect(takeEffect(change, [], NOW)).toEqual({
      ...change,
      state: 'applied',
      version: change.version + 1,
      effectiveAt,
      appliedAt: NOW,
    });
  });
});

const scheduled = schedule(draft, NOW);
const applied = takeEffect(draft, [], NOW);
const cancelled = cancel(scheduled, NOW);
const reverted = takeBack(applied, [], NOW);

it('a change that is cancelled is due no more, and one that is taken back was in effect', () => {
  expect(cancelled).toEqual({
    ...scheduled,
    ...{ version: 3, state: 'cancelled', effectiveAt: null, cancelledAt: NOW },
  });
  expect(reverted).toEqual({ ...applied, version: 3, state: 'reverted', revertedAt: NOW });
});

const again = (change: PriceChange) => schedule(change, NOW);
const off = (change: PriceChange) => cancel(change, NOW);
const now = (change: PriceChange) => takeEffect(change, [], NOW);
const back = (change: PriceChange) => takeBack(change, [], NOW);

it.each([
  ['draft', draft, [again, off, now], [back]],
  ['scheduled', scheduled, [again, off, now], [back]],
  ['applied', applied, [back], [again, off, now]],
  ['reverted', reverted, [], [again, off, now, back]],
  ['cancelled', cancelled, [], [again, off, now, back]],
])('of one that is %s some things can be done, and no others', (_, change, can, cannot) => {
  for (const step of can) expect(step(change).version).toBe(change.version + 1);
  for (const step of cannot)
    expect(() => step(change)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'price-change.wrong-state' }) as unknown as Error,
    );
});
