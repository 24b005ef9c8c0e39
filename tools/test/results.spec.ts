import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing.mjs';
import { inShort, promisedReports, readReport } from './results.ts';

const folder = temporaryFolder();

function report(content: string): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, content);
  return file;
}

const OUTAGE = {
  name: '/checkout/backend/e2e/outage.spec.ts',
  status: 'failed',
  message: [
    '  \u001b[1m● \u001b[22mTest suite failed to run',
    '',
    '    terminating connection',
    '',
    '  ● an outage › is survived',
    '',
    '    expect(received).toBe(expected)',
  ].join('\n'),
  assertionResults: [
    { status: 'failed', ancestorTitles: ['an outage'], title: 'is survived', retryReasons: ['fetch failed'] },
  ],
};
const [SUITE, TEST, FIRST] = [
  { name: 'outage.spec.ts › Test suite failed to run', message: '\n    terminating connection' },
  { name: 'outage.spec.ts › an outage › is survived', message: '\n    expect(received).toBe(expected)' },
  { name: 'outage.spec.ts › an outage › is survived (at its first try)', message: 'fetch failed' },
];
const PASSED = {
  name: '/checkout/backend/e2e/quotes.spec.ts',
  status: 'passed',
  message: '',
  assertionResults: [
    { status: 'passed', ancestorTitles: [], title: 'a quote', retryReasons: [] },
    { status: 'passed', ancestorTitles: ['quotes'], title: 'are exact', retryReasons: ['\u001b[31mlate'] },
  ],
};
const specOf = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});

it.each([
  [
    'Jest, with a test and a hook that failed',
    { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults: [PASSED, OUTAGE] },
    {
      passed: 5,
      failed: 2,
      failures: [
        { name: 'quotes.spec.ts › quotes › are exact (passed at the second try)', message: 'late' },
        SUITE,
        TEST,
        FIRST,
      ],
    },
  ],
  [
    'Playwright',
    {
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [],
      suites: [
        {
          title: 'journeys/tour.spec.ts',
          specs: [specOf('all is quiet', 'expected')],
          suites: [
            {
              title: 'ar',
              specs: [
                specOf('a tour', 'unexpected', '\u001b[31mnot found\u001b[39m'),
                specOf('a walk', 'flaky', 'late'),
              ],
            },
          ],
        },
      ],
    },
    {
      passed: 5,
      failed: 1,
      failures: [
        { name: 'journeys/tour.spec.ts › ar › a tour', message: 'not found' },
        { name: 'journeys/tour.spec.ts › ar › a walk (passed at the second try)', message: 'late' },
      ],
    },
  ],
  [
    'Playwright, a set-up that failed',
    {
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      errors: [{ message: 'The product ended' }],
      suites: [],
    },
    { passed: 0, failed: 1, failures: [{ name: 'outside the tests', message: 'The product ended' }] },
  ],
])('reads a report of %s', (_, content, expected) => {
  expect(readReport(report(JSON.stringify(content)))).toEqual(expected);
});

it('counts a report that is missing or broken as a failure', () => {
  const failure = { passed: 0, failed: 1, failures: [{ name: 'no report', message: expect.any(String) }] };
  expect(readReport(join(folder, 'missing.json'))).toEqual(failure);
  expect(readReport(report('{'))).toEqual(failure);
});

it('tells of a failure in few lines', () => {
  const message = ['', '  Error: late', ...Array.from({ length: 20 }, (_, line) => `    at ${line}`)].join(
    '\n',
  );
  const lines = inShort('e2e/report.json', { name: 'tour › a walk', message }).split('\n');
  expect(lines.slice(0, 2)).toEqual(['e2e/report.json: tour › a walk', '    Error: late']);
  expect(lines).toHaveLength(17);
  expect(lines.at(-1)).toBe('    … 6 lines more');
});

it('expects the reports that the test scripts name', () => {
  const checkout = join(folder, 'checkout');
  const project = (path: string, scripts: Record<string, string>) => {
    mkdirSync(join(checkout, path), { recursive: true });
    writeFileSync(join(checkout, path, 'package.json'), JSON.stringify({ scripts }));
  };
  mkdirSync(checkout);
  writeFileSync(join(checkout, 'package.json'), JSON.stringify({ workspaces: ['backend', 'libs/*'] }));
  project('backend', {
    test: 'jest --outputFile=results/unit.json',
    e2e: 'jest --outputFile=results/e2e.json',
  });
  project('libs/locale', { test: 'jest --json --outputFile=results/jest.json --ci' });
  project('libs/theme', { build: 'tsc' });

  expect(promisedReports(checkout).sort()).toEqual(
    ['backend/results/e2e.json', 'backend/results/unit.json', 'libs/locale/results/jest.json'].map((file) =>
      join(checkout, file),
    ),
  );
});
