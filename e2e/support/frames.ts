import type { Page, TestInfo } from '@playwright/test';

const STOOD_STILL = 'browser stood still';
const WORDS = 'the browser draws no frames';

/**
 * Headless Chromium sometimes stops to draw: no animation frame comes any more, though the page's timers go on, so that
 * neither the page nor Playwright gets anywhere. Marks the journey then, and asks for a picture, for which the browser
 * has to draw.
 */
export async function watchFrames(page: Page, testInfo: TestInfo): Promise<void> {
  page.on('console', (message) => {
    if (message.text() !== WORDS) return;
    testInfo.annotations.push({ type: STOOD_STILL });
    void page.screenshot({ timeout: 5_000 }).catch(() => undefined);
  });
  await page.addInitScript((words) => {
    const PATIENCE_MS = 5_000;
    let askedAt = 0;
    setInterval(() => {
      const now = performance.now();
      if (document.visibilityState === 'hidden') return;
      if (askedAt === 0) {
        askedAt = now;
        requestAnimationFrame(() => (askedAt = 0));
      } else if (now - askedAt > PATIENCE_MS) {
        console.debug(words);
        askedAt = now;
      }
    }, 1_000);
  }, WORDS);
}
