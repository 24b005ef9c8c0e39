import { mkdirSync } from 'node:fs';

// Where the test script has Jest write its report; Jest does not make the folder.
mkdirSync('test-results', { recursive: true });

export default {
  testMatch: ['**/*.spec.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/boundaries/planted/'],
  transform: {},
  // Far beyond what any test needs: what has to be quick says so itself.
  testTimeout: 120_000,
};
