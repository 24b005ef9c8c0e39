import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Walks at random through the running product. A walk takes minutes, and finds other things each time. */
export default defineConfig({
  ...journeys,
  testDir: 'wander',
  outputDir: 'test-results/wander',
  reporter: 'list',
  timeout: 3_600_000,
  retries: 0,
  workers: 2,
});
