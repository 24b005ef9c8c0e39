import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { reportError as Report } from './error-report';
import { ROOT_OPTIONS, watchErrors } from './watch-errors';

const SCRIPT = 'https://tiraz.example/remotes/admin/1a2b/main.9f.js:1:20431';
const sent: { url: string; body: Record<string, string> }[] = [];
let reportError: typeof Report;

/** An error that was thrown in a script of ours. */
function thrown(message: string, name = 'TypeError', place = SCRIPT): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    at f (${place})` });
}

beforeEach(async () => {
  sent.length = 0;
  window.history.replaceState(null, '', '/admin/inquiries/7?q=layla');
  navigator.sendBeacon = (url, body) => {
    const reader = new FileReader();
    reader.onload = () => sent.push({ url: String(url), body: JSON.parse(String(reader.result)) });
    reader.readAsText(body as Blob);
    return true;
  };
  jest.resetModules();
  ({ reportError } = await import('./error-report'));
});

const messages = () => sent.map(({ body }) => body.message);

test('an error is told once a page and message, without the query of the address', async () => {
  reportError(thrown('x is undefined'));
  reportError(thrown('x is undefined'));
  reportError(thrown('y is undefined'));
  window.history.replaceState(null, '', '/ar/calculator');
  reportError(thrown('x is undefined'));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[0]).toEqual({
    url: '/api/page-errors',
    body: { remote: 'admin', path: '/admin/inquiries/7', message: 'TypeError: x is undefined', at: SCRIPT },
  });
  expect(sent[2]!.body).toMatchObject({ remote: 'storefront', path: '/ar/calculator' });
});

test('ten of a page are told', async () => {
  for (let nth = 0; nth < 12; nth += 1) reportError(thrown(`fault ${nth}`));
  await waitFor(() => expect(sent).toHaveLength(10));
});

test.each([
  ['what was broken off', thrown('aborted', 'AbortError')],
  ['code that did not come', thrown('Loading chunk 7 failed', 'ChunkLoadError')],
  ['a page that did not come', thrown('the code of about did not come', 'PageMissing')],
  ['an extension', thrown('boom', 'Error', 'chrome-extension://abc/x.mjs:1:1')],
  ['a loop that the browser ends', thrown('ResizeObserver loop limit exceeded', 'Error')],
  ['what says nothing', 'Script error.'],
])('%s is not told of', async (_, error) => {
  reportError(error);
  reportError(thrown('and this is'));
  await waitFor(() => expect(messages()).toEqual(['TypeError: and this is']));
});

test('what nothing catches, and what React does, is heard of', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  watchErrors();
  const [uncaught, rejected, caught] = ['uncaught', 'rejected', 'caught'].map((message) => thrown(message));
  window.dispatchEvent(
    new ErrorEvent('error', {
      error: uncaught,
      filename: SCRIPT.replace(':1:20431', ''),
      lineno: 3,
      colno: 4,
    }),
  );
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  ROOT_OPTIONS.onCaughtError(caught);
  await waitFor(() =>
    expect(new Set(messages())).toEqual(
      new Set(['caught', 'rejected', 'uncaught'].map((message) => `TypeError: ${message}`)),
    ),
  );
  expect(sent.find(({ body }) => body.message!.endsWith('uncaught'))!.body.at).toMatch(/main\.9f\.js:3:4$/);
  expect(complaint).toHaveBeenCalledWith(caught);
  complaint.mockRestore();
});
