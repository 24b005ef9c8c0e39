import { toLanguage } from '@tiraz/contracts/language';
import { readAddress } from './address';
import { pageAt, pages } from './pages';

/** Measures the page that the browser has just loaded, as soon as it has nothing else to do. */
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
  const start = () => whenIdle(() => void work().catch(() => undefined));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
