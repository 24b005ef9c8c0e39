// What the system knows about a process id. A bare id proves little: it is given to another process later, and
// a process that ended but was not collected (a zombie) still answers to it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { codeOf } from './start/system-errors.mjs';

const OUTPUT_READ_WITHIN_MS = 1_000;

/**
 * How a process ended; both null when it could not be started.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End
 */

/**
 * A text that no other process on this machine ever has: the id with its time of start.
 * @param {number | undefined} pid
 * @returns {string | undefined} undefined when no such process runs
 */
export function processIdentity(pid) {
  if (pid === undefined || !Number.isInteger(pid) || pid <= 0) return undefined;
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
    if (codeOf(error) === 'ESRCH') return undefined;
  }
  if (process.platform === 'win32') return String(pid);
  const [state, ...started] = ps(pid, 'stat=,lstart=').split(/\s+/);
  return state && !state.startsWith('Z') ? `${pid} ${started.join(' ')}` : undefined;
}

/**
 * The same of this process, which does run.
 * @throws {Error} where the system does not say what it knows about processes
 */
export function ownIdentity() {
  const identity = processIdentity(process.pid);
  if (identity === undefined) throw new Error('The system does not tell when this process was started.');
  return identity;
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
 * How a child process ended, once all it has printed was read. Somebody whom it started may hold its output open
 * although it is gone: nobody waits longer than a second for that.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<End>}
 */
export function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('exit', (code, signal) =>
      setTimeout(resolve, OUTPUT_READ_WITHIN_MS, { code, signal }).unref(),
    );
  });
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
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  }
}

/**
 * The processes that work in a folder, whoever their parent is by now. None where the system does not tell.
 * @param {string} directory
 * @returns {number[]}
 */
export function processesIn(directory) {
  if (process.platform !== 'linux') return [];
  const folder = realpathSync(directory);
  return everyPid().filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  });
}

/**
 * The process and all that descend from it, parents first. Linux only.
 * @param {number} pid
 * @returns {number[]}
 */
export function processTree(pid) {
  /** @type {Map<number, number>} */
  const parents = new Map();
  for (const entry of everyPid()) {
    // proc(5): after the name in brackets come the state and the parent.
    const parent = read(`/proc/${entry}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ')[1];
    if (parent) parents.set(entry, Number(parent));
  }
  /** @type {(parent: number) => number[]} */
  const childrenOf = (parent) =>
    [...parents].filter(([, of]) => of === parent).flatMap(([child]) => [child, ...childrenOf(child)]);
  return [pid, ...childrenOf(pid)];
}

function everyPid() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** @param {number} pid @param {string} columns as ps names them */
function ps(pid, columns) {
  return spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
