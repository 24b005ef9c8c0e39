// `node ../tools/jest/run.mjs --outputFile=<report> [Jest's options]`, in the folder of a workspace: its tests. A file
// that fails has a second try by itself: what waits for processes, sockets and databases loses time on a busy machine.
// What passes then is told by name at the end of `npm test`.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runToEnd } from '../start/run-to-end.mjs';
import { bothTries, failedFiles } from './second-try.mjs';

const JEST = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
/** The modules of a file stay in memory after its tests, and marking a gigabyte takes seconds: it is done less often. */
const MEMORY = ['--max-semi-space-size=64', '--heap-growing-percent=300'];
/** Both tries. No figure but the patience with a machine that is busy with other things as well. */
const LIMIT_MS = 2_400_000;
/** More than so many files do not fail for want of time. */
const MOST_AGAIN = 10;

const given = process.argv.slice(2);
const { outputFile } = parseArgs({
  options: { outputFile: { type: 'string' } },
  strict: false,
}).values;
if (typeof outputFile !== 'string') throw new Error('--outputFile=<report> is missing');
const endsAt = Date.now() + LIMIT_MS;

let code = await runJest(given);
const first = code === 0 ? undefined : reportIn(outputFile);
const files = first ? failedFiles(first) : [];
if (first && files.length > 0 && files.length <= MOST_AGAIN) {
  console.log(`\nA second try:\n${files.map((file) => `  ${file}\n`).join('')}`);
  rmSync(outputFile);
  const options = given.filter((option) => !option.startsWith('--testPathPatterns'));
  code = await runJest([...options, '--runTestsByPath', ...files]);
  const second = reportIn(outputFile) ?? { testResults: [] };
  writeFileSync(outputFile, JSON.stringify(bothTries(first, second)));
}
process.exit(code);

/** @param {string[]} options */
async function runJest(options) {
  const { code } = await runToEnd(
    process.execPath,
    [
      ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', ...MEMORY, JEST],
      // A socket that a test has left open would keep the process, and with it the answer of all the others.
      ...['--forceExit', '--json', ...options],
    ],
    {
      cwd: process.cwd(),
      onOutput: (text) => process.stdout.write(text),
      limitMs: Math.max(1, endsAt - Date.now()),
    },
  );
  return code;
}

/**
 * @param {string} file
 * @returns {import('./second-try.mjs').Report | undefined}
 */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(resolve(file), 'utf8'));
  } catch {
    return undefined;
  }
}
