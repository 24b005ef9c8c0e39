// How long staff wait for what they see after a press, on every screen of theirs with thousands of rows behind it.
//
//   npm run measure:presses -w bench -- [--inquiries 20000] [--customers 2000] [--fabrics 1000] [--screen /admin/prices]
//
// Starts a PostgreSQL and the product of its own and seeds. On each screen it presses keys, fields and buttons as
// somebody does, and prints the longest time from a press to the next frame that shows what came of it: what
// Interaction to Next Paint counts (https://web.dev/inp). Promised: 100 ms.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { inStaffBrowser } from './staff-browser.ts';

const { values: options } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '20000' },
    customers: { type: 'string', default: '2000' },
    fabrics: { type: 'string', default: '1000' },
    screen: { type: 'string' },
  },
});
const PROMISED_MS = 100;
/** Shorter ones are not reported by a browser. */
const LEAST_MS = 16;
const RESTS_MS = 400;
const PRESSED_OF_A_KIND = 6;
/** What is pressed on a screen, and the keys that are pressed in it then. */
const TYPED = ['m', 'o', 'Backspace', 'Backspace', 'ArrowDown', 'Escape'];
const PRESSED = {
  'input[type="search"], input[type="text"]': TYPED,
  '[role="combobox"]': TYPED,
  button: ['Escape'],
};
const PAGES: { path: string }[] = JSON.parse(
  await readFile(new URL('../../admin-remote/src/pages.json', import.meta.url), 'utf8'),
);

const size = { inquiries: Number(options.inquiries), customers: Number(options.customers) };

await inStaffBrowser(size, async ({ ask, open, url }) => {
  for (let index = 0; index < Number(options.fabrics); index++)
    await ask('fabrics', {
      ...{ name: `Fabric ${index}`, nameAr: `قماش ${index}`, composition: '100% Cotton' },
      ...{ gsm: 180, costMultiplier: '1.10' },
    });
  const [{ id: inquiry }] = await ask<[Identified]>('inquiries');
  const [{ id: customer }] = await ask<[Identified]>('customers');
  const screens = PAGES.map(({ path }) => `/admin${path}`).filter(
    (path) => !/login|join|admin$|mail\/:id/.test(path) && (options.screen ?? path) === path,
  );
  if (screens.length === 0) throw new Error(`There is no screen ${options.screen}.`);
  const table: Record<string, Longest> = {};
  for (const screen of screens) {
    const id = screen.includes('customers') ? customer : inquiry;
    const seen = await visit(await open(), url + screen.replace(/:\w+/, id));
    table[screen] = seen;
    console.log(`${screen}: ${seen['longest ms']} ms, ${seen.of}`);
  }
  console.table(table);
  const late = Object.values(table).filter((seen) => seen['longest ms'] > PROMISED_MS).length;
  console.log(late === 0 ? `Every press within ${PROMISED_MS} ms.` : `${late} screens are slower.`);
});

interface Identified {
  id: string;
}

/** The longest of the presses on a screen, and what was pressed. */
interface Longest {
  'longest ms': number;
  of: string;
  presses: number;
}

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    /** What the browser has reported of them since they were read last. */
    presses: { ms: number; of: string }[];
  }
}

async function visit(page: Page, address: string): Promise<Longest> {
  page.on('dialog', (question) => void question.accept());
  await page.addInitScript((least) => {
    window.presses = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId) {
          const pressed = entry.target instanceof Element ? entry.target : undefined;
          const named = pressed?.closest('[aria-label], button, a, label, [role="combobox"]');
          const name = named?.ariaLabel ?? named?.textContent ?? '';
          window.presses.push({ ms: entry.duration, of: `${entry.name} ${name.slice(0, 40)}` });
        }
    }).observe({ type: 'event', durationThreshold: least });
  }, LEAST_MS);
  const load = async () => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(RESTS_MS * 3);
  };
  const longest: Longest = { 'longest ms': 0, of: 'nothing', presses: 0 };
  const note = async (pressed: string) => {
    await page.waitForTimeout(RESTS_MS);
    const seen = await page.evaluate(() => window.presses.splice(0));
    longest.presses += 1;
    for (const { ms, of } of seen) {
      if (ms > PROMISED_MS) console.log(`  ${ms} ms: ${of}, by ${pressed}`);
      if (ms > longest['longest ms']) Object.assign(longest, { 'longest ms': ms, of });
    }
  };
  const keys = ['j', 'j', 'x', 'Shift+J', 'Escape', 'Control+k', 'm', 'o', 'Escape'];
  await load();
  for (const key of keys) {
    await page.keyboard.press(key);
    await note(key);
  }
  for (const [kind, typed] of Object.entries(PRESSED)) {
    await load();
    const things = page.locator('main').locator(kind);
    for (let index = 0; index < Math.min(await things.count(), PRESSED_OF_A_KIND); index++) {
      const thing = things.nth(index);
      if (!(await thing.isVisible()) || !(await thing.isEnabled())) continue;
      await thing.click({ timeout: 3_000 }).catch(() => undefined);
      await note('a click');
      for (const key of typed) {
        await page.keyboard.press(key);
        await note(key);
      }
    }
  }
  await page.context().close();
  return longest;
}
