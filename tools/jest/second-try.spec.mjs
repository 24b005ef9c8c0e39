import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { runToEnd } from '../start/run-to-end.mjs';
import { temporaryFolder } from '../testing.mjs';

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url));
const folder = temporaryFolder();

/**
 * Runs a workspace of these tests and reads its report.
 * @param {string} name
 * @param {Record<string, string>} files their texts, by their names
 */
async function run(name, files) {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  const config = { testMatch: ['**/*.spec.cjs'], transform: {}, haste: { forceNodeFilesystemAPI: true } };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ jest: config }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(cwd, file), text);
  const { code } = await runToEnd(process.execPath, [RUN, '--outputFile=report.json', '--maxWorkers=1'], {
    cwd,
  });
  /** @type {import('./second-try.mjs').Report} */
  const { testResults, ...counts } = JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, retryReasons = [] }) => ({
      fullName,
      result: [fullName, status, retryReasons.map((reason) => reason.split('\n')[0])],
    })),
  );
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = counts;
  return {
    code,
    counts: [numPassedTests, numFailedTests, numRuntimeErrorTestSuites],
    tests: tests
      .toSorted((one, other) => one.fullName.localeCompare(other.fullName))
      .map(({ result }) => result),
  };
}

/** Fails once in this workspace. */
const ONCE = `
  const { existsSync, writeFileSync } = require('node:fs');
  function once(what) {
    if (existsSync(what)) return;
    writeFileSync(what, '');
    throw new Error(what + ' came too late');
  }`;

it('a file that fails runs once more, with all its tests, and says why', async () => {
  const { code, counts, tests } = await run('once', {
    'busy.spec.cjs': `${ONCE} test('waits', () => once('answer')); test('adds', () => undefined);`,
    'start.spec.cjs': `${ONCE} once('server'); test('starts', () => undefined);`,
    'sound.spec.cjs': `test('is sound', () => { if (require('node:fs').existsSync('run')) throw new Error('again');
      require('node:fs').writeFileSync('run', ''); });`,
  });
  expect([code, counts]).toEqual([0, [4, 0, 0]]);
  expect(tests).toEqual([
    ['adds', 'passed', []],
    ['is sound', 'passed', []],
    ['starts', 'passed', [expect.stringContaining('Test suite failed to run')]],
    ['waits', 'passed', ['Error: answer came too late']],
  ]);
});

it('what fails twice has failed', async () => {
  const { code, counts, tests } = await run('twice', {
    'wrong.spec.cjs': `${ONCE} test('is wrong', () => { once('it'); throw new Error('it is wrong'); });`,
    'broken.spec.cjs': `throw new Error('no tests');`,
  });
  expect([code, counts]).toEqual([1, [0, 1, 1]]);
  expect(tests).toEqual([['is wrong', 'failed', ['Error: it came too late']]]);
});
