import { mkdirSync } from 'node:fs';

// Where the test scripts have Jest write their reports; Jest does not make the folder.
mkdirSync('test-results', { recursive: true });

/** What starts the product, a database or a build: too slow for `npm run check`. */
const JOURNEYS = [
  'backend-command',
  'embedded-postgres',
  'prove/prove',
  'start',
  'start/ensure-built',
  'start/ensure-installed',
].map((name) => `<rootDir>/${name}.spec.mjs`);

const shared = { transform: {} };

export default {
  // Far beyond what any test needs: what has to be quick says so itself.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['**/*.spec.mjs'],
      testPathIgnorePatterns: ['/node_modules/', '/boundaries/planted/', ...JOURNEYS],
    },
    { ...shared, displayName: 'e2e', testMatch: JOURNEYS },
  ],
};
