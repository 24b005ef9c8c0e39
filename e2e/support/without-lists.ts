import type { Page } from '@playwright/test';

/** From now on the calculator comes without what the web server has drawn of it: the browser asks for the lists itself. */
export async function comeWithoutLists(page: Page): Promise<void> {
  await page.route(/\/calculator(\?|$)/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const whole = await response.text();
    const body = whole
      .replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, '')
      .replace(/(<div id="root"[^>]*>).*(<\/div>\s*<script [^>]*data-scripts)/s, '$1$2');
    return route.fulfill({ response, body });
  });
}
