import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mulberry32 } from '../../tools/mulberry32.mjs';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, until, type Backend } from './harness.js';
import { Quoted } from './quoted.js';
import { RaceActors } from './race-actors.js';
import { faultsOfRows, faultsOfVersions, versionsOf } from './race-checks.js';
import { Telling } from './race-telling.js';
import { faultsOfViews } from './race-views.js';

/** A few seconds' worth: RACE_ROUNDS=100 and another RACE_SEED find more. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 4);
const SEED = Number(process.env.RACE_SEED ?? 20_261_130);
const AT_ONCE = 14;
/** Together: a session lasts no longer. */
const LONGEST_MS = 40 * 24 * 60 * 60 * 1000;
/** Between two rounds: no longer does one stay signed in without a request. */
const LONGEST_PAUSE_MS = 6 * 24 * 60 * 60 * 1000;

let backend: Backend;
let databaseUrl: string;
let example: SelectionBody;
let staff: Record<string, string>;
let past = 0;
const now = () => new Date(Date.now() + past);

beforeAll(async () => {
  databaseUrl = await createDatabase();
  const sessions = { SESSION_IDLE_MINUTES: '9999', SESSION_MAX_HOURS: '999' };
  const env = { SEED_DEMO: 'true', INQUIRIES_PER_MINUTE: '0', ...sessions };
  backend = await startBackend({ databaseUrl, env, now });
  example = await workedExample(backend);
  staff = await signedIn(backend);
});
afterAll(() => backend.stop());

describe('two members of staff on one inquiry', () => {
  const submitted = async () =>
    (await backend.ask<{ id: string }>('/api/inquiries', { body: inquiryOf(example) })).body.id;

  it('who demand no version: the last one wins, and every change is in the history', async () => {
    const id = await submitted();
    const statuses = ['in_progress', 'quoted', 'accepted', 'rejected', 'closed'];
    const answers = await Promise.all(
      statuses.map((status) =>
        backend.ask(`/api/admin/inquiries/${id}`, { method: 'PUT', body: { status }, headers: staff }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(statuses.map(() => 200));
    const { body } = await backend.ask<{ history: { from: string | null; to: string }[] }>(
      `/api/admin/inquiries/${id}`,
      { headers: staff },
    );
    const [first, ...moves] = body.history.toReversed();
    expect(moves.map(({ from }) => from)).toEqual([first, ...moves.slice(0, -1)].map((move) => move!.to));
    expect(moves.map(({ to }) => to).sort()).toEqual([...statuses].sort());
  });
});

describe('customers, staff and jobs at a few inquiries at once', () => {
  const areJobsDone = async () => {
    const waiting = `SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('send-quotation', 'announce-inquiry')`;
    return (await query(databaseUrl, waiting)).length === 0;
  };

  it(
    `leave every row, sum, version, mail and entry of the audit trail as they should be, over ${ROUNDS} rounds`,
    async () => {
      const sara = await signedIn(backend, 'sara@tiraz.example', 'sales');
      await signedIn(backend, 'omar@tiraz.example', 'sales');
      const people = `SELECT id FROM staff ORDER BY email = 'omar@tiraz.example', email`;
      const ids = (await query<{ id: string }>(databaseUrl, people)).map(({ id }) => id);
      const random = mulberry32(SEED);
      const telling = new Telling(backend, [staff, sara], random);
      const actors = new RaceActors(telling, example, ids, now);
      const quoted = new Quoted(
        () => backend,
        () => staff,
      );
      telling.inquiries.push(await quoted.sent(), await quoted.sent());
      for (let inquiry = 0; inquiry < 3; inquiry += 1) await actors.submit();
      let versions = await versionsOf(databaseUrl);
      for (let round = 1; round <= ROUNDS; round += 1) {
        past += random() * Math.min(LONGEST_PAUSE_MS, (2 * LONGEST_MS) / ROUNDS);
        await actors.race(AT_ONCE);
        await until('the jobs are done', areJobsDone, 30_000);
        const later = await versionsOf(databaseUrl);
        const faults = [
          ...telling.faults,
          ...(await faultsOfRows(databaseUrl)),
          ...faultsOfVersions(versions, later),
        ];
        if (round % 3 === 0 || round === ROUNDS)
          faults.push(...(await faultsOfViews(backend, staff, telling.inquiries)));
        expect({ round, faults }).toEqual({ round, faults: [] });
        versions = later;
      }
      // A race in which everybody is refused would find nothing.
      expect(telling.share('done')).toBeGreaterThan(1 / 3);
      expect(telling.share('refused')).toBeGreaterThan(0);
    },
    // On a machine that does everything else besides.
    60_000 + ROUNDS * 10_000,
  );
});
