import { readFileSync } from 'node:fs';

/** What the kernel counts in, whatever the machine (USER_HZ). */
const TICK_US = 10_000;

/**
 * CPU microseconds that a PostgreSQL server has used so far, all its processes together.
 * @param {number} pid the server's first process
 * @returns {number | undefined} undefined where /proc does not tell
 */
export function postgresCpu(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const own = ticks(pid);
    // With what the processes used that have ended.
    const sum = children
      .filter(Boolean)
      .reduce((all, child) => all + ticks(child).alive, own.alive + own.ended);
    return sum * TICK_US;
  } catch {
    return undefined;
  }
}

function ticks(pid) {
  try {
    // proc(5): after the name in brackets come the state (field 3) … utime, stime, cutime, cstime (14 to 17).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return { alive: stat[11] + stat[12], ended: stat[13] + stat[14] };
  } catch {
    return { alive: 0, ended: 0 };
  }
}
