import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';

const LONGEST_PAUSE_MS = 2_000;
/** How often a silent connection is asked whether it still lives, and how long it may take to answer. */
const HEARTBEAT_MS = 5_000;

/** What is done about what a channel of NOTIFY says. Whatever of it rejects drops the connection. */
export interface Channel {
  name: string;
  /** Each time that LISTEN has begun: what was said before is lost. */
  began(): Promise<void> | void;
  heard(payload: string): Promise<void> | void;
  /** The connection is alive, so whoever heard nothing knows that nothing was said. */
  quiet?(): void;
}

/** Listens for NOTIFY on one connection of its own, for all channels of a process. */
export class DatabaseListener {
  private readonly log = new Logger('Listener');
  private readonly stopping = new AbortController();
  private readonly channels: Channel[] = [];

  /** To be called before `follow`. */
  add(channel: Channel): void {
    this.channels.push(channel);
  }

  /**
   * Listens until `stop`, through lost connections; never rejects.
   *
   * @param databaseUrl of the database itself: a pooler would give LISTEN's session to somebody else
   */
  async follow(databaseUrl: string): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const started = Date.now();
      await this.listen(databaseUrl).catch((error: unknown) => {
        if (!signal.aborted) this.log.warn('lost the connection that hears of changes', error);
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

  private async pass(name: string, payload: string): Promise<void> {
    await this.channels.find((channel) => channel.name === name)?.heard(payload);
  }

  /** Resolves when stopped, rejects when the connection breaks or a channel cannot go on. */
  private async listen(connectionString: string): Promise<void> {
    const client = new Client({
      connectionString,
      application_name: 'tiraz-listener',
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
    const broken = (error: unknown) => client.emit('error', error);
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      for (const { name } of this.channels) await client.query(`LISTEN ${name}`);
      client.on('notification', ({ channel: name, payload = '' }) => {
        this.pass(name, payload).catch(broken);
      });
      for (const channel of this.channels) await channel.began();
      heartbeat = setInterval(() => {
        client.query('SELECT 1').then(() => this.channels.forEach((channel) => channel.quiet?.()), broken);
      }, HEARTBEAT_MS);
      await ended;
    } finally {
      clearInterval(heartbeat);
      client.removeAllListeners('notification');
      void client.end().catch(() => undefined);
    }
  }
}
