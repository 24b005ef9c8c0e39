import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { scrollsSideways } from './journey.ts';
import { LAPTOP, PHONE, type Screen } from './screens.ts';

const later = expect.configure({ soft: true });

/**
 * Looks at each screen of a walk with axe, in both sizes and themes, and for anything that is wider than it. A dark
 * theme has the same document: only its colours are looked at, in one size.
 */
export function sweep(page: Page): (screen: Screen) => Promise<void> {
  return async ({ name, sizes = [PHONE, LAPTOP] }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      // A page may need a moment to have taken its new width.
      await later.poll(() => scrollsSideways(page), `${name} ${size.width}`).toBe(false);
      for (const colorScheme of size === sizes[0] ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const rules = colorScheme === 'light' ? 'all' : 'colour';
        expect.soft(await violations(page, rules), `${name} ${colorScheme} ${size.width}`).toEqual([]);
      }
    }
    await page.setViewportSize(LAPTOP);
  };
}
