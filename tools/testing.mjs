// What the specs of this folder share.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { onThisMachine } from './this-machine.mjs';

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

/**
 * Waits for a condition, and fails by name when it does not come.
 * @template T
 * @param {string} what
 * @param {() => T | Promise<T>} condition
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
 * Starts a Node script whose output can be waited for; ended after the spec if it still runs.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runNode(args, options = {}) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const run = { child, pid: child.pid, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (run.output += text));
  }
  run.exited = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  run.says = (pattern) => until(`${pattern} in:\n${run.output}`, () => pattern.exec(run.output));
  leftovers.push(() => child.kill('SIGKILL'));
  return run;
}
