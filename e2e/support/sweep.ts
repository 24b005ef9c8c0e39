import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { scrollsSideways } from './journey.ts';
import { openSelects } from './open-selects.ts';
import { LAPTOP, PHONE, type Screen } from './screens.ts';

const later = expect.configure({ soft: true });

/**
 * Looks at each screen of a walk with axe, in both sizes and themes, and for anything that is wider than it. What a
 * document is made of it looks at once where there is most of it: in English on a laptop, in Arabic on a phone, with its
 * colours. How much room there is it looks at in English in both sizes. A dark theme has the same document, of the same
 * sizes: on a phone both its colours and the room are looked at in one go. What is seen at one size only is looked at
 * whole there, and its dark colours after it. Selects are looked at open, on a laptop.
 * @param opened gets their names
 */
export function sweep(
  page: Page,
  language: Language,
  opened = new Set<string>(),
): (screen: Screen) => Promise<void> {
  const lookIntoSelects = openSelects(page, language, opened);
  return async ({ name, sizes = [PHONE, LAPTOP] }) => {
    const [first, ...others] = sizes;
    for (const size of sizes) {
      await page.setViewportSize(size);
      // A page may need a moment to have taken its new width.
      await later.poll(() => scrollsSideways(page), `${name} ${size.width}`).toBe(false);
      // What sticks to the window lies over half a button wherever one has scrolled to.
      await page.evaluate(() => window.scrollTo(0, 0));
      await showWhole(page, size);
      if (language === 'ar' && size !== first) continue;
      const isInBothThemes = language === 'en' && size === first;
      const isSeenElsewhere = isInBothThemes && others.length > 0;
      const looks = [
        ...(isSeenElsewhere ? [] : ([['light', 'all']] as const)),
        ...(isInBothThemes ? ([['dark', isSeenElsewhere ? 'size' : 'colour']] as const) : []),
      ];
      for (const [colorScheme, rules] of looks) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page, rules), `${name} ${colorScheme} ${size.width}`).toEqual([]);
      }
    }
    await page.setViewportSize(LAPTOP);
    await lookIntoSelects(name);
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
