import type { Page } from '@playwright/test';

/** What visitors once could call themselves: nothing of it can be seen. */
export const UNSEEN_NAMES = ['\u200B', '\u00AD', '\u200F', '\u3164', '\u2800'];

/**
 * Where a text of the page lies outside the place that is its own, over whatever stands beside it, or a link or a
 * heading has nothing to press or to read. Empty when all is well.
 */
export function strayTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const name = (element: Element) =>
      `${element.closest('td, th, li, dd, p, h1, h2, h3')?.outerHTML.slice(0, 90)} in ${location.pathname}`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, input, textarea');

    for (const element of document.querySelectorAll('bdi, [dir="auto"], :is(h1, h2, h3)')) {
      if (!isShown(element) || element.matches('input, textarea')) continue;
      let block = element.parentElement;
      while (block && /^inline|contents/.test(getComputedStyle(block).display)) block = block.parentElement;
      if (!block) continue;
      const place = block.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      const clips = (from: Element | null): boolean =>
        from !== null &&
        (getComputedStyle(from).overflowX !== 'visible' || (from !== block && clips(from.parentElement)));
      if (clips(element)) continue;
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 0 && (left < place.left - 1 || right > place.right + 1)) {
          faults.push(
            `${Math.round(Math.max(place.left - left, right - place.right))} px beyond ${name(element)}`,
          );
          break;
        }
      }
    }
    for (const link of document.querySelectorAll(
      'main a[href], .ant-modal a[href], main h1, .ant-modal h2',
    )) {
      const { width, height } = link.getBoundingClientRect();
      if (isShown(link) && (width < 8 || height < 8)) faults.push(`${width} × ${height} px: ${name(link)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide: ${location.pathname}`);
    return faults;
  });
}
