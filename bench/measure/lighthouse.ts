// Lighthouse's mobile preset on the public pages, in both languages, against the product as `npm start` serves it.
//
//   npm run lighthouse -w bench -- [--runs 3] [--against URL] [--slowdown 4]
//
// Starts a copy of its own; with --against, the build that answers at URL is measured in turns with it. Prints
// the median of each figure, the bytes and requests of each page, and what keeps a score below 100. How many
// times slower than this machine the emulated phone is follows from how fast this one is just before each visit, unless
// --slowdown says it: a machine that others use as well is half as fast at times.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { defaultSettings } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { provideChromium } from '../../tools/find-chromium.mjs';
import { runProduct } from '../../tools/run-product.mjs';
import { summary, type Table } from '../statistics.ts';

const PAGES = ['/', '/calculator'].flatMap((path) => ['en', 'ar'].map((language) => ({ path, language })));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'];

/**
 * The preset slows a processor down four times, which makes the phone that it emulates of a fast desktop computer alone:
 * one with a BenchmarkIndex of 1500 to 2000, says docs/throttling.md of Lighthouse, and to calibrate on any other.
 */
const PRESET = { slowdown: 4, benchmarkIndex: 1750 };

interface Subject {
  build: string;
  url: string;
  path: string;
  language: string;
  /** One of each run. */
  results: Visit[];
}

interface Visit {
  /** 0 to 100, of each category. */
  scores: number[];
  slowdown: number;
  /** Milliseconds. */
  lcp: number;
  cls: number;
  /** Milliseconds. */
  tbt: number;
  requests: Requested[];
  /** What keeps a score below 100. */
  shortfalls: string[];
}

interface Requested {
  type: string;
  /** As transferred, headers included. */
  bytes: number;
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    against: { type: 'string' },
    slowdown: { type: 'string' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'tiraz-lighthouse-'));
const product = await runProduct({ DATA_DIR: join(folder, 'data') });
const builds = [
  { build: 'this build', url: product.url },
  ...(options.against ? [{ build: options.against, url: options.against.replace(/\/$/, '') }] : []),
];
const subjects = PAGES.flatMap((page) =>
  builds.map((build): Subject => ({ ...build, ...page, results: [] })),
);

const browser = await launch({
  chromePath: await provideChromium(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  logLevel: 'error',
});
try {
  for (let run = 1; run <= Number(options.runs); run++) {
    for (const subject of subjects) {
      console.log(`run ${run}: ${subject.path} ${subject.language}, ${subject.build} …`);
      subject.results.push(await measure(subject));
    }
  }
} finally {
  browser.kill();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
report();

/** By Lighthouse's own benchmark of this moment. */
async function calibratedSlowdown(): Promise<number> {
  const probe = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`);
  const [context = await probe.newContext()] = probe.contexts();
  const page = await context.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  // It lets go of the browser alone.
  await probe.close();
  return Math.max(1, (PRESET.slowdown * index) / PRESET.benchmarkIndex);
}

/** One visit of somebody who has chosen the language before and has nothing in the cache. */
async function measure(
  { url, path, language }: Pick<Subject, 'url' | 'path' | 'language'>,
  triesLeft = 2,
): Promise<Visit> {
  const slowdown = Number(options.slowdown) || (await calibratedSlowdown());
  const throttling = { ...defaultSettings.throttling, cpuSlowdownMultiplier: slowdown };
  const visited = await lighthouse(
    `${url}${path}`,
    { port: browser.port, logLevel: 'error', extraHeaders: { Cookie: `tiraz.language=${language}` } },
    {
      extends: 'lighthouse:default',
      settings: {
        onlyCategories: CATEGORIES,
        // Cookies and storage, too: a visit keeps the language of its page there, and the next one would follow it.
        clearStorageTypes: [
          'cookies',
          'local_storage',
          'file_systems',
          'shader_cache',
          'service_workers',
          'cache_storage',
        ],
        throttling,
      },
    },
  );
  if (!visited) throw new Error(`${path}: Lighthouse gave no result.`);
  const { lhr } = visited;
  if (lhr.runtimeError) {
    // Now and then Chromium records no trace of a visit (NO_NAVSTART).
    if (triesLeft > 0) return measure({ url, path, language }, triesLeft - 1);
    throw new Error(`${path}: ${lhr.runtimeError.message}`);
  }
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const numberOf = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
  const listed = lhr.audits['network-requests']?.details;
  const requests = listed?.type === 'table' ? listed.items : [];
  return {
    scores: CATEGORIES.map(score),
    slowdown,
    lcp: numberOf('largest-contentful-paint'),
    cls: numberOf('cumulative-layout-shift'),
    tbt: numberOf('total-blocking-time'),
    requests: requests.map(({ resourceType, transferSize }) => ({
      type: String(resourceType),
      bytes: Number(transferSize),
    })),
    shortfalls: CATEGORIES.flatMap((category) => lhr.categories[category]?.auditRefs ?? []).flatMap(
      ({ id, weight }) => {
        const audit = lhr.audits[id];
        if (!audit || weight === 0 || (audit.score ?? 1) >= 0.9) return [];
        return [`${id}: ${audit.displayValue ?? audit.title}`];
      },
    ),
  };
}

function report(): void {
  const medians: Table = {};
  const loads: Table = {};
  for (const { build, path, language, results } of subjects) {
    const name = `${path} ${language}${builds.length > 1 ? `, ${build}` : ''}`;
    const of = (figure: (visit: Visit) => number) => summary(results.map(figure)).median;
    medians[name] = Object.fromEntries([
      ...CATEGORIES.map((category, index) => [category, of(({ scores }) => scores[index] ?? NaN)]),
      ['LCP s', Number((of(({ lcp }) => lcp) / 1000).toFixed(2))],
      ['CLS', Number(of(({ cls }) => cls).toFixed(3))],
      ['slowdown', Number(of(({ slowdown }) => slowdown).toFixed(2))],
      ['TBT ms', Math.round(of(({ tbt }) => tbt))],
    ]);
    loads[name] = Object.fromEntries(
      ['all', ...TYPES, 'Other'].map((type) => [type, load(results.at(-1)?.requests ?? [], type)]),
    );
  }
  console.log(`\nMedians of ${options.runs} runs`);
  console.table(medians);
  console.log('Requests and what they weigh on the wire');
  console.table(loads);
  for (const { build, path, language, results } of subjects) {
    for (const shortfall of results.at(-1)?.shortfalls ?? []) {
      console.log(`${path} ${language}, ${build}: ${shortfall}`);
    }
  }
}

/** Requests of a type and their bytes. */
function load(requests: readonly Requested[], wanted: string): string {
  const counted = requests.filter(({ type }) =>
    wanted === 'all' ? true : wanted === 'Other' ? !TYPES.includes(type) : type === wanted,
  );
  const sum = counted.reduce((all, { bytes }) => all + bytes, 0);
  return `${counted.length}: ${(sum / 1024).toFixed(1)} KB`;
}
