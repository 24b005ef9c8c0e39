import tools from '../tools/jest.config.mjs';

const [unit, e2e] = tools.projects;
/** It starts copies of the product: too slow for `npm run check`. */
const JOURNEY = '<rootDir>/prove.spec.mjs';

export default {
  ...tools,
  projects: [
    { ...unit, testPathIgnorePatterns: ['/node_modules/', JOURNEY] },
    { ...e2e, testMatch: [JOURNEY] },
  ],
};
