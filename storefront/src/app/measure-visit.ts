import { toLanguage } from '@tiraz/contracts/language';
import { readAddress } from './address';
import { onFirstTouch } from '../ui/first-touch';
import { pageAt, pages } from './pages';

/** Nobody waits for it, and what the browser has measured meanwhile it still tells. */
const MEASURED_AFTER_MS = 5_000;

/** Measures the page that the browser has just loaded, once the visitor uses it or a few seconds have gone. */
export function measureVisit(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { pathname } = window.location;
  // Who comes over from the staff area has not waited for this page.
  if (!navigation || new URL(navigation.name).pathname !== pathname) return;
  const visit = {
    page: pages[pageAt(readAddress(pathname).path)].chunk,
    language: toLanguage(document.documentElement.lang),
  };
  afterLoad(async () => {
    const { reportVisit } = await import(/* webpackChunkName: 'visit-report' */ './visit-report');
    reportVisit(visit);
  });
}

/** Without it nothing is missing for the visitor, so a chunk that does not come is nobody's trouble. */
function afterLoad(work: () => Promise<void>): void {
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1_000));
  const start = () => {
    const begin = () => {
      clearTimeout(timer);
      giveUp();
      whenIdle(() => void work().catch(() => undefined));
    };
    const giveUp = onFirstTouch(begin);
    const timer = setTimeout(begin, MEASURED_AFTER_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
