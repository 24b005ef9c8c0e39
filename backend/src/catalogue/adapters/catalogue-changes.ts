import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import type { Catalogue } from '../application/catalogue.js';

const LONGEST_PAUSE_MS = 2_000;
/** How often a silent connection is asked whether it still lives, and how long it may take to answer. */
const HEARTBEAT_MS = 5_000;

/**
 * Keeps the snapshot fresh: listens for `catalogue_changed` on a connection of its own, and reads everything again
 * whenever that connection had been lost, since what was said meanwhile is lost too.
 */
export class CatalogueChanges {
  private readonly log = new Logger('Catalogue');
  private readonly stopping = new AbortController();
  private readonly firstRead = Promise.withResolvers<void>();
  /** Resolves when the catalogue was read for the first time. */
  readonly caughtUp = this.firstRead.promise;
  private confirmedAt = performance.now();
  /** How often the snapshot was read, and how often that failed. */
  readonly reads = { read: 0, failed: 0 };

  constructor(private readonly catalogue: Catalogue) {}

  /** Milliseconds since the snapshot was last known to be what the database holds, or since the start. */
  get unconfirmedForMs(): number {
    return performance.now() - this.confirmedAt;
  }

  /**
   * Follows the changes until `stop`, through lost connections; never rejects.
   *
   * @param databaseUrl of the database itself: a pooler would give LISTEN's session to somebody else
   */
  async follow(databaseUrl: string): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const started = Date.now();
      await this.listen(databaseUrl).catch((error: unknown) => {
        if (!signal.aborted) this.log.warn('lost the connection for catalogue changes', error);
      });
      if (Date.now() - started > LONGEST_PAUSE_MS) failures = 0;
      await pause(Math.min(100 * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  stop(): void {
    this.stopping.abort();
  }

  /** Resolves when stopped, rejects when the connection breaks or the first read fails. */
  private async listen(connectionString: string): Promise<void> {
    const client = new Client({
      connectionString,
      application_name: 'tiraz-catalogue-changes',
      connectionTimeoutMillis: 2_000,
      query_timeout: HEARTBEAT_MS,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve, reject) => {
      // For good: PostgreSQL's goodbye and the hang-up after it are two errors, and an unheard one ends the process.
      client.on('error', reject);
      client.once('end', () => reject(new Error('the connection ended')));
      this.stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    ended.catch(() => undefined);
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query('LISTEN catalogue_changed');
      // A failed read drops the connection too: the next round reads again.
      const refresh = () => this.read().catch((error: unknown) => client.emit('error', error));
      client.on('notification', () => void refresh());
      await this.read();
      this.firstRead.resolve();
      heartbeat = setInterval(() => {
        // Who listens and hears nothing knows that nothing has changed.
        client.query('SELECT 1').then(
          () => (this.confirmedAt = performance.now()),
          (error: unknown) => client.emit('error', error),
        );
      }, HEARTBEAT_MS);
      await ended;
    } finally {
      clearInterval(heartbeat);
      client.removeAllListeners('notification');
      void client.end().catch(() => undefined);
    }
  }

  private async read(): Promise<void> {
    try {
      await this.catalogue.refresh();
      this.reads.read += 1;
      this.confirmedAt = performance.now();
    } catch (error) {
      this.reads.failed += 1;
      throw error;
    }
  }
}
