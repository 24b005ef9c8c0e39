// A server of somebody else's in a rehearsal: in the foreground, its words in a file.
import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endOf, processTree, signalTree } from '../../../tools/running-processes.mjs';

const STOPPED_WITHIN_MS = 15_000;

/** A process that stays until it is ended. */
export class Daemon {
  /**
   * @param {string[]} command
   * @param {{ log: string, env?: NodeJS.ProcessEnv }} options `log`: a file that gets what it prints
   */
  constructor([program, ...args], { log, env = process.env }) {
    const output = openSync(log, 'a');
    this.name = program;
    this.log = log;
    this.child = spawn(program, args, { env, stdio: ['ignore', output, output] });
    this.hasEnded = false;
    this.ended = endOf(this.child).then(() => (this.hasEnded = true));
  }

  /**
   * Resolves when it does its work.
   * @param {() => Promise<boolean>} works
   * @param {number} [withinMs]
   * @throws {Error} with the end of its log when it ends, or does not, instead
   */
  async ready(works, withinMs = 60_000) {
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
  signal(signal) {
    if (!this.hasEnded) signalTree(this.child.pid, signal);
  }

  /** @param {NodeJS.Signals} [signal] SIGKILL goes to all that it has started as well */
  async stop(signal = 'SIGTERM') {
    if (this.hasEnded) return;
    const tree = processTree(this.child.pid);
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
