import { withoutLinkTokens } from '@tiraz/contracts/customer-link';
import { remoteAt } from '@tiraz/contracts/remotes';

/** As much as helps to find a fault; the API takes more. */
const LONGEST = 1_000;
/** A page whose faults are all different is reported no further. */
const MOST_REPORTS = 10;
/** The browser's own words for a loop that it ends by itself. */
const HARMLESS = /^(Error: )?ResizeObserver loop/;

const told = new Set<string>();

/**
 * Tells our own API of an error, once a page and message. What a remote's server did not bring, and what somebody broke off, is
 * told to the person before the screen, and is no fault of the page.
 */
export function reportError(error: unknown, at = placeIn(error)): void {
  const message = withoutLinkTokens(String(error)).slice(0, LONGEST);
  const pathname = withoutLinkTokens(window.location.pathname);
  const key = `${pathname} ${message}`;
  if (isExpected(error) || HARMLESS.test(message) || told.has(key) || told.size >= MOST_REPORTS) return;
  // An extension's, or one of which the browser says nothing.
  if (!at.includes('.js:')) return;
  told.add(key);
  const body = {
    remote: remoteAt(pathname).name,
    path: pathname,
    message,
    at: withoutLinkTokens(at).slice(-LONGEST),
  };
  navigator.sendBeacon?.('/api/page-errors', new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

function isExpected(error: unknown): boolean {
  return (
    error instanceof Error &&
    ['AbortError', 'ChunkLoadError', 'PageMissing', 'PageTooOld'].includes(error.name)
  );
}

/** Where it was thrown, as every browser writes it at the end of a line of the stack. */
function placeIn(error: unknown): string {
  const { stack = '' } = error instanceof Error ? error : {};
  return /https?:\/\/\S+?\.js:\d+:\d+/.exec(stack)?.[0] ?? '';
}
