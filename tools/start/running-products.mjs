// Which products run from this checkout: nobody may take away what they run from. Built-in modules only, on Node 20.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownIdentity, processIdentity } from '../running-processes.mjs';
import { Refusal } from './refusal.mjs';
import { codeOf } from './system-errors.mjs';

/** @typedef {'start' | 'dev' | 'copy'} Command how it was started: `npm start`, `npm run dev`, for a test or a measurement */

/** @param {string} repository @param {Command} command */
const folderOf = (repository, command) => join(repository, '.cache/running', command);

/**
 * Notes that this process runs a product, where it may write.
 * @param {string} repository
 * @param {Command} command
 * @returns {() => void} notes its end; a process that is killed needs not
 */
export function noteRunning(repository, command) {
  const folder = folderOf(repository, command);
  const file = join(folder, ownIdentity());
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error;
  }
  return () => rmSync(file, { force: true });
}

/**
 * @param {string} repository
 * @param {Command[]} commands
 * @returns {number | undefined} the process of a product that runs and was started so
 */
export function runningProduct(repository, commands) {
  const folders = commands.map((command) => folderOf(repository, command)).filter(existsSync);
  for (const identity of folders.flatMap((folder) => readdirSync(folder))) {
    const pid = Number(identity.split(' ')[0]);
    if (processIdentity(pid) === identity) return pid;
  }
  return undefined;
}

/**
 * @param {string} repository
 * @param {Command[]} commands
 * @param {string} what is to be done to what they run from
 * @throws {Refusal} when a product runs that was started so
 */
export function expectNoneRuns(repository, commands, what) {
  const pid = runningProduct(repository, commands);
  if (pid !== undefined)
    throw new Refusal(`Stop Tiraz first (process ${pid}): what it runs from has to be ${what} anew.`);
}
