import { readdirSync, readFileSync } from 'node:fs';

/** The process and all that descend from it, from /proc; Linux only. */
export function processTree(pid: number): number[] {
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
