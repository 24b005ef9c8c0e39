import { Logger } from '@nestjs/common';
import { databaseUnavailable } from './database-unavailable.js';

/** How often it is asked whether commits are still stuck, at most. */
const ASKED_EVERY_MS = 500;
/** A standby that answers has answered sooner. */
const STUCK_AFTER_SECONDS = 2;

/** Also those of connections that were given up: the server goes on waiting for its standby. */
const STUCK = `
    SELECT count(*)::integer AS stuck FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'SyncRep'
      AND query_start < now() - interval '${STUCK_AFTER_SECONDS} seconds'`;

/**
 * Keeps writes from a server whose synchronous standby is lost: each commit would wait for ever, and hold a connection of
 * the server's, until none is left for those who read. Once a commit was not answered, no transaction begins while the
 * server has commits that wait.
 */
export class StuckCommits {
  private readonly log = new Logger('Database');
  private suspected = false;
  private isSaid = false;
  private askedAt = -Infinity;
  private asking: Promise<void> | undefined;

  /** @param query outside of transactions */
  constructor(private readonly query: (sql: string) => Promise<{ stuck: number }[]>) {}

  /** Whether writes are refused at the moment. */
  get areRefused(): boolean {
    return this.suspected;
  }

  /** A commit was not answered. */
  suspect(): void {
    this.suspected = true;
    this.askedAt = -Infinity;
  }

  /** @throws DomainError `database.unavailable` while commits are stuck */
  async expectNone(): Promise<void> {
    if (!this.suspected) return;
    if (performance.now() - this.askedAt > ASKED_EVERY_MS) {
      this.asking ??= this.ask().finally(() => (this.asking = undefined));
      await this.asking;
    }
    if (this.suspected) throw databaseUnavailable();
  }

  private async ask(): Promise<void> {
    const [answer] = await this.query(STUCK);
    this.askedAt = performance.now();
    this.suspected = (answer?.stuck ?? 0) > 0;
    if (this.suspected && !this.isSaid) {
      this.log.error('commits wait for a synchronous standby that does not answer: writes are refused');
    } else if (!this.suspected && this.isSaid) this.log.log('the synchronous standby answers: writes go on');
    this.isSaid = this.suspected;
  }
}
