// A CDN in front is told to forget what it stored of the version before.
import { setTimeout as pause } from 'node:timers/promises';
import { RELEASES_READ_EVERY_MS } from '@tiraz/contracts/remote';
import { Refusal } from '../start/refusal.mjs';
import { runToEnd } from '../start/run-to-end.mjs';

/** Before it is over a web server may still draw pages of the version before, which the CDN would store again. */
const KNOWN_EVERYWHERE_MS = 2 * RELEASES_READ_EVERY_MS;

/**
 * @param command a line of sh; without one there is no CDN
 * @throws {Refusal} when it fails; its output is on the terminal then
 */
export async function purge(command: string | undefined): Promise<void> {
  if (!command?.trim()) return;
  await pause(KNOWN_EVERYWHERE_MS);
  const { code, output } = await runToEnd('sh', ['-c', command], { cwd: process.cwd() });
  if (code !== 0) {
    console.error(output);
    throw new Refusal(
      `CDN_PURGE_COMMAND failed (exit code ${code}); its output is above. The version stands; the CDN shows pages of the one before until it asks again, CDN_SECONDS at most. Run the command once more.`,
    );
  }
  console.log('CDN_PURGE_COMMAND has told the CDN.');
}
