const typescript = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': typescript },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/e2e/harness-setup.mjs',
  globalTeardown: '<rootDir>/e2e/harness-teardown.mjs',
};

/** `unit`: rules, use cases and the adapters' promises, beside what they test. `e2e`: journeys over HTTP. */
export default {
  // Far beyond what any test needs: what has to be quick says so itself.
  testTimeout: 90_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    { ...shared, displayName: 'e2e', testMatch: ['<rootDir>/e2e/**/*.spec.ts'] },
  ],
};
