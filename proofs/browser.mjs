import { createRequire } from 'node:module';
import { provideChromium } from '../tools/find-chromium.mjs';

/** What hostile markup calls when it runs: `hit(12)`. */
export const MARKER = 'hit';

/**
 * A Chromium that asks nothing of the outside world; closed when the row is over.
 * @param {(work: () => unknown) => void} defer
 * @returns {Promise<object>} Playwright's
 */
export async function openBrowser(defer) {
  const executablePath = await provideChromium();
  if (!executablePath) throw new Error('There is no Chromium, and none could be installed.');
  const fromTheJourneys = createRequire(new URL('../e2e/package.json', import.meta.url));
  const { chromium } = fromTheJourneys('@playwright/test');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-sync',
  ];
  const browser = await chromium.launch({ executablePath, args });
  defer(() => browser.close());
  return browser;
}

/**
 * A page of its own that notes what a sound page never does.
 * @param {object} browser Playwright's
 * @param {object} [options] of its context
 */
export async function watchedPage(browser, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  /** @type {{ ran: string[], violations: string[], requests: string[] }} `ran`: scripts that were not to run */
  const seen = { ran: [], violations: [], requests: [] };
  await context.exposeFunction(MARKER, (which) => void seen.ran.push(String(which)));
  await context.exposeFunction('reportViolation', (what) => void seen.violations.push(what));
  await context.addInitScript(() => {
    globalThis.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      void globalThis.reportViolation(`${effectiveDirective} blocked ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    seen.ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => seen.requests.push(request.url()));
  return { context, page, seen };
}
