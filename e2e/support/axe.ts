import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import type axe from 'axe-core';
import { layOutAll } from './lay-out-all.ts';

/**
 * What axe looks at: `colour` is all that can differ between two themes of one document; `size` all that depends on how
 * much room there is, and with it the colours, whichever theme is on: no theme changes a size.
 */
type Rules = 'all' | 'popup' | 'size' | 'colour';

const COLOUR = ['color-contrast', 'link-in-text-block'];

const RULES: Record<Rules, axe.RunOptions> = {
  /** 24 by 24 pixels, or as much room around, is of WCAG 2.2 AA, and off unless one asks for it. */
  all: { rules: { 'target-size': { enabled: true } } },
  /** The options of a field are read with it, wherever they stand in the document, and lie over what is below it. */
  popup: { rules: { region: { enabled: false } } },
  size: {
    runOnly: ['target-size', 'scrollable-region-focusable', ...COLOUR],
    rules: { 'target-size': { enabled: true } },
  },
  colour: { runOnly: COLOUR },
};

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Of a script that the browser itself is given it keeps what it has compiled for the next page; one that goes through
 * `page.evaluate` costs each page as much as its own scripts do.
 */
async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: SOURCE });
  if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.text}`);
}

/** What axe finds on the page as it is now: the rule and the element, for each. */
export async function violations(page: Page, rules: Rules = 'all'): Promise<string[]> {
  await layOutAll(page);
  await settle(page);
  await load(page);
  // No rule of ours asks for the stylesheets once more.
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false, ...RULES[rules] };
  return page.evaluate(async (given) => {
    const { axe: loaded } = window as typeof window & { axe: typeof axe };
    const { violations: found } = await loaded.run(document, given);
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
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
