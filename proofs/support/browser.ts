import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { provideChromium } from '../../tools/find-chromium.mjs';
import { browserOptions } from '../../e2e/support/browser.ts';

/** What hostile markup calls when it runs: `hit(12)`. */
export const MARKER = 'hit';

/** What a sound page never does. */
interface Seen {
  /** Scripts that were not to run. */
  ran: string[];
  violations: string[];
  requests: string[];
}

/** Which has been told where to report what the policy stops. */
type Reporting = typeof globalThis & { reportViolation(what: string): Promise<void> };

export interface Watched {
  context: BrowserContext;
  page: Page;
  seen: Seen;
}

/** A Chromium that asks nothing of the outside world; closed when the proof is over. */
export async function openBrowser(defer: (work: () => unknown) => void): Promise<Browser> {
  const executablePath = await provideChromium();
  if (!executablePath) throw new Error('There is no Chromium, and none could be installed.');
  const browser = await chromium.launch({ ...browserOptions.launchOptions, executablePath });
  defer(() => browser.close());
  return browser;
}

/** A page of its own that notes what a sound page never does. */
export async function watchedPage(browser: Browser, options?: BrowserContextOptions): Promise<Watched> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const seen: Seen = { ran: [], violations: [], requests: [] };
  await context.exposeFunction(MARKER, (which: unknown) => void seen.ran.push(String(which)));
  await context.exposeFunction('reportViolation', (what: string) => void seen.violations.push(what));
  await context.addInitScript(() => {
    globalThis.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      void (globalThis as Reporting).reportViolation(`${effectiveDirective} blocked ${blockedURI}`);
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
