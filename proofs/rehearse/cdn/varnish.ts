// Varnish for the rehearsal, with the rules of deploy/cdn.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isPortFree } from '../../../tools/free-port.mjs';
import { provideProgram } from '../debian-program.ts';
import { edit } from '../nginx.ts';

const RULES = fileURLToPath(new URL('../../../deploy/cdn/tiraz.vcl', import.meta.url));
/** As the head of the rules says it is started. */
const PACKS_NOTHING = ['-p', 'http_gzip_support=off'];
/** Its rules are compiled first. */
const STARTED_WITHIN_MS = 60_000;

/**
 * @returns the path of varnishd
 * @throws {Error} one sentence, when there is none and none can be installed
 */
export function provideVarnish(): string {
  return provideProgram('varnishd', 'varnish');
}

interface Given {
  /** Its path. */
  program: string;
  /** Made for it. */
  folder: string;
  /** Of visitors. */
  port: number;
  /** Where a purge is said. */
  release: number;
  /** Of the nginx behind it. */
  site: number;
}

export class Varnish {
  readonly program: string;
  readonly folder: string;
  readonly port: number;
  readonly release: number;
  readonly rules: string;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> | undefined;

  constructor({ program, folder, port, release, site }: Given) {
    this.program = program;
    this.folder = folder;
    this.port = port;
    this.release = release;
    mkdirSync(folder, { recursive: true });
    this.rules = join(folder, 'tiraz.vcl');
    cpSync(RULES, this.rules);
    edit(this.rules, [['.port = "8080";', `.port = "${site}";`]]);
  }

  /** Resolves when it knows that the site is well. */
  async start(): Promise<void> {
    const listen = ['-a', `visitors=127.0.0.1:${this.port}`, '-a', `release=127.0.0.1:${this.release}`];
    const own = ['-n', join(this.folder, 'varnish'), '-s', 'malloc,64m', '-j', 'none'];
    const child = spawn(this.program, ['-F', '-f', this.rules, ...listen, ...own, ...PACKS_NOTHING], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once('exit', resolve));
    const giveUp = Date.now() + STARTED_WITHIN_MS;
    while (await isPortFree(this.port, '127.0.0.1')) {
      if (child.exitCode !== null || Date.now() > giveUp) throw new Error('Varnish did not start.');
      await pause(50);
    }
    await this.until('healthy', STARTED_WITHIN_MS);
  }

  /** Resolves when it has seen that the site answers, or does not. */
  async until(state: 'healthy' | 'sick', withinMs = 20_000): Promise<void> {
    const giveUp = Date.now() + withinMs;
    const admin = join(this.program, '../../bin/varnishadm');
    for (;;) {
      const { stdout } = spawnSync(admin, ['-n', join(this.folder, 'varnish'), 'backend.list'], {
        encoding: 'utf8',
      });
      if (stdout.split('\n').some((line) => line.includes('.site ') && line.includes(state))) return;
      if (Date.now() > giveUp) throw new Error(`Varnish does not find the site ${state}: ${stdout}`);
      await pause(100);
    }
  }

  async stop(): Promise<void> {
    this.#child?.kill('SIGTERM');
    await this.#ended;
  }
}
