import type { Page } from '@playwright/test';

/** The next page is as the server has drawn it. @returns lets its code come */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
