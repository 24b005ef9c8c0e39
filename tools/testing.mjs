// What the specs of this folder share.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { onThisMachine } from './this-machine.mjs';

/** @type {(() => void)[]} */
const leftovers = [];
afterAll(() => {
  for (const clear of leftovers.toReversed()) clear();
});

/** A folder of its own for the spec, removed after it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tiraz-tools-'));
  leftovers.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** @typedef {false | 0 | '' | null | undefined} Falsy */

/**
 * Waits for a condition, and fails by name when it does not come.
 * @template T
 * @param {string} what
 * @param {() => T | Falsy | Promise<T | Falsy>} condition
 * @param {number} [withinMs] stretched as `onThisMachine` says
 * @returns {Promise<T>} the first truthy answer
 */
export async function until(what, condition, withinMs = 60_000) {
  const deadline = Date.now() + onThisMachine(withinMs);
  for (;;) {
    const answer = await condition();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await pause(10);
  }
}

/**
 * @typedef {object} Run a Node script that was started
 * @property {import('node:child_process').ChildProcess} child
 * @property {number} pid
 * @property {string} output what it has said so far
 * @property {Promise<import('./running-processes.mjs').End>} exited
 * @property {(pattern: RegExp) => Promise<RegExpExecArray>} says waits until it has
 */

/**
 * Starts a Node script whose output can be waited for; ended after the spec if it still runs.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Run}
 */
export function runNode(args, options = {}) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  leftovers.push(() => child.kill('SIGKILL'));
  if (child.pid === undefined) throw new Error(`Could not be started: ${args.join(' ')}`);
  /** @type {Run} */
  const run = {
    child,
    pid: child.pid,
    output: '',
    exited: new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal }))),
    says: (pattern) => until(`${pattern} in:\n${run.output}`, () => pattern.exec(run.output)),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (run.output += text));
  }
  return run;
}
