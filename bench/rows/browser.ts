import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { provideChromium } from '../../tools/find-chromium.mjs';
import { runProduct } from '../../tools/run-product.mjs';
import type { Row } from '../row.ts';
import { spread, summary, type Table } from '../statistics.ts';

const LANGUAGES = ['en', 'ar'];
const PAGES = ['/', '/calculator', '/admin/login', '/admin/inquiries'];
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const TICK_MS = 10;

/** What a page needed until it could be used. */
interface Visit {
  busyMs: number;
  requests: number;
  /** Of the bodies, as the next one. */
  bytes: number;
  script: number;
}

/**
 * The pages in a desktop Chromium with nothing in its cache: what comes over the wire until the page can be used, and
 * how long the page's main thread works for it, its start included. The machine's scheduler counts that in ticks of
 * 10 ms, whatever else the machine does meanwhile.
 */
export default {
  name: 'browser',
  title: 'The pages in Chromium: bytes, requests and main thread until they can be used',
  async run({ folder, rounds }) {
    const product = await runProduct({ DATA_DIR: join(folder, 'data') });
    const browser = await chromium.launch({ executablePath: await provideChromium(), args: ARGS });
    const visits = LANGUAGES.flatMap((language) =>
      PAGES.map((path): Planned => ({ language, path, seen: [] })),
    );
    try {
      for (let round = 0; round < rounds; round++) {
        for (const { language, path, seen } of visits) {
          seen.push(await visit(browser, { url: product.url, language, path }));
        }
      }
    } finally {
      await browser.close();
      await product.stop();
    }
    const table: Table = {};
    for (const { language, path, seen } of visits) {
      const of = (figure: (visit: Visit) => number) => summary(seen.map(figure));
      table[`${path} ${language}`] = {
        'main thread ms': spread(of(({ busyMs }) => busyMs)),
        requests: of(({ requests }) => requests).median,
        KB: spread(of(({ bytes }) => bytes / 1024)),
        'script KB': spread(of(({ script }) => script / 1024)),
      };
    }
    return { tables: { [`Medians of ${rounds} visits`]: table } };
  },
} satisfies Row;

interface Planned {
  language: string;
  path: string;
  seen: Visit[];
}

async function visit(
  browser: Browser,
  { url, language, path }: { url: string; language: string; path: string },
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  try {
    await context.addCookies([{ name: 'tiraz.language', value: language, url }]);
    if (path.startsWith('/admin/i')) {
      const { account } = await (await context.request.get('/api/demo-account')).json();
      await context.request.post('/api/admin/login', { data: account });
    }
    const page = await context.newPage();
    const before = await mainThreadsMs(browser);
    const sizes: Promise<Size>[] = [];
    page.on('requestfinished', (request) => {
      const type = request.resourceType();
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ type, bytes })));
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('body:not(:has([aria-busy="true"]))').waitFor();
    await page.waitForLoadState('networkidle');
    const busyMs = (await mainThreadsMs(browser)) - before;
    const files = await Promise.all(sizes);
    const sum = (some: Size[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      busyMs,
      requests: files.length,
      bytes: sum(files),
      script: sum(files.filter(({ type }) => type === 'script')),
    };
  } finally {
    await context.close();
  }
}

interface Size {
  type: string;
  bytes: number;
}

/**
 * What the first threads of all pages' processes have worked, user and system time: a renderer's first thread is its
 * main one, and no other page is at work.
 */
async function mainThreadsMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ticks = processInfo
    .filter(({ type }) => type === 'renderer')
    .flatMap(({ id }) =>
      readFileSync(`/proc/${id}/task/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .slice(11, 13),
    );
  return ticks.reduce((sum, count) => sum + Number(count), 0) * TICK_MS;
}
