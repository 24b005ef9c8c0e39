// A server of somebody else's in a rehearsal: in the foreground, its words in a file.
import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endOf, processTree, signalTree } from '../../../tools/running-processes.mjs';

const STOPPED_WITHIN_MS = 15_000;

export type Command = [program: string, ...args: string[]];

/** A process that stays until it is ended. */
export class Daemon {
  readonly name: string;
  readonly log: string;
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  hasEnded = false;

  /** @param options `log`: a file that gets what it prints */
  constructor(
    [program, ...args]: Command,
    { log, env = process.env }: { log: string; env?: NodeJS.ProcessEnv },
  ) {
    const output = openSync(log, 'a');
    this.name = program;
    this.log = log;
    this.child = spawn(program, args, { env, stdio: ['ignore', output, output] });
    this.ended = endOf(this.child).then(() => (this.hasEnded = true));
  }

  /**
   * Resolves when it does its work.
   * @throws {Error} with the end of its log when it ends, or does not, instead
   */
  async ready(works: () => Promise<boolean>, withinMs = 60_000): Promise<this> {
    const giveUp = Date.now() + withinMs;
    while (!(await works().catch(() => false))) {
      if (this.hasEnded || Date.now() > giveUp) {
        const said = readFileSync(this.log, 'utf8').trim().split('\n').slice(-5).join(' / ');
        throw new Error(`${this.name} is not ready: ${said}`);
      }
      await pause(50);
    }
    return this;
  }

  /** To it and to all that it has started. */
  signal(signal: NodeJS.Signals): void {
    if (!this.hasEnded && this.child.pid) signalTree(this.child.pid, signal);
  }

  /** @param signal SIGKILL goes to all that it has started as well */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.hasEnded) return;
    const tree = this.child.pid ? processTree(this.child.pid) : [];
    this.signal('SIGCONT');
    if (signal === 'SIGKILL') this.signal(signal);
    else this.child.kill(signal);
    const late = setTimeout(() => this.signal('SIGKILL'), STOPPED_WITHIN_MS);
    await this.ended;
    clearTimeout(late);
    for (const pid of tree) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
  }
}

/** @throws {Error} where it was not started */
export function running(daemon: Daemon | undefined): Daemon {
  if (!daemon) throw new Error('It was not started.');
  return daemon;
}

/** The end of what a program said with which execFile ended. */
export function lastWordsOf(error: unknown): string {
  const isOfProgram = error instanceof Error && 'stdout' in error && 'stderr' in error;
  const said = isOfProgram ? `${error.stdout}\n${error.stderr}` : String(error);
  return said.trim().split('\n').slice(-3).join(' / ');
}
