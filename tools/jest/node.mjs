// For a library that runs on Node, or anywhere.
import { mkdirSync } from 'node:fs';

// Where the test script has Jest write its report; Jest does not make the folder.
mkdirSync('test-results', { recursive: true });

export default {
  // Far beyond what any test needs: what has to be quick says so itself.
  testTimeout: 60_000,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'es6' } },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
