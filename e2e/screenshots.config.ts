import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser.ts';

/** Makes the pictures of the README, and the set of every public screen, from the running product. */
export default defineConfig({
  testDir: 'screenshots',
  outputDir: 'test-results/screenshots',
  globalSetup: './support/product.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: { ...browserOptions },
});
