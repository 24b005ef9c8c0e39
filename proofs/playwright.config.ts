import { defineConfig } from '@playwright/test';

const { PROVE_QUICK, PROVE_REPORT } = process.env;
const quickOnes = PROVE_QUICK ? { grep: /@quick/ } : {};

/** Experiments on copies of the product; `main.mjs` chooses which run. */
export default defineConfig({
  outputDir: 'test-results/artifacts',
  // Each measures the whole machine.
  workers: 1,
  forbidOnly: true,
  reporter: [['./report.ts'], ...(PROVE_REPORT ? [['json', { outputFile: PROVE_REPORT }] as const] : [])],
  projects: [
    { name: 'Faults', testDir: 'faults', ...quickOnes },
    { name: 'Security', testDir: 'security', ...quickOnes },
    ...(PROVE_QUICK ? [{ name: 'support', testDir: 'support' }] : []),
  ],
});
