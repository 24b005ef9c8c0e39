import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it is now: the rule and the element, for each.
 *
 * @param rules all of them, or those about colour: all that can differ between two themes of one document
 */
export async function violations(page: Page, rules: 'all' | 'colour' = 'all'): Promise<string[]> {
  await settled(page);
  // Legacy: in this page, which has no frames, and not by way of a second one.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === 'colour') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** When what a change of theme sets going has come to rest: half-way, colours have the contrast of neither theme. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
