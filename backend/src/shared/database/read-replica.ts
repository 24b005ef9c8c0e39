import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { MOST_LONG_READS } from './connection-limits.js';
import { CONNECTION_OPTIONS } from './data-source.js';
import { databaseFault, isWrongServer } from './database-fault.js';
import { rowsOf, type Statement } from './rows.js';

/** Null from a server that is a standby itself. */
const WRITTEN = {
  text: `SELECT CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_flush_lsn()::text END AS upto`,
};
/** A standby that was promoted is another database from then on. */
const REPLAYED = `
  SELECT pg_is_in_recovery() AS "isStandby", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS "hasAll"`;

/** How long a read waits until what was written before it is replayed. Then the primary is asked. */
const WAITS_FOR_MS = 100;
const ASKS_EVERY_MS = 5;
/** How long it may take to connect, and to say how far it is: short enough to ask the primary afterwards. */
const SPEAKS_WITHIN_MS = 500;
/** A statement that was lost later is not tried again on the primary: whoever asked would wait for too long. */
const TRIED_AGAIN_WITHIN_MS = 2_000;
/** How long the primary is asked at once after the replica was behind, and after it did not answer. */
const AVOIDED_MS = { behind: 1_000, away: 5_000 };
const TOOK_TOO_LONG = '57014';

type Trouble = keyof typeof AVOIDED_MS;

/**
 * A hot standby for what takes long, as fresh as the primary: a read asks the primary how far it has written, and is
 * answered here once that is replayed. So all read what they wrote, and what they were told that others wrote.
 */
export class ReadReplica implements OnApplicationShutdown {
  /** How many reads were answered here, and how many by the primary instead. */
  readonly reads = { replica: 0, primary: 0 };
  private readonly log = new Logger('ReadReplica');
  private readonly pool: Pool;
  private avoidedUntil = 0;
  private said: Trouble | undefined;

  /** @param url `postgres://user:password@host:port/database`, of a standby of the data source's server */
  constructor(
    url: string,
    private readonly primary: DataSource,
  ) {
    this.pool = new Pool({
      connectionString: url,
      application_name: 'tiraz-replica',
      max: MOST_LONG_READS,
      ...CONNECTION_OPTIONS,
      connectionTimeoutMillis: SPEAKS_WITHIN_MS,
    });
    // The next read gets another connection.
    this.pool.on('error', ignored);
  }

  /** Of a statement that writes nothing; undefined when the primary has to be asked. */
  async rowsOf<Row>(statement: Statement, values: unknown[]): Promise<Row[] | undefined> {
    const rows =
      performance.now() < this.avoidedUntil ? undefined : await this.freshRowsOf<Row>(statement, values);
    this.reads[rows ? 'replica' : 'primary'] += 1;
    return rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async freshRowsOf<Row>(statement: Statement, values: unknown[]): Promise<Row[] | undefined> {
    const began = performance.now();
    const [written] = await rowsOf<{ upto: string | null }>(this.primary, WRITTEN, []);
    if (!written?.upto) return undefined;
    const client = await this.pool.connect().catch(() => undefined);
    if (!client) return this.avoid('away');
    client.on('error', ignored);
    let isLost = false;
    try {
      const trouble = await troubleOf(client, written.upto);
      isLost = trouble === 'away';
      if (trouble) return this.avoid(trouble);
      const { rows } = await client.query({ ...statement, values });
      this.welcome();
      return rows as Row[];
    } catch (error) {
      const fault = databaseFault(error);
      // It was in the way of what had to be replayed.
      if (fault === 'collision') return undefined;
      if (fault !== 'away' || isWrongServer(error) || isTooLong(error)) throw error;
      isLost = true;
      this.avoid('away');
      if (performance.now() - began > TRIED_AGAIN_WITHIN_MS) throw error;
      return undefined;
    } finally {
      client.off('error', ignored);
      client.release(isLost);
    }
  }

  private avoid(trouble: Trouble): undefined {
    this.avoidedUntil = performance.now() + AVOIDED_MS[trouble];
    if (this.said === trouble) return;
    this.said = trouble;
    this.log.warn(
      `the replica ${trouble === 'away' ? 'does not answer' : 'is behind'}: the primary is read instead`,
    );
  }

  private welcome(): void {
    if (this.said) this.log.log('the replica is read again');
    this.said = undefined;
  }
}

/** What keeps the replica from answering as the primary would, or undefined once it has replayed all up to there. */
async function troubleOf(client: PoolClient, upto: string): Promise<Trouble | undefined> {
  const silence = new AbortController();
  const late = pause(SPEAKS_WITHIN_MS, 'away' as const, { signal: silence.signal }).catch(() => undefined);
  try {
    return await Promise.race([late, untilReplayed(client, upto)]);
  } finally {
    silence.abort();
  }
}

async function untilReplayed(client: PoolClient, upto: string): Promise<Trouble | undefined> {
  const giveUp = performance.now() + WAITS_FOR_MS;
  for (;;) {
    const { rows } = await client.query<{ isStandby: boolean; hasAll: boolean }>(REPLAYED, [upto]);
    if (!rows[0]?.isStandby) return 'away';
    if (rows[0].hasAll) return undefined;
    if (performance.now() > giveUp) return 'behind';
    await pause(ASKS_EVERY_MS);
  }
}

function isTooLong(error: unknown): boolean {
  return (error as { code?: string }).code === TOOK_TOO_LONG;
}

function ignored(): void {}
