import page from '../tools/jest/react.mjs';

const server = {
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/server/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'es6' } },
    ],
  },
};

export default {
  // Far beyond what any test needs: what has to be quick says so itself.
  testTimeout: 60_000,
  projects: [{ ...page, displayName: 'page' }, server],
};
