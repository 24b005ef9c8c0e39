import type { Language } from '@tiraz/contracts/language';
import type { Page } from '@playwright/test';
import { LAPTOP, PHONE, settle, type Screen } from './screens.ts';

/** Not kept in the repository: to be looked at after a change, one by one. */
const FOLDER = new URL('../test-results/screens/', import.meta.url).pathname;

/** Draws a screen at each of its sizes, light and dark, into `test-results/screens/`. */
export async function drawScreen(
  page: Page,
  language: Language,
  { name, sizes = [PHONE, LAPTOP], isOverlay }: Screen,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settle(page);
    if (!isOverlay) {
      // In a window as high as the page, what sticks to its edges lies where it belongs.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...size, height });
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // antd's controls turn to the other theme by and by; what turns as long as one waits has no end.
      await page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
        const ending = document.getAnimations().filter((animation) => !endless(animation));
        await Promise.allSettled(ending.map(({ finished }) => finished));
      });
      const file = `${name}-${language}-${colorScheme}-${size.width}.png`;
      await page.screenshot({ path: `${FOLDER}${file}`, caret: 'initial' });
    }
  }
  await page.setViewportSize(LAPTOP);
}
