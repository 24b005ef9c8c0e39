import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeLock } from './lock-file.mjs';

/**
 * Does some work on the repository's folder while no other start does; two copies may be started from one folder.
 * @param {string} repository
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(repository, work) {
  const folder = join(repository, '.cache');
  mkdirSync(folder, { recursive: true });
  /** @type {number | undefined} */
  let waitingFor;
  for (;;) {
    const lock = takeLock(join(folder, 'set-up.lock'));
    if (lock.holder === undefined) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    if (waitingFor !== lock.holder) console.log(`Waiting for the set-up by process ${lock.holder} …`);
    waitingFor = lock.holder;
    await pause(200);
  }
}
