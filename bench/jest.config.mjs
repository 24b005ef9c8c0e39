import tools from '../tools/jest.config.mjs';

const [unit, e2e] = tools.projects;
/** It starts the product and its peers: too slow for `npm run check`. */
const JOURNEY = '<rootDir>/peers.spec.ts';

export default {
  ...tools,
  projects: [
    { ...unit, testMatch: ['**/*.spec.ts'], testPathIgnorePatterns: ['/node_modules/', JOURNEY] },
    { ...e2e, testMatch: [JOURNEY] },
  ],
};
