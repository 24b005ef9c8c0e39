import type { Page } from '@playwright/test';

/** What the browser lays out only near the window would be measured over what follows it, or without a size. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Another sheet would have the whole document styled anew.
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
