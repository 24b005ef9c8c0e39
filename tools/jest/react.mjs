// The Jest settings that every React project shares: ES modules compiled by swc, a browser with the parts
// that jsdom leaves out, stylesheets as their own class names.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Where the test scripts have Jest write its report; Jest does not make the folder.
mkdirSync('test-results', { recursive: true });

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

export default {
  testEnvironment: here('./browser-environment.mjs'),
  // The version that webpack writes into a build.
  globals: { __webpack_hash__: '0123456789abcdef0123' },
  testMatch: ['**/src/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '^antd$': here('../../libs/staff-kit/src/testing/antd.cjs'),
    '\\.css$': here('./class-names.mjs'),
    '\\.(svg|png|webp|woff2)$': here('./asset.mjs'),
  },
  setupFilesAfterEnv: [here('./matchers.mjs')],
};
