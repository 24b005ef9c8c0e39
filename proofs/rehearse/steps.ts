// How a rehearsal says what it does and what it saw.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whatever runs until it is ended. */
export interface Stoppable {
  stop(): Promise<unknown>;
}

export interface Stage {
  /** The rehearsal's own, gone afterwards. */
  folder: string;
  /** What is to be ended afterwards, the last first. */
  started(this: void, thing: Stoppable): void;
  /** Says one promise with the line that shows it, or with why it was not held. */
  step(this: void, promise: string, work: () => Promise<string>): Promise<void>;
}

/** Runs a rehearsal in a folder of its own, ends whatever it started, and sets the exit code. */
export async function rehearse(rehearsal: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-rehearsal-'));
  const running: Stoppable[] = [];
  let failed = 0;
  const step: Stage['step'] = async (promise, work) => {
    try {
      console.log(`held      ${promise}: ${await work()}`);
    } catch (error) {
      failed += 1;
      console.error(`NOT HELD  ${promise}: ${messageOf(error)}`);
    }
  };
  const end = async () => {
    for (const thing of running.splice(0).reverse())
      await thing.stop().catch((error) => console.error(error));
    await rm(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void end().finally(() => process.exit(130)));
  }
  try {
    await rehearsal({ folder, started: (thing) => void running.push(thing), step });
  } catch (error) {
    failed += 1;
    console.error(error);
  } finally {
    await end();
  }
  console.log(failed === 0 ? 'Everything was held.' : `${failed} not held.`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** @throws {Error} saying what was expected, unless it is so */
export function expect(isSo: unknown, what: string): asserts isSo {
  if (!isSo) throw new Error(what);
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
