import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { isAttended, watchAttendance } from './attendance';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a page is attended for a minute after it was opened, and after every sign of life', () => {
  watchAttendance();
  jest.advanceTimersByTime(59_000);
  expect(isAttended()).toBe(true);
  jest.advanceTimersByTime(2_000);
  expect(isAttended()).toBe(false);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(isAttended()).toBe(true);
});
