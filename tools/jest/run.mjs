// `node ../tools/jest/run.mjs [Jest's options]`, in the folder of a workspace: its tests.
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../start/run-to-end.mjs';

const JEST = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
/** The modules of a file stay in memory after its tests, and marking a gigabyte takes seconds: it is done less often. */
const MEMORY = ['--max-semi-space-size=64', '--heap-growing-percent=300'];
/** No figure but the patience with a machine that is busy with other things as well. */
const LIMIT_MS = 2_400_000;

const { code } = await runToEnd(
  process.execPath,
  [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', ...MEMORY, JEST],
    // A socket that a test has left open would keep the process, and with it the answer of all the others.
    ...['--forceExit', '--json', ...process.argv.slice(2)],
  ],
  { cwd: process.cwd(), onOutput: (text) => process.stdout.write(text), limitMs: LIMIT_MS },
);
process.exit(code);
