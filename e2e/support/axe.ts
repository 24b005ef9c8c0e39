import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Of WCAG 2.2 AA, and off in axe unless one asks for it: 24 by 24 pixels, or as much room around. */
const TARGET_SIZE = { 'target-size': { enabled: true } };

/**
 * What axe finds on the page as it is now: the rule and the element, for each.
 *
 * @param rules all of them, or those about colour: all that can differ between two themes of one document
 */
export async function violations(page: Page, rules: 'all' | 'colour' = 'all'): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { axe: loaded } = window as typeof window & { axe: typeof axe };
      const { violations: found } = await loaded.run(document, options);
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    {
      resultTypes: ['violations' as const],
      ...(rules === 'colour'
        ? { runOnly: ['color-contrast', 'link-in-text-block'] }
        : { rules: TARGET_SIZE }),
    },
  );
}

/** Ends what a change of theme sets going: half-way, colours have the contrast of neither theme. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    await drawn();
  });
}
