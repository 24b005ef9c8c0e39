import type { Duplex } from 'node:stream';
import { Client, type ClientConfig } from 'pg';
import { isWrongServer, noteUnreached } from './database-fault.js';

interface Impatience {
  /** Milliseconds after which a query that is still under way breaks the connection; absent: never. */
  answeredWithinMs?: number;
}

/**
 * A connection on which no query waits for ever, whatever became of the server. pg has promises and a `query_timeout` of
 * its own, but with either of them the rows of a query outlive it as garbage that V8's young generation takes for live:
 * carrying that along was a quarter of what a list cost.
 */
export class ImpatientClient extends Client {
  private readonly answeredWithinMs: number | undefined;

  constructor(config: ClientConfig & Impatience = {}) {
    super(config);
    this.answeredWithinMs = config.answeredWithinMs;
  }

  // Whatever the forms of `query` are: their arguments go on, and their answer comes back.
  override query(...args: never[]): never {
    const within = this.answeredWithinMs;
    const send = (...all: unknown[]) => super.query(...(all as Parameters<Client['query']>));
    // Somebody who waits without a promise looks after himself.
    if (within === undefined || typeof args.at(-1) === 'function') return send(...args) as never;
    return new Promise((resolve, reject) => {
      // Another connection is made; this one would have to wait for what nobody waits for any more.
      const late = setTimeout(() => this.socket.destroy(new Error('Query read timeout')), within);
      send(...args, (error: Error | undefined, result: unknown) => {
        clearTimeout(late);
        if (!error) return resolve(result);
        // The pool throws away what was ended.
        if (isWrongServer(error)) void this.end();
        reject(error);
      });
    }) as never;
  }

  /** Whatever keeps it from being made is an absent database: a wrong password, a certificate, a missing name. */
  override connect(...args: never[]): never {
    const [callback] = args as unknown as [((error: Error | undefined) => void)?];
    const connect = super.connect.bind(this) as (callback: (error?: Error) => void) => void;
    const made = (answer: (error: Error | undefined) => void) =>
      connect((error) => {
        if (error) noteUnreached(error);
        answer(error);
      });
    if (callback) return made(callback) as never;
    return new Promise<void>((resolve, reject) =>
      made((error) => (error ? reject(error) : resolve())),
    ) as never;
  }

  private get socket(): Duplex {
    return (this as unknown as { connection: { stream: Duplex } }).connection.stream;
  }
}
