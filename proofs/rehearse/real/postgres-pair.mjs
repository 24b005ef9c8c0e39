// Debian's PostgreSQL: a primary, a synchronous standby beside it, and HAProxy as the address that the product knows.
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { provideProgram } from '../debian-program.mjs';
import { Daemon } from './daemon.mjs';
import { PostgresServer } from './postgres-server.mjs';

/** Two servers, one of which is the primary, and the address that leads to one of them. */
export class PostgresPair {
  #haproxy = provideProgram('haproxy', 'haproxy');
  #servers;
  #balancer;

  /** @param {{ folder: string, ports: { one: number, other: number, address: number } }} given */
  constructor({ folder, ports }) {
    this.folder = folder;
    this.ports = ports;
    this.primary = 'one';
    this.#servers = Object.fromEntries(
      ['one', 'other'].map((name) => [name, new PostgresServer({ folder, name, port: ports[name] })]),
    );
  }

  /** What the product is given. */
  get url() {
    return this.urlAt(this.ports.address);
  }

  get standby() {
    return Object.keys(this.#servers).find((name) => name !== this.primary);
  }

  urlAt(port, who) {
    const url = new URL(this.#servers.one.url(who));
    url.port = String(port);
    return url.href;
  }

  /** Makes the primary, copies the standby from it, and lets the address lead to the primary. */
  async start() {
    await this.#servers.one.create();
    await this.rejoin();
    await this.#startBalancer();
    return this;
  }

  /** The one that is not the primary becomes its standby anew. */
  async rejoin() {
    const standby = this.#servers[this.standby];
    await standby.stop();
    await standby.copy(this.#servers[this.primary], 'standby');
    await standby.start();
    await this.#synchronousWith('standby');
  }

  /** @param {'primary' | 'standby'} which */
  server(which) {
    return this.#servers[this[which]].daemon;
  }

  /** The standby becomes the primary, and waits for nobody. The address stays where it is. */
  async promote() {
    this.primary = this.standby;
    await this.#synchronousWith('');
    await this.admin('SELECT pg_promote()');
  }

  /**
   * Where the address leads from now on.
   * @param {'primary' | 'standby'} which
   * @param {{ cut: boolean }} how `cut`: whether the connections that there are end
   */
  async lead(which, { cut }) {
    const to = this[which];
    const from = Object.keys(this.#servers).find((name) => name !== to);
    await this.#tell(`set server database/${to} state ready`);
    await this.#tell(`set server database/${from} state maint`);
    if (cut) await this.#tell(`shutdown sessions server database/${from}`);
  }

  /** Statements as the superuser of the server that is the primary, or of another one. */
  admin(sql, { at = this.primary, database = 'postgres' } = {}) {
    return this.#servers[at].admin(sql, { database });
  }

  async stop() {
    await this.#balancer?.stop('SIGKILL');
    for (const server of Object.values(this.#servers)) await server.stop();
  }

  /** Starts one of them that was ended, as it was. */
  restart(name) {
    return this.#servers[name].start();
  }

  async #synchronousWith(names) {
    await this.admin(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await this.admin('SELECT pg_reload_conf()');
  }

  async #startBalancer() {
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

  /** @returns {Promise<string>} what HAProxy answers */
  #tell(command) {
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
