import { describe, expect, it } from '@jest/globals';
import { schedule, takeEffect, type PriceChange } from './price-change.js';

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
