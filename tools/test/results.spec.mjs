import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing.mjs';
import { countReport, promisedReports } from './results.mjs';

const folder = temporaryFolder();

function report(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, content);
  return file;
}

it.each([
  ['Jest', { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 0 }, { passed: 5, failed: 1 }],
  [
    'Jest, suites that could not run',
    { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 2 },
    { passed: 5, failed: 2 },
  ],
  [
    'Playwright',
    { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] },
    { passed: 4, failed: 2 },
  ],
  [
    'Playwright, a set-up that failed',
    { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] },
    { passed: 0, failed: 1 },
  ],
])('counts a report of %s', (_, content, expected) => {
  expect(countReport(report(JSON.stringify(content)))).toEqual(expected);
});

it('counts a report that is missing or broken as a failure', () => {
  expect(countReport(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1 });
  expect(countReport(report('{'))).toEqual({ passed: 0, failed: 1 });
});

it('expects the reports that the test scripts name', () => {
  const house = join(folder, 'house');
  const project = (path, scripts) => {
    mkdirSync(join(house, path), { recursive: true });
    writeFileSync(join(house, path, 'package.json'), JSON.stringify({ scripts }));
  };
  mkdirSync(house);
  writeFileSync(join(house, 'package.json'), JSON.stringify({ workspaces: ['backend', 'libs/*'] }));
  project('backend', {
    test: 'jest --outputFile=results/unit.json',
    e2e: 'jest --outputFile=results/e2e.json',
  });
  project('libs/locale', { test: 'jest --json --outputFile=results/jest.json --ci' });
  project('libs/theme', { build: 'tsc' });

  expect(promisedReports(house).sort()).toEqual(
    ['backend/results/e2e.json', 'backend/results/unit.json', 'libs/locale/results/jest.json'].map((file) =>
      join(house, file),
    ),
  );
});
