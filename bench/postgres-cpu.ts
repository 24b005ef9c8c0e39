import { readFileSync } from 'node:fs';

/** What the kernel counts in, whatever the machine (USER_HZ). */
const TICK_US = 10_000;

/**
 * CPU microseconds that a PostgreSQL server has used so far, all its processes together.
 * @param pid of the server's first process
 * @returns undefined where /proc does not tell
 */
export function postgresCpu(pid: number): number | undefined {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const own = ticks(pid);
    // With what the processes used that have ended.
    const sum = children
      .filter(Boolean)
      .reduce((all, child) => all + ticks(Number(child)).alive, own.alive + own.ended);
    return sum * TICK_US;
  } catch {
    return undefined;
  }
}

function ticks(pid: number): { alive: number; ended: number } {
  try {
    // proc(5): after the name in brackets come the state (field 3) … utime, stime, cutime, cstime (14 to 17).
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return { alive: utime + stime, ended: cutime + cstime };
  } catch {
    return { alive: 0, ended: 0 };
  }
}
