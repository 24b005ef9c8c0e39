import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser.ts';

/** Journeys through the real host in a real browser, against one copy of the product started for the run. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results/artifacts',
  globalSetup: './support/product.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  timeout: 30_000,
  use: { ...browserOptions, trace: 'retain-on-failure' },
});
