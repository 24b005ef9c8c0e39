import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** What the API takes at most; a page that took longer lay in a sleeping machine. */
const LONGEST_MS = 600_000;

/**
 * Tells our own server how fast the page was, once, when the visitor leaves it or looks elsewhere.
 *
 * @param visit the page that was loaded and its language: all that is told beside the measures
 */
export function reportVisit(visit: { page: string; language: string }): void {
  const latest = new Map<string, number>();
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => void latest.set(name, value));
  }
  // Measures come to their end in the capture phase of the same event.
  const send = () => {
    if (document.visibilityState !== 'hidden' || latest.size === 0) return;
    window.removeEventListener('visibilitychange', send);
    const vitals = [...latest].map(([name, value]) => ({
      name,
      value: Math.round(Math.min(value, LONGEST_MS) * 1_000) / 1_000,
    }));
    const report = new Blob([JSON.stringify({ ...visit, vitals })], { type: 'application/json' });
    navigator.sendBeacon('/api/web-vitals', report);
  };
  window.addEventListener('visibilitychange', send);
}
