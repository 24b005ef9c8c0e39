import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endOf } from '../running-processes.mjs';
import { Refusal } from './refusal.mjs';

const POLL_MS = 25;
const ANSWERS_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 11_000;
const LIFE_SIGN_WITHIN_MS = 3_000;

/**
 * Starts one of our Node programs and waits until it answers. It runs in a process group of its own, so that a
 * Ctrl-C in the terminal reaches only us and the order of stopping is ours; the channel to it tells it when we
 * are gone without having stopped it.
 * @param {object} options
 * @param {string} options.name for the terminal
 * @param {string} options.script
 * @param {string[]} [options.nodeArguments] what Node itself is told
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.lifeSign an address that answers 200 when the program works
 * @param {(line: string) => void} options.onLine gets what the program prints
 * @param {AbortSignal} options.stopAsked ends the waiting
 * @returns {Promise<import('./keep-running.mjs').Program>}
 * @throws {Refusal} when it ends, or stays silent for a minute, instead
 */
export async function startNodeProgram(options) {
  const { name, script, nodeArguments = [], cwd, env, lifeSign, onLine, stopAsked } = options;
  const child = spawn(process.execPath, [...nodeArguments, script], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let hasExited = false;
  const exited = endOf(child).then(({ code }) => {
    hasExited = true;
    return code;
  });
  child.on('error', (error) => onLine(error.message));
  for (const stream of [child.stdout, child.stderr]) if (stream) eachLine(stream, onLine);

  const program = {
    exited,
    kill: () => child.kill('SIGKILL'),
    answers: () => answers(lifeSign, LIFE_SIGN_WITHIN_MS),
    async stop() {
      child.kill('SIGTERM');
      child.kill('SIGCONT');
      const patience = new AbortController();
      const isLate = pause(STOPS_WITHIN_MS, undefined, { signal: patience.signal });
      await Promise.race([exited, isLate.then(program.kill, () => {})]);
      patience.abort();
      await exited;
    },
  };

  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  while (!(await answers(lifeSign))) {
    if (stopAsked.aborted) await program.stop();
    if (hasExited) throw new Refusal(`The ${name} ended as soon as it was started.`);
    if (Date.now() > deadline) {
      program.kill();
      throw new Refusal(`The ${name} did not answer within ${ANSWERS_WITHIN_MS / 1000} s.`);
    }
    await Promise.race([pause(POLL_MS), exited]);
  }
  return program;
}

/**
 * @param {string} url
 * @param {number} [withinMs]
 * @returns {Promise<boolean>} whether it answers with success in that time
 */
export async function answers(url, withinMs = 2_000) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** @param {import('node:stream').Readable} stream @param {(line: string) => void} onLine */
function eachLine(stream, onLine) {
  let unfinished = '';
  stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const lines = (unfinished + text).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => unfinished && onLine(unfinished));
}
