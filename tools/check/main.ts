import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../start/run-to-end.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const SLOWEST_S = 120;

type Step = readonly [name: string, command: [script: string, ...args: string[]]];

const tool = (script: string, ...args: string[]): Step[1] => [
  join(REPOSITORY, 'node_modules', script),
  ...args,
];
const nx = (...args: string[]) =>
  tool('nx/dist/bin/nx.js', 'run-many', '--outputStyle=static', '-t', ...args);
const styles = globSync('{storefront,*-remote,host-shell,libs}/**/src/**/*.css', { cwd: REPOSITORY });

/** Two at a time: those of Nx at once, because they build into the same folders, and the others one by one. */
const lanes: Step[][] = [
  [['types, unit tests', nx('typecheck', 'test')]],
  [
    ['ESLint', tool('eslint/bin/eslint.js', '.')],
    ['walls', [join(REPOSITORY, 'tools/check-boundaries.mjs')]],
    ['dependencies', [join(REPOSITORY, 'tools/supply-chain/dependencies.ts')]],
    ['stylelint', tool('stylelint/bin/stylelint.mjs', ...styles)],
    ['formatting', tool('oxfmt/bin/oxfmt', '--list-different')],
    ['knip', tool('knip/bin/knip.js')],
    // Late: it reads types that the other lane builds first.
    ['oxlint', tool('oxlint/bin/oxlint', '--report-unused-disable-directives')],
  ],
];

const began = Date.now();
const passed = (await Promise.all(lanes.map(runLane))).flat();
const seconds = Math.round((Date.now() - began) / 1000);
const failures = passed.filter((isPassed) => !isPassed).length;
console.log(
  failures === 0
    ? `All is well, in ${seconds} s.`
    : `${failures} of ${passed.length} failed, in ${seconds} s.`,
);
if (seconds > SLOWEST_S) console.log(`That is more than the ${SLOWEST_S} s that a check may take.`);
process.exit(failures === 0 ? 0 : 1);

async function runLane(steps: Step[]): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  for (const [name, command] of steps) {
    const start = Date.now();
    const { code, output } = await runToEnd(process.execPath, command, {
      cwd: REPOSITORY,
      env: { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0' },
    });
    console.log(`${code === 0 ? '✔' : '✖'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    if (code !== 0) console.log(output);
    outcomes.push(code === 0);
  }
  return outcomes;
}
