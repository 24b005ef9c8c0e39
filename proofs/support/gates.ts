// Moments at which somebody waits until the proof lets them go on.
import pg from 'pg';
import { timeUntil } from './figures.ts';

const COMES_WITHIN_MS = 30_000;

/** Whoever comes waits here. */
export interface Gate {
  /** Resolves once somebody waits; rejects when nobody comes. */
  reached(): Promise<void>;
  open(): Promise<void>;
  /** Opened for those who come later: what is asked by whoever waits has never come. */
  turnAway(): Promise<void>;
}

/** @returns the gate, and what whoever comes awaits */
export function openedByHand(): { gate: Gate; pass: () => Promise<void> } {
  const opened = Promise.withResolvers<void>();
  const open = async () => opened.resolve();
  let waiting = 0;
  return {
    gate: {
      reached: () => expectSoon(() => waiting > 0, 'came to the gate'),
      open,
      turnAway: open,
    },
    pass: () => {
      waiting += 1;
      return opened.promise;
    },
  };
}

/**
 * Takes locks that others have to wait for.
 *
 * @param statement that takes them, in a transaction of its own
 */
export async function lock(url: string, statement: string, values: unknown[] = []): Promise<Gate> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN');
  await client.query(statement, values);
  const [{ pid }] = (await client.query('SELECT pg_backend_pid() AS pid')).rows;
  const waiting = 'FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))';
  return {
    // What it has read of other sessions PostgreSQL would keep until the end of the transaction.
    reached: () =>
      expectSoon(async () => {
        await client.query('SELECT pg_stat_clear_snapshot()');
        return (await client.query(`SELECT ${waiting}`, [pid])).rowCount !== 0;
      }, `waited for: ${statement}`),
    open: () => client.end(),
    async turnAway() {
      // A session whose client was killed would still do the statement that it waits with.
      await client.query(`SELECT pg_terminate_backend(pid, 5000) ${waiting}`, [pid]);
      await client.end();
    },
  };
}

/** @throws {Error} when it does not come to be */
export async function expectSoon(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  if ((await timeUntil(condition, COMES_WITHIN_MS)) === Infinity) throw new Error(`Nobody ${what}.`);
}
