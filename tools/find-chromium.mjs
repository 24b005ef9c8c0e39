// The browser for the tests: the one the machine has, or else one that we fetch.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
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

/**
 * As findChromium, but installs one where there is none, with the progress on the terminal: from the system's
 * packages where we may (they bring the libraries that a browser needs), else Playwright's download.
 * @returns {string | undefined} undefined when that failed, too
 */
export function provideChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here; installing one for the browser tests …');
  const installs = [['npx', 'playwright', 'install', 'chromium']];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    installs.unshift(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  }
  for (const [command, ...args] of installs) {
    spawnSync(command, args, { stdio: 'inherit' });
    const installed = findChromium();
    if (installed) return installed;
  }
  return undefined;
}

function playwrightsOwn() {
  const fromTheJourneys = createRequire(new URL('../e2e/package.json', import.meta.url));
  return fromTheJourneys('@playwright/test').chromium.executablePath();
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
