// A file that says which process works in a folder. A process that was killed leaves its file behind; that one is
// recognised, because no later process has the same id and time of start.
import { linkSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { ownIdentity, processIdentity } from '../running-processes.mjs';
import { codeOf, readIfThere } from './system-errors.mjs';

/**
 * @typedef {{ holder: number, release?: undefined }} Held by the process with this id
 * @typedef {{ holder?: undefined, release: () => void, foundAbandoned: boolean }} Taken `release` gives it up;
 *   `foundAbandoned`: its last holder was killed
 */

/**
 * @param {string} file
 * @returns {Held | Taken}
 */
export function takeLock(file) {
  const me = ownIdentity();
  const mine = `${file}.${process.pid}`;
  let foundAbandoned = false;
  writeFileSync(mine, me, { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(mine, file); // whole or not at all, and only if nobody has it
        return { release: () => readIfThere(file) === me && rmSync(file, { force: true }), foundAbandoned };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = readIfThere(file);
      if (holder === undefined) continue;
      const pid = Number(holder.split(' ')[0]);
      if (processIdentity(pid) === holder) return { holder: pid };
      foundAbandoned = true;
      clearAbandoned(file, holder);
    }
  } finally {
    unlinkSync(mine);
  }
}

/**
 * Another process may clear it and take it while we look: what we moved away by mistake is put back.
 * @param {string} file
 * @param {string} holder
 */
function clearAbandoned(file, holder) {
  const aside = `${file}.${process.pid}.abandoned`;
  try {
    renameSync(file, aside);
    if (readIfThere(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  }
  rmSync(aside, { force: true });
}
