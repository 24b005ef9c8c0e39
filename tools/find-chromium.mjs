// The browser for the tests: the one the machine has, or else one that we fetch.
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './start/run-to-end.mjs';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
/** Chromium without the window that nobody sees: for the same pages a third less of the processor. */
const WINDOWLESS = 'chromium-headless-shell';
const COMMANDS = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium or Chrome: CHROME_PATH, then what is installed, then what Playwright has downloaded.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {() => string} [playwrights] where Playwright would keep its own
 * @returns {string | undefined} undefined when there is none
 * @throws {Error} when CHROME_PATH names nothing that can be run
 */
export function findChromium(env = process.env, playwrights = playwrightsOwn) {
  if (env.CHROME_PATH) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH names no program: ${env.CHROME_PATH}`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  if (process.platform === 'darwin') installed.push(...MAC_APPLICATIONS);
  return installed.find(isProgram) ?? [playwrights()].find(isProgram);
}

/** @typedef {[program: string, ...args: string[]]} Command */

/**
 * As findChromium, but installs one first: from the system's packages where we may (they bring the libraries that a
 * browser needs) the one without a window, and where there is none at all what Playwright downloads.
 * @returns {Promise<string | undefined>} undefined when that failed, too
 */
export async function provideChromium() {
  const found = findChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (found && (process.env.CHROME_PATH || found.endsWith(WINDOWLESS) || !mayInstall)) return found;
  console.log(`Installing ${mayInstall ? WINDOWLESS : 'a Chromium'} for the browser tests …`);
  /** @type {Command} */
  const packaged = ['apt-get', 'install', '-y', '--no-install-recommends', WINDOWLESS];
  /** @type {Command[]} */
  const installs = mayInstall ? [packaged, ['apt-get', 'update'], packaged] : [];
  if (!found) installs.push(['npx', 'playwright', 'install', 'chromium']);
  for (const [command, ...args] of installs) {
    const { code, output } = await runToEnd(command, args, { cwd: REPOSITORY });
    const installed = findChromium();
    if (installed && installed !== found) return installed;
    if (code !== 0) console.log(output.trim().split('\n').slice(-5).join('\n'));
  }
  return found;
}

/** @returns {string} */
function playwrightsOwn() {
  const fromTheJourneys = createRequire(new URL('../e2e/package.json', import.meta.url));
  return fromTheJourneys('@playwright/test').chromium.executablePath();
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
