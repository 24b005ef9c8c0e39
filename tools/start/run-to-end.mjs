// Built-in modules only, on Node 20: the installation runs through this.
import { spawn } from 'node:child_process';
import { codeOf } from './system-errors.mjs';

/** @type {NodeJS.Signals[]} */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How long, once it has ended, the rest of its output is waited for. */
const REST_WITHIN_MS = 2_000;
const STOPPED_WITHIN_MS = 5_000;

/**
 * Runs a command and waits for its end. When we are asked to stop meanwhile, the command and all that it started
 * end first, and then we do. What it leaves behind with its streams is ended.
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(text: string, all: string) => void} [options.onOutput]
 * @param {number} [options.limitMs] when it has not ended by then, it is ended, and its code is 1
 * @returns {Promise<{ code: number, output: string }>} `output`: both streams, as they came
 */
export async function runToEnd(command, args, { cwd, env = process.env, onOutput, limitMs }) {
  const isWindows = process.platform === 'win32';
  const child = spawn(command, args, {
    cwd,
    env,
    detached: !isWindows,
    shell: isWindows && command === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (isWindows || child.pid === undefined) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch (error) {
      // There is nothing left of it.
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  };
  /** @type {NodeJS.Timeout[]} */
  const timers = [];
  const stop = (/** @type {number} */ withinMs) => {
    end('SIGTERM');
    timers.push(setTimeout(end, withinMs, 'SIGKILL'));
  };
  let askedToStop = false;
  const onSignal = () => {
    if (askedToStop) end('SIGKILL');
    else stop(STOPPED_WITHIN_MS);
    askedToStop = true;
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);

  let output = '';
  const say = (/** @type {string} */ text) => {
    output += text;
    onOutput?.(text, output);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);

  let isLate = false;
  const giveUp = (/** @type {number} */ withinMs) => {
    isLate = true;
    say(`\nNot done within ${Math.round(withinMs / 1_000)} s: ${[command, ...args].join(' ')}\n`);
    // What it has started stops as we do, and needs as long.
    stop(2 * STOPPED_WITHIN_MS);
  };
  const limit = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs, limitMs);
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
    child.once('exit', (exitCode) => {
      clearTimeout(limit);
      // What it has left behind may hold its streams open for ever.
      const leave = () => {
        end('SIGKILL');
        for (const stream of [child.stdout, child.stderr]) stream.destroy();
        resolve(exitCode ?? 1);
      };
      timers.push(setTimeout(leave, REST_WITHIN_MS));
    });
  });
  clearTimeout(limit);
  for (const timer of timers) clearTimeout(timer);
  for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  if (askedToStop) process.exit(130);
  return { code: isLate ? 1 : code, output };
}
