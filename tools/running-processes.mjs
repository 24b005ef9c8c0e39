// What the system knows about a process id. A bare id proves little: it is given to another process later, and
// a process that ended but was not collected (a zombie) still answers to it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * A text that no other process on this machine ever has: the id with its time of start.
 * @param {number} pid
 * @returns {string | undefined} undefined when no such process runs
 */
export function processIdentity(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    // proc(5): after the name in brackets come the state (field 3) … and the start in ticks since boot (field 22).
    const fields = read(`/proc/${pid}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ');
    return fields && fields[0] !== 'Z' && fields[0] !== 'X' ? `${pid} ${fields[19]}` : undefined;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return undefined;
  }
  if (process.platform === 'win32') return String(pid);
  const [state, ...started] = ps(pid, 'stat=,lstart=').split(/\s+/);
  return state && !state.startsWith('Z') ? `${pid} ${started.join(' ')}` : undefined;
}

/**
 * The process's command line, its arguments separated by blanks; empty when it cannot be read.
 * @param {number} pid
 * @returns {string}
 */
export function commandLine(pid) {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '';
  return process.platform === 'win32' ? '' : ps(pid, 'command=');
}

/**
 * Sends a signal to a process and to all that descend from it; one that has ended meanwhile needs none. Linux only.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalTree(pid, signal) {
  for (const member of processTree(pid)) {
    try {
      process.kill(member, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/**
 * The process and all that descend from it, parents first. Linux only.
 * @param {number} pid
 * @returns {number[]}
 */
export function processTree(pid) {
  const parents = new Map();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // proc(5): after the name in brackets come the state and the parent.
    const parent = read(`/proc/${entry}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ')[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const childrenOf = (parent) =>
    [...parents].filter(([, of]) => of === parent).flatMap(([child]) => [child, ...childrenOf(child)]);
  return [pid, ...childrenOf(pid)];
}

function ps(pid, columns) {
  return spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
