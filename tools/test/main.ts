import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideChromium } from '../find-chromium.mjs';
import { ensureBuilt } from '../start/ensure-built.mjs';
import { orExplain } from '../start/refusal.mjs';
import { runToEnd } from '../start/run-to-end.mjs';
import { inShort, promisedReports, readReport } from './results.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const JOURNEYS = join(REPOSITORY, 'e2e');
const NX = 'nx/dist/bin/nx.js';
const PLAYWRIGHT = '@playwright/test/cli.js';
/** Most of their time they wait for what they start and end: beside all others they cost next to nothing. */
const WAITING = '@tiraz/tools,@tiraz/proofs,@tiraz/bench';
/** What hangs must not take the answer of all the others with it: nobody waits for one longer than an hour and a half. */
const LIMIT_MS = 5_150_000;
const LIMIT_BEFORE_JOURNEYS_MS = 3_000_000;

const began = Date.now();

await orExplain(async () => {
  const [chromium = ''] = await Promise.all([provideChromium(), ensureBuilt(REPOSITORY)]);
  process.env.CHROME_PATH ||= chromium;

  const hasJourneys = existsSync(join(JOURNEYS, 'playwright.config.ts'));
  const journeysReport = join(JOURNEYS, 'test-results/playwright.json');
  const reports = [...promisedReports(REPOSITORY), ...(hasJourneys ? [journeysReport] : [])];
  for (const report of reports) rmSync(report, { force: true });

  // Never from the cache: whoever types this wants to see them run. What they run on was built above; building parts
  // of it again would change it under tests that already use it.
  const nx = (...projects: string[]) => [
    ...['run-many', '-t', 'test', 'e2e', '--skip-nx-cache', '--excludeTaskDependencies'],
    ...['--outputStyle=static', ...projects],
  ];
  const exitCodes = await Promise.all([
    run(NX, nx(`--exclude=${WAITING}`), REPOSITORY, LIMIT_BEFORE_JOURNEYS_MS),
    run(NX, nx(`--projects=${WAITING}`, '--parallel=1'), REPOSITORY, LIMIT_BEFORE_JOURNEYS_MS),
  ]);
  if (hasJourneys) {
    const leftMs = began + LIMIT_MS - Date.now();
    // Playwright says which journeys it did not get to; what does not even say that is ended a little later.
    const journeys = ['test', `--global-timeout=${leftMs}`];
    exitCodes.push(await run(PLAYWRIGHT, journeys, JOURNEYS, leftMs + 60_000));
  }

  const counts = reports.map((file) => ({ file: file.slice(REPOSITORY.length), ...readReport(file) }));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const counted = counts.reduce((sum, count) => sum + count.failed, 0);
  const failed = counted === 0 && exitCodes.some((code) => code !== 0) ? 1 : counted;
  console.log();
  for (const { file, ...count } of counts) {
    console.log(`${file}: ${count.passed} passed, ${count.failed} failed`);
  }
  for (const { file, failures } of counts) {
    for (const failure of failures) console.log(inShort(file, failure));
  }
  if (failed > counted) console.log(`No report tells of a failure, but the exit codes are ${exitCodes}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});

async function run(script: string, args: string[], cwd: string, limitMs: number): Promise<number> {
  const { code } = await runToEnd(process.execPath, [join(REPOSITORY, 'node_modules', script), ...args], {
    cwd,
    env: { ...process.env, NX_TUI: 'false' },
    onOutput: (text) => process.stdout.write(text),
    limitMs,
  });
  return code;
}
