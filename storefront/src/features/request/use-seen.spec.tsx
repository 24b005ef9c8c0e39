import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api';
import { useSeen } from './use-seen';

const SEEN = '/api/requests/one-link/quotation/seen';
const TAKEN = () => new Response(null, { status: 204 });

let api: FakeApi;

beforeEach(() => {
  jest.useFakeTimers();
  api = new FakeApi();
  globalThis.fetch = api.fetch as typeof fetch;
  class AlwaysInSight {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: AlwaysInSight });
});
afterEach(() => void jest.useRealTimers());

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Second by second, for what is drawn in between. */
async function afterAMinute() {
  for (let second = 0; second < 60; second += 1) await after(1_000);
}

/** A page that has the revision in sight. */
function look() {
  const section = { current: document.createElement('section') };
  renderHook(() => useSeen(section, 'one-link', 1));
}

it('a revision counts as seen after two seconds, once', async () => {
  api.next(SEEN, TAKEN);
  look();
  await after(1_900);
  expect(api.sent(SEEN)).toEqual([]);
  await afterAMinute();
  expect(api.sent(SEEN)).toEqual([{ revision: 1 }]);
});

it.each([
  ['no answer came', () => Promise.reject(new TypeError('offline'))],
  ['it was too often', () => Response.json({ code: 'client.throttled' }, { status: 429 })],
])('that it was seen is told again where %s', async (_, refused) => {
  api.next(SEEN, refused);
  api.next(SEEN, TAKEN);
  look();
  await afterAMinute();
  expect(api.sent(SEEN)).toHaveLength(2);
});

it('that it was seen is not told again where there is no such revision any more', async () => {
  api.next(SEEN, () => Response.json({ code: 'quotation.unknown' }, { status: 404 }));
  look();
  await afterAMinute();
  expect(api.sent(SEEN)).toHaveLength(1);
});
