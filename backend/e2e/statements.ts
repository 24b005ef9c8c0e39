import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Client } from 'pg';

const RECEIVED = 'http.server.request.start';
/** That a session is in use is noted from time to time, whatever is asked. */
const ONCE_A_MINUTE = /UPDATE staff_sessions SET seen_at/;

/** Records the SQL that each request to a server in this process leads to, BEGIN and COMMIT among it. */
export class StatementLog {
  private readonly request = new AsyncLocalStorage<string[]>();
  private latest: string[] = [];
  private readonly send = Client.prototype.query as (...args: unknown[]) => unknown;

  constructor() {
    const { request, send } = this;
    Client.prototype.query = function (this: Client, ...args: unknown[]) {
      const [statement] = args as [string | { text: string }];
      const sql = typeof statement === 'string' ? statement : statement.text;
      if (!ONCE_A_MINUTE.test(sql)) request.getStore()?.push(sql);
      return send.apply(this, args);
    } as typeof Client.prototype.query;
    subscribe(RECEIVED, this.begin);
  }

  /** What the latest request has sent so far, in its order. */
  get ofLatestRequest(): readonly string[] {
    return this.latest;
  }

  stop(): void {
    unsubscribe(RECEIVED, this.begin);
    Client.prototype.query = this.send as typeof Client.prototype.query;
  }

  private readonly begin = () => {
    this.latest = [];
    this.request.enterWith(this.latest);
  };
}
