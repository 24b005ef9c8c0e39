import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { measureVisit } from './measure-visit';

/** When the first byte came; what else a browser measures, jsdom has no notion of. */
const FIRST_BYTE_MS = 120.25;
const sent: { url: string; body: unknown }[] = [];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  sent.length = 0;
  visibility = 'visible';
  document.documentElement.lang = 'ar';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  window.requestIdleCallback = (callback) => setTimeout(callback, 0) as unknown as number;
});
afterEach(() => void jest.restoreAllMocks());

/** Opens a path after the browser had loaded another, or the same one. */
async function visit(path: string, loaded = path): Promise<void> {
  window.history.replaceState(null, '', path);
  const entry = { name: `https://tiraz.example${loaded}`, responseStart: FIRST_BYTE_MS, activationStart: 0 };
  performance.getEntriesByType = ((type: string) =>
    type === 'navigation' ? [entry] : []) as unknown as typeof performance.getEntriesByType;
  const beaconed = new Promise<void>((resolve) => {
    navigator.sendBeacon = (url, body) => {
      // jsdom's Blob has no text().
      const reader = new FileReader();
      reader.onload = () => {
        sent.push({ url: String(url), body: JSON.parse(String(reader.result)) });
        resolve();
      };
      reader.readAsText(body as Blob);
      return true;
    };
  });
  measureVisit();
  // It takes some turns until the measures are in; who leaves before that is not measured.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setTimeout(next, 5));
  leave();
  await Promise.race([beaconed, new Promise((next) => setTimeout(next, 100))]);
}

function leave(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it.each([
  ['/', 'landing'],
  ['/ar/calculator', 'calculator'],
  ['/about?from=layla@example.com', 'about'],
  ['/logo/', 'logo'],
  ['/en/nothing-here', 'not-found'],
])('%s is told of as %s, with nothing about the visitor', async (path, page) => {
  await visit(path);
  const vitals = [{ name: 'TTFB', value: FIRST_BYTE_MS }];
  expect(sent).toEqual([{ url: '/api/web-vitals', body: { page, language: 'ar', vitals } }]);
  leave();
  expect(sent).toHaveLength(1);
});

it('a visit that began in the staff area is not told of', async () => {
  await visit('/', '/admin/inquiries');
  expect(sent).toEqual([]);
});
