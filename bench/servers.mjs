// The processes of a measurement: servers on one core, the client that loads them on another, where the system can.
import { fork, spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tools/free-port.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const READY_WITHIN_MS = 120_000;

export const PINNED =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' }).status === 0;
const SERVER_CORE = 0;
const CLIENT_CORE = 1;

/**
 * @typedef {object} Server
 * @property {string} name
 * @property {string} url without a trailing slash
 * @property {number} pid
 * @property {number} readyMs from the start of the process to the first good answer
 * @property {() => Promise<{ cpuUs: number, memory: NodeJS.MemoryUsage }>} usage so far
 * @property {() => Promise<void>} startProfile
 * @property {() => Promise<object>} stopProfile gives the .cpuprofile
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a Node program that listens on PORT and waits until a path of it answers 200.
 * @param {{ name: string, script: string, ready: string, env?: NodeJS.ProcessEnv, log?: string }} program `log`: the
 *   file that gets what it prints; otherwise that is thrown away
 * @returns {Promise<Server>}
 */
export async function startServer({ name, script, ready, env = {}, log }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const output = log ? openSync(log, 'a') : 'ignore';
  const began = performance.now();
  const child = fork(script, {
    execArgv: ['--import', new URL('report.mjs', import.meta.url).href],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  pin(child.pid, SERVER_CORE);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while ((await fetch(url + ready).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it was ready.`);
    if (performance.now() - began > READY_WITHIN_MS) throw new Error(`${name} does not get ready.`);
    await pause(5);
  }
  return {
    name,
    url,
    pid: child.pid,
    readyMs: performance.now() - began,
    usage: () => asked(child, 'usage'),
    startProfile: () => asked(child, 'startProfile'),
    stopProfile: () => asked(child, 'stopProfile'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Starts the process that sends requests.
 * @returns {{ load: (work: import('./client.mjs').Work) => Promise<import('./client.mjs').Load>, stop: () => void }}
 */
export function startClient() {
  const child = fork(here('client.mjs'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  pin(child.pid, CLIENT_CORE);
  return {
    load: async (work) => {
      const { fault, ...load } = await asked(child, 'load', work);
      if (fault) throw new Error(fault);
      return load;
    },
    stop: () => child.disconnect(),
  };
}

function pin(pid, core) {
  // All threads of a process that has just started, and every later one.
  if (PINNED) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

function asked(child, ask, work) {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`The process ended while it was asked for its ${ask}.`));
    const onMessage = (message) => {
      if (message.ask !== ask) return;
      child.off('message', onMessage).off('exit', gone);
      resolve(message.answer);
    };
    child.on('message', onMessage).once('exit', gone);
    child.send({ ask, work });
  });
}
