import { once } from 'node:events';
import { timeUntil } from './figures.mjs';
import { processIdentity } from '../tools/running-processes.mjs';
import { Workshop } from './workshop.mjs';

const LIMIT_MS = 300_000;
const CLEAR_WITHIN_MS = 30_000;
/** What the containers of deploy/ give a backend. */
const MOST_MEGABYTES = 512;

/**
 * @typedef {object} Row one promise and the experiment that tries it
 * @property {string} name as its file is named
 * @property {'Faults' | 'Security'} table
 * @property {string} promise
 * @property {string} figure what is promised, in figures
 * @property {boolean} quick whether it also runs with the tests
 * @property {number} [limitMs] after which it has failed; 5 minutes unless it says otherwise
 * @property {string} bites what it prints when the protection is taken out, and which protection that is
 * @property {string} [mended] what failed at first, why, and how that was mended
 * @property {(tools: Tools) => Promise<Result>} prove throws when the promise is broken
 *
 * @typedef {object} Result
 * @property {boolean} held
 * @property {string} measured one line of figures
 *
 * @typedef {object} Tools
 * @property {Workshop['start']} start
 * @property {Workshop['startDatabase']} startDatabase
 * @property {Workshop['folder']} folder
 * @property {Workshop['defer']} defer
 * @property {(line: string) => void} say
 * @property {AbortSignal} signal aborted when the row is to end: its time is up, or somebody pressed Ctrl-C
 */

/**
 * Runs one row, prints what came out, and ends and removes all that the row has started, whatever happens.
 * @param {Row} row
 * @param {{ signal: AbortSignal, print: (line: string) => void }} options
 * @returns {Promise<Result & { seconds: number }>} not held when the row threw, was late or was stopped
 */
export async function runRow(row, { signal, print }) {
  const { name, promise, figure, limitMs = LIMIT_MS } = row;
  print(`\n${name}: ${promise}`);
  print(`  promised  ${figure}`);
  const began = performance.now();
  const limit = AbortSignal.timeout(limitMs);
  const over = AbortSignal.any([signal, limit]);
  const say = (line) => over.aborted || print(`  · ${line}`);
  const workshop = new Workshop(say);
  let result;
  try {
    const { start, startDatabase, folder, defer } = workshop;
    const proving = row.prove({ start, startDatabase, folder, defer, say, signal: over });
    const stopped = over.aborted || once(over, 'abort');
    result = await Promise.race([proving, Promise.resolve(stopped).then(() => failed(over.reason))]);
    if (limit.aborted) result = failed(new Error(`not done within ${limitMs / 1000} s`));
    if (result.held) await expectNothingHeld(workshop.copies, say);
  } catch (error) {
    result = failed(error);
  } finally {
    await workshop.clear();
  }
  print(`  measured  ${result.measured}`);
  print(`  ${result.held ? 'held' : 'NOT HELD'}`);
  return { ...result, seconds: (performance.now() - began) / 1000 };
}

/**
 * Whatever a row did to them: copies that run and have their database are ready, and hold nothing once nobody asks.
 * @throws {Error} naming what one of them holds
 */
async function expectNothingHeld(copies, say) {
  // One that was killed shares its address with the one that came after it.
  for (const copy of copies.filter(({ pid }) => processIdentity(pid))) {
    const isAlive = await copy.api('/api/health/live').catch(() => undefined);
    if (isAlive?.status !== 200 || !(await copy.sql('SELECT 1').catch(() => undefined))) continue;
    let left = 'it is not ready';
    const isClear = async () => {
      if (!(await copy.isReady())) return false;
      left = await copy.held();
      const { megabytes, ...counts } = left;
      return Object.values(counts).every((count) => count === 0) && megabytes < MOST_MEGABYTES;
    };
    if ((await timeUntil(isClear, CLEAR_WITHIN_MS)) === Infinity)
      throw new Error(`afterwards a copy holds ${JSON.stringify(left)}`);
    say(`holds nothing afterwards, and ${left.megabytes} MB`);
  }
}

function failed(error) {
  return { held: false, measured: error.message.split('\n').slice(0, 20).join(' / ') };
}
