import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface BackendProcess {
  child: ChildProcess;
  /** What it has printed so far, a line each, parsed. */
  lines(): Record<string, unknown>[];
  /** Resolves when it has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** The address that it has printed, once it listens; rejects when it ends before. */
  listening: Promise<string>;
}

/**
 * The built backend as a process of its own, for what only a process can show: exit codes, signals, its log.
 *
 * @param how `program`: another one that starts it
 */
export function startBackendProcess(
  env: Record<string, string>,
  { ipc = false, program = MAIN } = {},
): BackendProcess {
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit', ...(ipc ? (['ipc'] as const) : [])];
  const DATA_DIR = join(process.env.TEST_FOLDER!, `data-${process.pid}`);
  const child = spawn(process.execPath, [program], {
    stdio,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR, ...env },
  });
  let printed = '';
  const address = () => /Server listening at (http:[\w.:/]+)/.exec(printed)?.[1];
  // Not 'close': Node leaves it out once the IPC channel was cut.
  const ended = Promise.all([once(child, 'exit'), once(child.stdout as Readable, 'end')]).then(
    ([[code, signal]]) => ({ code, signal }) as Awaited<BackendProcess['ended']>,
  );
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      printed += data.toString();
      const url = address();
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error(`it ended before it listened: ${printed}`)));
  });
  listening.catch(() => undefined);
  const lines = () =>
    printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { child, lines, ended, listening };
}
