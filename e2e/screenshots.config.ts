import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser.ts';

/** Makes the pictures of the README from the running product. */
export default defineConfig({
  testDir: 'screenshots',
  outputDir: 'test-results/screenshots',
  globalSetup: './support/product.ts',
  workers: 1,
  reporter: 'list',
  use: { ...browserOptions },
});
