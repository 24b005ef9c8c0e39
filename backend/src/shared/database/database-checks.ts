import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { rowsOf } from './rows.js';
import { currentManager } from './current-manager.js';

/** Refused by a server that takes no writes, and locks nothing on one that does. */
const WRITABLE = { text: 'SELECT FROM migrations WHERE false FOR UPDATE' };
/** What is said of a prepared statement that another session made, or that this one made elsewhere. */
const LOST = new Set(['26000', '42P05']);

const ATTEMPTS = 20;

/** What readiness asks of the database. However many ask at once, it is asked once. */
export class DatabaseChecks {
  private readonly log = new Logger('Database');
  private keepsStatements = false;
  private isSaid = false;
  private readonly asked = new Map<() => Promise<void>, Promise<void>>();

  constructor(private readonly dataSource: DataSource) {}

  /** Rejects unless it answers, and takes writes. */
  writable(): Promise<void> {
    return this.once(this.write);
  }

  /**
   * Rejects when a pooler in between passes transactions on without the statements that were prepared for them, as
   * PgBouncer does before 1.21: now and then anything would fail. Whether the database answers is not its business.
   */
  pooler(): Promise<void> {
    return this.once(this.keep);
  }

  private readonly write = async (): Promise<void> => {
    try {
      await rowsOf(this.dataSource, WRITABLE, []);
    } catch (error) {
      // Whatever comes back may have another way to it.
      this.keepsStatements = false;
      throw error;
    }
  };

  private readonly keep = async (): Promise<void> => {
    if (this.keepsStatements) return;
    try {
      await this.expectKept();
      this.keepsStatements = true;
      this.isSaid = false;
    } catch (error) {
      if (!LOST.has((error as { code?: string }).code ?? '')) return;
      if (!this.isSaid)
        this.log.warn(
          'the pooler loses prepared statements: PgBouncer before 1.21, or its max_prepared_statements is 0',
        );
      this.isSaid = true;
      throw error;
    }
  };

  /**
   * Where a pooler stands in between, one connection prepares a statement, and another one takes the server's process
   * behind the first away from it. Whoever is asked meanwhile may have taken another one: then it is tried again.
   */
  private async expectKept(): Promise<void> {
    const { driver } = currentManager(this.dataSource).connection;
    const pool = (driver as PostgresDriver).master as Pool;
    await holding(pool, async (one) => {
      if ((await processOf(one)) === (one as { processID?: number }).processID) return;
      await holding(pool, async (other) => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          const statement = `kept ${randomUUID()}`;
          const behindOne = await processOf(one, statement);
          await other.query('BEGIN');
          const isTaken = (await processOf(other)) === behindOne;
          await processOf(one, statement);
          await other.query('COMMIT');
          if (isTaken) return;
        }
      });
    });
  }

  private once(check: () => Promise<void>): Promise<void> {
    const running = this.asked.get(check) ?? check().finally(() => this.asked.delete(check));
    this.asked.set(check, running);
    return running;
  }
}

/** Both connections are given up afterwards: what they hold ends with them. */
async function holding(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  client.on('error', () => undefined);
  try {
    await work(client);
  } finally {
    client.release(true);
  }
}

/** The id of the server's process that answers. A client without a pooler was told the same at its start. */
async function processOf(client: PoolClient, name?: string): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>({ name, text: 'SELECT pg_backend_pid() AS pid' });
  return rows[0]?.pid;
}
