import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import type { ArtworkFacts, ArtworkKind, ArtworkRefusal } from '@tiraz/contracts/artwork';
import { memoryOf } from '../../shared/processes/memory-of.js';
import { ArtworkReader, type Seen } from '../application/artwork-reader.js';

export interface ArtworkProcessLimits {
  /** Of one file, by the clock, from the start of the process on. */
  mostMs: number;
  mostBytes: number;
  /** Of the answer. */
  mostAnswerBytes: number;
}

type Answer = { facts: ArtworkFacts; preview: Uint8Array } | { refusal: ArtworkRefusal };

/** 60 million pixels take 1.4 s and 210 MB. On a machine that does much else an honest file waits for its processor. */
const LIMITS: ArtworkProcessLimits = {
  mostMs: 60_000,
  mostBytes: 700 * 1024 * 1024,
  mostAnswerBytes: 32 * 1024 * 1024,
};

const LOOK_AT_MEMORY_EVERY_MS = 100;
const LINE_END = 10;

/** Compiled, these files are JavaScript and so are their neighbours. */
const HERE = fileURLToPath(import.meta.url);
const CHILD = HERE.replace(/artwork-process(\.[jt]s)$/, 'artwork-child$1');
const COLOURS = join(dirname(HERE), '../domain', HERE.endsWith('.ts') ? 'colours.ts' : 'colours.js');

/** What the child may read: itself and its libraries. Nothing else, nor may it write, or start a process or a thread. */
function readable(): string[] {
  const sharp = resolved('sharp', import.meta.url);
  const ofSharp = ['detect-libc', 'semver'].map((name) => resolved(name, sharp.file));
  const libraries = [sharp, ...ofSharp, resolved('@hyzyla/pdfium', import.meta.url)];
  return [CHILD, COLOURS, join(sharp.folder, '../@img'), ...libraries.map(({ folder }) => folder)];
}

function resolved(name: string, from: string): { file: string; folder: string } {
  const file = createRequire(from).resolve(name);
  const within = join(sep, 'node_modules', name, sep);
  return { file, folder: file.slice(0, file.lastIndexOf(within) + within.length - 1) };
}

/** Of processor time, whoever else is there to end the process. */
const MOST_CPU_SECONDS = 15;
/** What the system says to a process that has used up its time; a few seconds later it ends what does not listen. */
const OUT_OF_TIME = 'SIGXCPU';
const ENDED_AFTER_SECONDS = 5;

/**
 * Nothing of this process's environment, with its passwords, goes along. The shell, which becomes the process, bounds its time
 * and lets it write no file, not even a memory image.
 */
export function startChild(kind: ArtworkKind, mostCpuSeconds = MOST_CPU_SECONDS): ChildProcess {
  const flags = ['--permission', '--allow-addons', ...readable().map((path) => `--allow-fs-read=${path}`)];
  const time = `ulimit -St ${mostCpuSeconds}; ulimit -Ht ${mostCpuSeconds + ENDED_AFTER_SECONDS}`;
  const bounded = `${time}; ulimit -f 0; ulimit -c 0; exec "$@"`;
  const run = [process.execPath, ...flags, '--no-warnings', '--max-old-space-size=256', CHILD, kind];
  return spawn('/bin/sh', ['-c', bounded, 'sh', ...run], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
}

/**
 * Looks at each file in a process of its own, which may read nothing but its own libraries and dies with the file that takes
 * too long or too much memory.
 */
export class ArtworkProcess extends ArtworkReader {
  private readonly log = new Logger('Artwork');
  private readonly limits: ArtworkProcessLimits;

  constructor(
    private readonly start: (kind: ArtworkKind) => ChildProcess = (kind) => startChild(kind),
    limits: Partial<ArtworkProcessLimits> = {},
  ) {
    super();
    this.limits = { ...LIMITS, ...limits };
  }

  async look(file: AsyncIterable<Uint8Array>, kind: ArtworkKind): Promise<Seen> {
    const child = this.start(kind);
    try {
      const [answer, sha256] = await Promise.all([this.answerOf(child), feed(child, file)]);
      return { sha256, ...answer };
    } finally {
      child.kill('SIGKILL');
    }
  }

  private answerOf(child: ChildProcess): Promise<Answer> {
    const { mostMs, mostBytes, mostAnswerBytes } = this.limits;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const refuse = (refusal: ArtworkRefusal, reason: string) => {
      this.log.warn(`a file could not be looked at: ${reason}`);
      child.kill('SIGKILL');
      resolve({ refusal });
    };
    const late = setTimeout(() => refuse('artwork.took-too-long', `took longer than ${mostMs} ms`), mostMs);
    const look = setInterval(() => {
      void memoryOf(child).then((bytes) => {
        if (bytes > mostBytes) refuse('artwork.took-too-long', `needed ${bytes} bytes`);
      });
    }, LOOK_AT_MEMORY_EVERY_MS);
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout?.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > mostAnswerBytes)
        refuse('artwork.broken', `answered with more than ${mostAnswerBytes} bytes`);
    });
    child.on('error', (error) => refuse('artwork.broken', error.message));
    child.once('close', (code, signal) => {
      const answer = code === 0 ? answerIn(Buffer.concat(chunks)) : undefined;
      if (answer) resolve(answer);
      else if (signal === OUT_OF_TIME) refuse('artwork.took-too-long', 'took all its time of the processor');
      else refuse('artwork.broken', `the process ended with ${signal ?? code}`);
    });
    return promise.finally(() => {
      clearTimeout(late);
      clearInterval(look);
    });
  }
}

/**
 * To the end of the file, also when the process has had enough of it.
 *
 * @returns the file's SHA-256
 */
async function feed(child: ChildProcess, file: AsyncIterable<Uint8Array>): Promise<string> {
  const { stdin } = child;
  if (!stdin) throw new Error('the process has no standard input');
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>();
  stdin.on('error', () => leave());
  child.once('exit', () => leave());
  child.on('error', () => leave());
  const hash = createHash('sha256');
  for await (const chunk of file) {
    hash.update(chunk);
    if (!stdin.writable || stdin.write(chunk)) continue;
    await Promise.race([once(stdin, 'drain').catch(() => undefined), gone]);
  }
  stdin.end();
  return hash.digest('hex');
}

/** A line of JSON, and after it the preview; undefined for what no child of ours answers. */
function answerIn(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf(LINE_END);
  const said = end < 0 ? undefined : parsed(bytes.subarray(0, end).toString());
  if (said && 'facts' in said) return { facts: said.facts, preview: bytes.subarray(end + 1) };
  return said && 'refusal' in said ? said : undefined;
}

function parsed(line: string): { facts: ArtworkFacts } | { refusal: ArtworkRefusal } | undefined {
  try {
    return Object(JSON.parse(line)) as { facts: ArtworkFacts };
  } catch {
    return undefined;
  }
}
