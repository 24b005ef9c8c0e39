import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { DomainError } from '../../shared/domain/domain-error.js';
import { memoryOf } from '../../shared/processes/memory-of.js';
import { SerialQueue } from '../../shared/processes/serial-queue.js';
import type { Engine, TypstAnswer, TypstInput } from './typst-child.js';

export interface TypstLimits {
  /** Of one document, the start of the process included. */
  mostMs: number;
  mostBytes: number;
  /** Between two documents: above it, the next one gets a new process. WebAssembly gives nothing back. */
  mostRestingBytes: number;
  mostWaiting: number;
  /** Idle for so long, the process is ended. */
  restMs: number;
}

/** A page takes 14 ms and 120 MB, fifty lines 50 ms; WebAssembly 0.8 s and 190 MB from cold. */
const LIMITS: TypstLimits = {
  mostMs: 30_000,
  mostBytes: 512 * 1024 * 1024,
  mostRestingBytes: 350 * 1024 * 1024,
  mostWaiting: 50,
  restMs: 60_000,
};

const LOOK_AT_MEMORY_EVERY_MS = 100;

/** Compiled, this file is JavaScript and so is its neighbour. */
const CHILD = fileURLToPath(import.meta.url).replace(/typst-process(\.[jt]s)$/, 'typst-child$1');
const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** Nothing of this process's environment, with its passwords, goes along, and nothing that it prints comes back. */
export function startTypst(engine: Engine = 'any'): ChildProcess {
  return fork(CHILD, [engine, TEMPLATE], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=96'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * Typst in a process of its own, which starts when there is something to print and ends when there has been nothing for a
 * minute. One document at a time; a bounded number waits. What takes too long or too much memory dies with the process.
 */
export class TypstProcess {
  private readonly log = new Logger('Documents');
  private child: ChildProcess | undefined;
  private readonly queue: SerialQueue;
  private rest: NodeJS.Timeout | undefined;
  private readonly limits: TypstLimits;

  constructor(
    private readonly start: () => ChildProcess = startTypst,
    limits: Partial<TypstLimits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
    this.queue = new SerialQueue(this.limits.mostWaiting);
  }

  /** @throws DomainError `document.unavailable`, whatever became of the process */
  compile(input: TypstInput): Promise<Uint8Array> {
    return (
      this.queue.add(() => this.compileNow(input)) ?? Promise.reject(this.refusal('too many documents wait'))
    );
  }

  stop(): void {
    clearTimeout(this.rest);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async compileNow(input: TypstInput): Promise<Uint8Array> {
    clearTimeout(this.rest);
    const child = (this.child ??= this.startChild());
    const answer = await this.ask(child, input).catch((error: unknown) => {
      this.stop();
      throw this.refusal(error);
    });
    if ((await memoryOf(child)) > this.limits.mostRestingBytes) this.stop();
    else this.rest = setTimeout(() => this.stop(), this.limits.restMs).unref();
    if ('file' in answer) return answer.file;
    if ('unable' in answer) throw this.refusal(answer.unable);
    // The template's own fault: trying again does not help.
    throw new Error(`Typst refuses the document: ${answer.fault}`);
  }

  private startChild(): ChildProcess {
    const child = this.start();
    const gone = () => {
      if (this.child === child) this.child = undefined;
    };
    child.once('exit', gone).on('error', gone);
    return child;
  }

  /** Meanwhile this process does not end by itself; afterwards it may. */
  private ask(child: ChildProcess, input: TypstInput): Promise<TypstAnswer> {
    const { mostMs, mostBytes } = this.limits;
    const { promise, resolve, reject } = Promise.withResolvers<TypstAnswer>();
    const ended = (code: number | null, signal: string | null) =>
      reject(new Error(`ended with ${signal ?? code}`));
    const late = setTimeout(() => reject(new Error(`took longer than ${mostMs} ms`)), mostMs);
    const look = setInterval(() => {
      void memoryOf(child).then((bytes) => bytes > mostBytes && reject(new Error(`needed ${bytes} bytes`)));
    }, LOOK_AT_MEMORY_EVERY_MS);
    child.on('message', resolve).on('error', reject).on('exit', ended);
    child.ref();
    child.channel?.ref();
    child.send(input, (error) => error && reject(error));
    return promise.finally(() => {
      clearTimeout(late);
      clearInterval(look);
      child.off('message', resolve).off('error', reject).off('exit', ended);
      child.unref();
      child.channel?.unref();
    });
  }

  private refusal(reason: unknown): DomainError {
    this.log.warn(
      `a document could not be printed: ${reason instanceof Error ? reason.message : String(reason)}`,
    );
    const refusal = new DomainError(
      'unavailable',
      'document.unavailable',
      'The document cannot be printed just now; try again shortly.',
    );
    return Object.assign(refusal, { cause: reason });
  }
}
