import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { scrollsSideways } from './journey.ts';
import { LAPTOP, PHONE, type Screen } from './screens.ts';

const later = expect.configure({ soft: true });

/**
 * Looks at each screen of a walk with axe, in both sizes and themes, and for anything that is wider than it. A dark
 * theme has the same document: only its colours are looked at, in one size. Arabic has the same colours, and on a
 * laptop the same elements: axe looks at it on a phone, where they have the least room.
 */
export function sweep(page: Page, language: Language): (screen: Screen) => Promise<void> {
  return async ({ name, sizes = [PHONE, LAPTOP] }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      // A page may need a moment to have taken its new width.
      await later.poll(() => scrollsSideways(page), `${name} ${size.width}`).toBe(false);
      // What sticks to the window lies over half a button wherever one has scrolled to.
      await page.evaluate(() => window.scrollTo(0, 0));
      await showWhole(page, size);
      if (language === 'ar' && size !== sizes[0]) continue;
      const isDarkToo = size === sizes[0] && language === 'en';
      for (const colorScheme of isDarkToo ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme });
        const rules = colorScheme === 'light' ? 'all' : 'colour';
        expect.soft(await violations(page, rules), `${name} ${colorScheme} ${size.width}`).toEqual([]);
      }
    }
    await page.setViewportSize(LAPTOP);
  };
}

/** Half a field at the edge of a dialog that scrolls is no target that is too small. */
async function showWhole(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const hidden = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('dialog > *')].map(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      ),
    ),
  );
  if (hidden > 0) await page.setViewportSize({ width, height: height + 2 * hidden });
}
