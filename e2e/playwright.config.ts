import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser.ts';

/** Journeys through the real host in a real browser, against one copy of the product started for the run. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results/artifacts',
  globalSetup: './support/product.ts',
  fullyParallel: true,
  // A journey waits for a third of its time: three keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // What passes then is named at the end of the run (tools/test/results.ts).
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // No figures but the patience with a machine that is busy with other things as well.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  use: {
    ...browserOptions,
    actionTimeout: 40_000,
    // Far from Cairo: each day and hour on the screen is Cairo's wherever the browser stands.
    timezoneId: 'America/Los_Angeles',
    // Nobody waits for what only moves; a journey about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // `--trace on` shows each step of a journey; recording all of them takes a third of the run.
    screenshot: 'only-on-failure',
  },
});
