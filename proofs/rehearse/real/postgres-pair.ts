// Debian's PostgreSQL: a primary, a synchronous standby beside it, and HAProxy as the address that the product knows.
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { QueryResultRow } from 'pg';
import { provideProgram } from '../debian-program.ts';
import { Daemon } from './daemon.ts';
import { PostgresServer, type Who } from './postgres-server.ts';

/** Of the two servers; which of them is the primary changes. */
type Name = 'one' | 'other';
type Part = 'primary' | 'standby';

const otherThan = (name: Name): Name => (name === 'one' ? 'other' : 'one');

/** Two servers, one of which is the primary, and the address that leads to one of them. */
export class PostgresPair {
  #haproxy = provideProgram('haproxy', 'haproxy');
  #servers: Record<Name, PostgresServer>;
  #balancer: Daemon | undefined;
  readonly folder: string;
  readonly ports: Record<Name | 'address', number>;
  primary: Name = 'one';

  constructor({ folder, ports }: { folder: string; ports: Record<Name | 'address', number> }) {
    this.folder = folder;
    this.ports = ports;
    const server = (name: Name) => new PostgresServer({ folder, name, port: ports[name] });
    this.#servers = { one: server('one'), other: server('other') };
  }

  /** What the product is given. */
  get url(): string {
    return this.urlAt(this.ports.address);
  }

  get standby(): Name {
    return otherThan(this.primary);
  }

  urlAt(port: number, who?: Who): string {
    const url = new URL(this.#servers.one.url(who));
    url.port = String(port);
    return url.href;
  }

  /** Makes the primary, copies the standby from it, and lets the address lead to the primary. */
  async start(): Promise<this> {
    await this.#servers.one.create();
    await this.rejoin();
    await this.#startBalancer();
    return this;
  }

  /** The one that is not the primary becomes its standby anew. */
  async rejoin(): Promise<void> {
    const standby = this.#servers[this.standby];
    await standby.stop();
    await standby.copy(this.#servers[this.primary], 'standby');
    await standby.start();
    await this.#synchronousWith('standby');
  }

  server(which: Part): Daemon {
    return this.#servers[this[which]].daemon;
  }

  /** The standby becomes the primary, and waits for nobody. The address stays where it is. */
  async promote(): Promise<void> {
    this.primary = this.standby;
    await this.#synchronousWith('');
    await this.admin('SELECT pg_promote()');
  }

  /**
   * Where the address leads from now on.
   * @param how `cut`: whether the connections that there are end
   */
  async lead(which: Part, { cut }: { cut: boolean }) {
    const to = this[which];
    const from = otherThan(to);
    await this.#tell(`set server database/${to} state ready`);
    await this.#tell(`set server database/${from} state maint`);
    if (cut) await this.#tell(`shutdown sessions server database/${from}`);
  }

  /** Statements as the superuser of the server that is the primary, or of another one. */
  admin<Row extends QueryResultRow>(
    sql: string,
    { at = this.primary, database = 'postgres' }: { at?: Name; database?: string } = {},
  ): Promise<Row[]> {
    return this.#servers[at].admin<Row>(sql, { database });
  }

  async stop(): Promise<void> {
    await this.#balancer?.stop('SIGKILL');
    for (const server of Object.values(this.#servers)) await server.stop();
  }

  /** Starts one of them that was ended, as it was. */
  restart(name: Name): Promise<void> {
    return this.#servers[name].start();
  }

  async #synchronousWith(names: string): Promise<void> {
    await this.admin(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await this.admin('SELECT pg_reload_conf()');
  }

  async #startBalancer(): Promise<void> {
    const socket = join(this.folder, 'haproxy.sock');
    const file = join(this.folder, 'haproxy.cfg');
    writeFileSync(
      file,
      `global
  stats socket ${socket} mode 600 level admin
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${this.ports.address}
  server one 127.0.0.1:${this.ports.one}
  server other 127.0.0.1:${this.ports.other} disabled
`,
    );
    this.#balancer = new Daemon([this.#haproxy, '-f', file, '-db'], {
      log: join(this.folder, 'haproxy.log'),
    });
    await this.#balancer.ready(async () => existsSync(socket) && (await this.#tell('show info')) !== '');
  }

  /** @returns what HAProxy answers */
  #tell(command: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(join(this.folder, 'haproxy.sock'));
      socket.once('error', reject);
      socket.on('data', (text) => (answer += text));
      socket.once('end', () => resolve(answer));
      socket.write(`${command}\n`);
    });
  }
}
