import { expect, it } from '@jest/globals';
import { daysThatCount } from './days-that-count.js';

it.each([
  [
    'a summer noon',
    '2026-07-15T09:00:00Z',
    '2026-07-14T21:00:00Z',
    '2026-07-15T21:00:00Z',
    '2026-01-16T22:00:00Z',
  ],
  [
    'the day without a midnight',
    '2026-04-24T09:00:00Z',
    '2026-04-23T22:00:00Z',
    '2026-04-24T21:00:00Z',
    '2025-10-26T21:00:00Z',
  ],
])('the days that count on %s', (_, now, today, tomorrow, quietSince) => {
  expect(daysThatCount(new Date(now))).toEqual({
    today: new Date(today),
    tomorrow: new Date(tomorrow),
    quietSince: new Date(quietSince),
  });
});
