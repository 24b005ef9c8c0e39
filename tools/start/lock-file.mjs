// A file that says which process works in a folder. A process that was killed leaves its file behind; that one is
// recognised, because no later process has the same id and time of start.
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { processIdentity } from '../running-processes.mjs';

/**
 * @param {string} file
 * @returns {{ holder: number } | { release: () => void, foundAbandoned: boolean }} the id of the process that
 *   holds the lock, or what gives it up; `foundAbandoned` when its last holder was killed
 */
export function takeLock(file) {
  const me = processIdentity(process.pid);
  const mine = `${file}.${process.pid}`;
  let foundAbandoned = false;
  writeFileSync(mine, me, { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(mine, file); // whole or not at all, and only if nobody has it
        return { release: () => read(file) === me && rmSync(file, { force: true }), foundAbandoned };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = read(file);
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

/** Another process may clear it and take it while we look: what we moved away by mistake is put back. */
function clearAbandoned(file, holder) {
  const aside = `${file}.${process.pid}.abandoned`;
  try {
    renameSync(file, aside);
    if (read(aside) !== holder) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
