import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { measureVisit } from './measure-visit';
// What the browser fetches as a chunk of its own is read before the first test's time begins.
import './visit-report';

/** When the first byte came (it has to lie in the past); what else a browser measures, jsdom has no notion of. */
const FIRST_BYTE_MS = 1.25;
const sent: { url: string; body: unknown }[] = [];
let visibility: DocumentVisibilityState;
let whenIdle: jest.MockedFunction<typeof window.requestIdleCallback>;

beforeEach(() => {
  sent.length = 0;
  visibility = 'visible';
  document.documentElement.lang = 'ar';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  whenIdle = jest.fn((callback) => window.setTimeout(callback, 0));
  window.requestIdleCallback = whenIdle;
  navigator.sendBeacon = (url, body) => {
    // jsdom's Blob has no text().
    const reader = new FileReader();
    reader.onload = () => sent.push({ url: String(url), body: JSON.parse(String(reader.result)) });
    reader.readAsText(body as Blob);
    return true;
  };
});
afterEach(() => void jest.restoreAllMocks());

/** Opens a path after the browser had loaded another, or the same one. */
function visit(path: string, loaded = path, isTouched = true): void {
  window.history.replaceState(null, '', path);
  const entry = { name: `https://tiraz.example${loaded}`, responseStart: FIRST_BYTE_MS, activationStart: 0 };
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'navigation' ? [entry] : []),
  });
  measureVisit();
  // The visitor begins to use the page.
  if (isTouched) window.dispatchEvent(new Event('pointerdown'));
}

function leave(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  visibility = 'visible';
}

it.each([
  ['/', 'landing'],
  ['/ar/calculator', 'calculator'],
  ['/about?from=layla@example.com', 'about'],
  ['/logo/', 'logo'],
  ['/en/nothing-here', 'not-found'],
])('%s is told of as %s, with nothing about the visitor', async (path, page) => {
  visit(path);
  // Who leaves before the measures are in is not told of, but may come back.
  await waitFor(() => {
    leave();
    expect(sent).toHaveLength(1);
  });
  const vitals = [{ name: 'TTFB', value: FIRST_BYTE_MS }];
  expect(sent).toEqual([{ url: '/api/web-vitals', body: { page, language: 'ar', vitals } }]);
  leave();
  expect(sent).toHaveLength(1);
});

it('is measured after a few seconds, too, when nobody touches the page', () => {
  jest.useFakeTimers();
  visit('/', '/', false);
  expect(whenIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5_000);
  expect(whenIdle).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pointerdown'));
  expect(whenIdle).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('a visit that began in the staff area is not measured', () => {
  visit('/', '/admin/inquiries');
  expect(whenIdle).not.toHaveBeenCalled();
  visit('/');
  expect(whenIdle).toHaveBeenCalledTimes(1);
});
