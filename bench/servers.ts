// The processes of a measurement: servers on one core, the client that loads them on another, where the system can.
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tools/free-port.mjs';
import type { Fault, Load, Work } from './client.ts';
import type { Usage } from './report.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const READY_WITHIN_MS = 120_000;

export const PINNED =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' }).status === 0;
const SERVER_CORE = 0;
const CLIENT_CORE = 1;

/** What a process can be asked for, and what it answers: a server by report.ts, the client by client.ts. */
interface Answers {
  usage: Usage;
  startProfile: undefined;
  stopProfile: Profiler.Profile;
  load: Load | Fault;
}

/** What has been started for a measurement, a database as well. */
export interface Started {
  stop(): Promise<void>;
}

export interface Server extends Started {
  name: string;
  /** Without a trailing slash. */
  url: string;
  pid: number;
  /** From the start of the process to the first good answer. */
  readyMs: number;
  usage(): Promise<Usage>;
  startProfile(): Promise<void>;
  /** Gives the .cpuprofile. */
  stopProfile(): Promise<Profiler.Profile>;
}

export interface Program {
  name: string;
  script: string;
  /** The path that answers 200. */
  ready: string;
  env?: NodeJS.ProcessEnv;
  /** The file that gets what it prints; otherwise that is thrown away. */
  log?: string;
}

/** The process that sends requests. */
export interface Client {
  /** @throws {Error} with what went wrong, if anything did */
  load(work: Work): Promise<Load>;
  stop(): void;
}

/** Starts a Node program that listens on PORT and waits until it is ready. */
export async function startServer({ name, script, ready, env = {}, log }: Program): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const output = log ? openSync(log, 'a') : 'ignore';
  const began = performance.now();
  const child = fork(script, {
    execArgv: ['--import', new URL('report.ts', import.meta.url).href],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} did not start.`);
  pin(pid, SERVER_CORE);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while ((await fetch(url + ready).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it was ready.`);
    if (performance.now() - began > READY_WITHIN_MS) throw new Error(`${name} does not get ready.`);
    await pause(5);
  }
  return {
    name,
    url,
    pid,
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

export function startClient(): Client {
  const child = fork(here('client.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  pin(child.pid, CLIENT_CORE);
  return {
    load: async (work) => {
      const answer = await asked(child, 'load', work);
      if ('fault' in answer) throw new Error(answer.fault);
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

function pin(pid: number | undefined, core: number): void {
  // All threads of a process that has just started, and every later one.
  if (PINNED) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

function asked<Ask extends keyof Answers>(child: ChildProcess, ask: Ask, work?: Work): Promise<Answers[Ask]> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`The process ended while it was asked for its ${ask}.`));
    const onMessage = (message: { ask: string; answer: Answers[Ask] }) => {
      if (message.ask !== ask) return;
      child.off('message', onMessage).off('exit', gone);
      resolve(message.answer);
    };
    child.on('message', onMessage).once('exit', gone);
    child.send({ ask, work });
  });
}
