import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import backend from '../backend/jest.config.mjs';

// Where the test scripts have Jest write their reports; Jest does not make the folder.
mkdirSync('test-results', { recursive: true });

/** What starts the product, a database or a build: too slow for `npm run check`. */
const JOURNEYS = [
  'backend-command',
  'embedded-postgres',
  'release/main',
  'start',
  'start/ensure-built',
  'start/ensure-installed',
].map((name) => `<rootDir>/${name}.spec.mjs`);

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** The table of remotes is TypeScript, which Node itself reads as it stands. */
const shared = {
  transform: { '\\.ts$': '@swc/jest' },
  extensionsToTreatAsEsm: ['.ts'],
};

/** Over the backend of the sources, with its harness. */
const ofTheBackend = backend.projects.find(({ displayName }) => displayName === 'e2e');
const backup = {
  ...ofTheBackend,
  moduleNameMapper: {
    ...ofTheBackend?.moduleNameMapper,
    '^@tiraz/backend/(.*)\\.js$': '<rootDir>/src/$1',
  },
  rootDir: at('../backend'),
  roots: [at('backup')],
  testMatch: ['**/e2e/*.spec.ts'],
  globalSetup: at('../backend/e2e/harness-setup.mjs'),
  globalTeardown: at('../backend/e2e/harness-teardown.mjs'),
};

export default {
  // Far beyond what any test needs: what has to be quick says so itself.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['**/*.spec.{mjs,ts}'],
      testPathIgnorePatterns: ['/node_modules/', '/boundaries/planted/', '/backup/e2e/', ...JOURNEYS],
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: JOURNEYS,
    },
    backup,
  ],
};
