// How a rehearsal says what it does and what it saw.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a rehearsal in a folder of its own, ends whatever it started, and sets the exit code.
 * @param {(on: { folder: string, started(thing: { stop(): Promise<unknown> }): void, step(promise: string,
 *   work: () => Promise<string>): Promise<void> }) => Promise<void>} rehearsal `started`: what is to be ended
 *   afterwards, the last first; `step`: one promise with the line that shows it, or with why it was not held
 */
export async function rehearse(rehearsal) {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-rehearsal-'));
  const running = [];
  let failed = 0;
  const step = async (promise, work) => {
    try {
      console.log(`held      ${promise}: ${await work()}`);
    } catch (error) {
      failed += 1;
      console.error(`NOT HELD  ${promise}: ${error.message}`);
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
    await rehearsal({ folder, started: (thing) => running.push(thing), step });
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
export function expect(isSo, what) {
  if (!isSo) throw new Error(what);
}
