import { beforeAll, describe, expect, it } from '@jest/globals';
import { Sweeps } from '../src/shared/sweeps/sweeps.js';
import { SweepTurns } from '../src/shared/sweeps/sweep-turns.js';
import { createDatabase, query, startBackend, type Backend } from './harness.js';

const MINUTE_MS = 60_000;
const KINDS = ['ended sessions', 'old keys', 'uncounted entries', 'unwanted pictures'];

describe('sweeping, with two applications on one database', () => {
  let databaseUrl: string;
  let one: Backend;
  let other: Backend;
  let told: string[];
  let now = Date.now();

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    [one, other] = await Promise.all([start('one'), start('other')]);
  });

  async function start(name: string): Promise<Backend> {
    const backend = await startBackend({ databaseUrl, now: () => new Date(now) });
    backend.app.get(Sweeps).onSwept((what, outcome) => told.push(`${name}: ${what} ${outcome}`));
    return backend;
  }
  async function sweep(...backends: Backend[]): Promise<string[]> {
    told = [];
    await Promise.all(backends.map((backend) => backend.app.get(Sweeps).sweepWhatIsDue()));
    return told.sort();
  }

  const byAnybody = (lines: string[]) => lines.map((line) => line.replace(/^\w+: /, '')).sort();

  it('happens once an hour in all, and does its work', async () => {
    await query(
      databaseUrl,
      "INSERT INTO password_checks (subject_hash, made_at) VALUES ('\\x01', ARRAY[now() - interval '1 day'])",
    );
    expect(byAnybody(await sweep(one, other))).toEqual(KINDS.map((what) => `${what} done`));
    expect(await query(databaseUrl, 'SELECT FROM password_checks')).toEqual([]);
    expect(await sweep(one, other)).toEqual([]);
    now += 61 * MINUTE_MS;
    expect(byAnybody(await sweep(one, other))).toEqual(KINDS.map((what) => `${what} done`));
  });

  it('is taken over where the one whose turn it was is gone', async () => {
    now += 61 * MINUTE_MS;
    const until = new Date(now + 10 * MINUTE_MS);
    for (const what of KINDS)
      expect(await one.app.get(SweepTurns).take(what, new Date(now), until)).toBe(true);
    await one.stop();
    expect(await sweep(other)).toEqual([]);
    now += 10 * MINUTE_MS;
    expect(await sweep(other)).toEqual(KINDS.map((what) => `other: ${what} done`));
  });
});
