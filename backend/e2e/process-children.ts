import { readdirSync, readFileSync } from 'node:fs';

/** The process and all that descend from it, from /proc; Linux only. */
function processTree(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, state = ''] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(/\) /);
      parents.set(Number(entry), Number(state.split(' ')[1]));
    } catch {
      // It ended while we looked.
    }
  }
  const childrenOf = (parent: number): number[] =>
    [...parents].filter(([, of]) => of === parent).flatMap(([child]) => [child, ...childrenOf(child)]);
  return [pid, ...childrenOf(pid)];
}

/** Sends a signal to all of them; a process that has ended meanwhile needs none. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const member of processTree(pid)) {
    try {
      process.kill(member, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
