import { test as base, expect, type Page } from '@playwright/test';
import { LANGUAGE_KEY, type Language } from '@tiraz/contracts/language';
import pg from 'pg';
import { watchFrames } from './frames.ts';
import { listenForNoise } from './noise.ts';

interface Journey {
  /** The language that the visitor chose on an earlier visit. */
  language: Language;
  /** Rows of the product's database. */
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Fails the journey over whatever a sound page never does: see listenForNoise. */
  quiet: void;
  /** Noise that this journey makes on purpose. */
  expectedErrors: RegExp | undefined;
}

/** No figure but the patience with a walk over many screens, on a machine that is busy with other things as well. */
export const WALK_MS = 1_200_000;

export const test = base.extend<Journey>({
  language: ['en', { option: true }],
  expectedErrors: [undefined, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.TIRAZ_URL);
  },
  context: async ({ context, language, baseURL }, use) => {
    if (!baseURL)
      throw new Error('The product is not running: start the journeys through the configuration.');
    await context.addCookies([{ name: LANGUAGE_KEY, value: language, url: baseURL }]);
    await use(context);
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  query: async ({}, use) => {
    const client = new pg.Client({ connectionString: process.env.TIRAZ_DATABASE_URL });
    await client.connect();
    await use(async (sql, values) => (await client.query(sql, values)).rows);
    await client.end();
  },
  quiet: [
    async ({ page, baseURL, expectedErrors }, use, testInfo) => {
      await watchFrames(page, testInfo);
      const noise = await listenForNoise(page, new URL(baseURL!).origin);
      await use();
      expect(noise.filter((text) => !expectedErrors?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether something reaches beyond the page's width, so that a phone would scroll sideways. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

export { expect };
