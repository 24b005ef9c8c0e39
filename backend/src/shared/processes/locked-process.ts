import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { memoryOf } from './memory-of.js';

export interface LockedProcessLimits {
  /** Of one file, by the clock, from the start of the process on. */
  mostMs: number;
  mostBytes: number;
  /** Of the answer. */
  mostAnswerBytes: number;
}

export type LockedAnswer = { answer: Buffer } | { failure: 'too-much' | 'broken'; reason: string };

const LOOK_AT_MEMORY_EVERY_MS = 100;
/** What the system says to a process that has used up its time; a few seconds later it ends what does not listen. */
const OUT_OF_TIME = 'SIGXCPU';
const ENDED_AFTER_SECONDS = 5;

interface Locked {
  /** The script and what it is told. */
  run: readonly string[];
  /** What it may read. */
  readable: readonly string[];
  /** What else Node is told: `--allow-addons`. */
  flags?: readonly string[];
  /** Of processor time, whoever else is there to end the process. */
  mostCpuSeconds: number;
}

/**
 * A process for the file of a stranger: it may read what is named, and neither write nor start a process or a thread. Nothing
 * of this process's environment, with its passwords, goes along. The shell, which becomes the process, bounds its time and lets
 * it write no file, not even a memory image.
 */
export function startLocked({ run, readable, flags = [], mostCpuSeconds }: Locked): ChildProcess {
  const allowed = ['--permission', ...flags, ...readable.map((path) => `--allow-fs-read=${path}`)];
  const time = `ulimit -St ${mostCpuSeconds}; ulimit -Ht ${mostCpuSeconds + ENDED_AFTER_SECONDS}`;
  const bounded = `${time}; ulimit -f 0; ulimit -c 0; exec "$@"`;
  const command = [process.execPath, ...allowed, '--no-warnings', '--max-old-space-size=256', ...run];
  return spawn('/bin/sh', ['-c', bounded, 'sh', ...command], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
}

/** Where a package of ours lies. @param from the file that imports it */
export function packageOf(name: string, from: string): { file: string; folder: string } {
  const file = createRequire(from).resolve(name);
  const [own = name] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const within = join(sep, 'node_modules', own, sep);
  return { file, folder: file.slice(0, file.lastIndexOf(within) + within.length - 1) };
}

/**
 * Hands the file to the process and takes its answer; whatever becomes of that, the process is gone afterwards.
 *
 * @param file is read once, to its end
 * @throws what reading `file` throws
 */
export async function askLocked(
  child: ChildProcess,
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits: LockedProcessLimits,
): Promise<LockedAnswer> {
  try {
    const [answer] = await Promise.all([answerOf(child, limits), feed(child, file)]);
    return answer;
  } finally {
    child.kill('SIGKILL');
  }
}

function answerOf(
  child: ChildProcess,
  { mostMs, mostBytes, mostAnswerBytes }: LockedProcessLimits,
): Promise<LockedAnswer> {
  const { promise, resolve } = Promise.withResolvers<LockedAnswer>();
  const end = (failure: 'too-much' | 'broken', reason: string) => {
    child.kill('SIGKILL');
    resolve({ failure, reason });
  };
  const late = setTimeout(() => end('too-much', `took longer than ${mostMs} ms`), mostMs);
  const look = setInterval(() => {
    void memoryOf(child).then((bytes) => {
      if (bytes > mostBytes) end('too-much', `needed ${bytes} bytes`);
    });
  }, LOOK_AT_MEMORY_EVERY_MS);
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostAnswerBytes) end('broken', `answered with more than ${mostAnswerBytes} bytes`);
  });
  child.on('error', (error) => end('broken', error.message));
  child.once('close', (code, signal) => {
    if (code === 0) resolve({ answer: Buffer.concat(chunks) });
    else if (signal === OUT_OF_TIME) end('too-much', 'took all its time of the processor');
    else end('broken', `the process ended with ${signal ?? code}`);
  });
  return promise.finally(() => {
    clearTimeout(late);
    clearInterval(look);
  });
}

/** To the end of the file, also when the process has had enough of it. */
async function feed(
  child: ChildProcess,
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const { stdin } = child;
  if (!stdin) throw new Error('the process has no standard input');
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>();
  stdin.on('error', () => leave());
  child.once('exit', () => leave());
  child.on('error', () => leave());
  for await (const chunk of file) {
    if (!stdin.writable || stdin.write(chunk)) continue;
    await Promise.race([once(stdin, 'drain').catch(() => undefined), gone]);
  }
  stdin.end();
}
