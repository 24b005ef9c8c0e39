// Debian's PostgreSQL: a primary, a synchronous standby beside it, and HAProxy as the address that the product knows.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { unprivileged } from '../../../tools/unprivileged.mjs';
import { provideProgram } from '../debian-program.mjs';
import { Daemon } from './daemon.mjs';

const VERSIONS = '/usr/lib/postgresql';
const PASSWORD = 'rehearsal';
const SERVERS = ['one', 'other'];

/** @returns {string} the folder of PostgreSQL's programs */
function providePrograms() {
  const newest = () =>
    existsSync(VERSIONS)
      ? readdirSync(VERSIONS)
          .filter((version) => existsSync(join(VERSIONS, version, 'bin/initdb')))
          .sort((a, b) => Number(b) - Number(a))[0]
      : undefined;
  if (!newest()) provideProgram('pg_ctlcluster', 'postgresql');
  return join(VERSIONS, newest(), 'bin');
}

/** Two servers, one of which is the primary, and the address that leads to one of them. */
export class PostgresPair {
  #programs = providePrograms();
  #haproxy = provideProgram('haproxy', 'haproxy');
  #prefix = unprivileged().prefix;
  #running = {};
  #balancer;

  /** @param {{ folder: string, ports: { one: number, other: number, address: number } }} given */
  constructor({ folder, ports }) {
    this.folder = folder;
    this.ports = ports;
    this.primary = 'one';
    mkdirSync(folder, { recursive: true });
  }

  /** What the product is given. */
  get url() {
    return this.urlAt(this.ports.address);
  }

  get standby() {
    return SERVERS.find((name) => name !== this.primary);
  }

  urlAt(port, { user = 'tiraz', password = PASSWORD, database = 'tiraz' } = {}) {
    return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  }

  /** Makes the primary, copies the standby from it, and lets the address lead to the primary. */
  async start() {
    const passwordFile = join(this.folder, 'password');
    writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
    this.#run(
      'initdb',
      ['-D', this.#dataOf('one'), '-U', 'postgres', `--pwfile=${passwordFile}`].concat([
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      ]),
    );
    await this.#startServer('one');
    await this.admin(`CREATE ROLE tiraz LOGIN PASSWORD '${PASSWORD}'`);
    await this.admin('CREATE DATABASE tiraz OWNER tiraz');
    await this.rejoin();
    await this.#startBalancer();
    return this;
  }

  /** The one that is not the primary becomes its standby anew. */
  async rejoin() {
    const name = this.standby;
    await this.#running[name]?.stop('SIGKILL');
    rmSync(this.#dataOf(name), { recursive: true, force: true });
    const { user, password, port } = { user: 'postgres', password: PASSWORD, port: this.ports[this.primary] };
    this.#run('pg_basebackup', [
      ...['-D', this.#dataOf(name), '-R', '-X', 'stream', '-c', 'fast'],
      ...['-d', `host=127.0.0.1 port=${port} user=${user} password=${password} application_name=standby`],
    ]);
    await this.#startServer(name);
    await this.#synchronousWith('standby');
  }

  /** @param {'primary' | 'standby'} which */
  server(which) {
    return this.#running[this[which]];
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
    const from = SERVERS.find((name) => name !== to);
    await this.#tell(`set server database/${to} state ready`);
    await this.#tell(`set server database/${from} state maint`);
    if (cut) await this.#tell(`shutdown sessions server database/${from}`);
  }

  /** One statement as the superuser of the server that is the primary, or of another one. */
  async admin(sql, { at = this.primary, database = 'postgres' } = {}) {
    const connectionString = this.urlAt(this.ports[at], { user: 'postgres', database });
    const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async stop() {
    for (const daemon of [this.#balancer, ...Object.values(this.#running)]) await daemon?.stop('SIGKILL');
  }

  /** Starts one of them that was ended, as it was. */
  restart(name) {
    return this.#startServer(name);
  }

  async #synchronousWith(names) {
    await this.admin(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await this.admin('SELECT pg_reload_conf()');
  }

  async #startServer(name) {
    const settings = {
      port: this.ports[name],
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 100,
      hot_standby: 'on',
    };
    const server = new Daemon(
      [
        ...this.#prefix,
        join(this.#programs, 'postgres'),
        ...['-D', this.#dataOf(name)],
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      { log: join(this.folder, `${name}.log`) },
    );
    this.#running[name] = server;
    await server.ready(async () => (await this.admin('SELECT 1', { at: name })).length === 1);
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

  #dataOf(name) {
    return join(this.folder, name);
  }

  #run(program, args) {
    const [command, ...rest] = [...this.#prefix, join(this.#programs, program), ...args];
    const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr.trim().split('\n').slice(-3).join(' / ')}`);
  }
}
