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

/** @nestjs/typeorm, which is not among them, collects the entities of every application in its process. */
const NATIVE_PACKAGES = [
  ...['@20minutes/s3rver', '@fastify/static', '@nestjs/common', '@nestjs/core', '@nestjs/passport'],
  ...[
    '@nestjs/platform-fastify',
    '@nestjs/swagger',
    '@nestjs/testing',
    '@redocly/openapi-core',
    '@simplewebauthn/server',
    'ajv',
    'ajv-formats',
    'class-transformer',
    'cookie',
  ],
  ...[
    'class-validator',
    'fast-check',
    'fastify',
    'graphile-worker',
    'minio',
    'nodemailer',
    'passport',
    'passport-local',
    'pg',
  ],
  ...['pg-copy-streams', 'reflect-metadata', 'rxjs', 'sharp', 'typeorm', 'typescript', 'uuid'],
];

const NATIVE = '<rootDir>/../tools/jest/native-packages.mjs';

const shared = {
  testEnvironment: '<rootDir>/../tools/jest/node-environment.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '/e2e/documented-answers\\.ts$': NATIVE,
    '\\.ts$': typescript,
    [`/node_modules/(${NATIVE_PACKAGES.join('|')})/`]: NATIVE,
  },
  transformIgnorePatterns: [],
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
