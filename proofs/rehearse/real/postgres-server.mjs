// One server of Debian's PostgreSQL, in a folder of its own.
import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { unprivileged } from '../../../tools/unprivileged.mjs';
import { provideProgram } from '../debian-program.mjs';
import { Daemon } from './daemon.mjs';

const VERSIONS = '/usr/lib/postgresql';
const PASSWORD = 'rehearsal';
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
const execute = promisify(execFile);

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

/** A server with the database `tiraz` of the role `tiraz`; it can be killed and started again at the same port. */
export class PostgresServer {
  #programs = providePrograms();
  #prefix = unprivileged().prefix;

  /**
   * @param {object} given
   * @param {string} given.folder where its data, its socket and its log lie
   * @param {string} given.name of its data
   * @param {number} given.port on 127.0.0.1
   * @param {NodeJS.ProcessEnv} [given.env] that its commands find
   */
  constructor({ folder, name, port, env = process.env }) {
    this.folder = folder;
    this.name = name;
    this.port = port;
    this.env = env;
    this.data = join(folder, name);
    /** @type {Daemon | undefined} */
    this.daemon = undefined;
    mkdirSync(folder, { recursive: true });
  }

  url({ user = 'tiraz', password = PASSWORD, database = 'tiraz' } = {}) {
    return `postgres://${user}:${password}@127.0.0.1:${this.port}/${database}`;
  }

  /**
   * Makes its data, starts it, and makes the product's role and database.
   * @param {string[]} [settings] lines of its postgresql.conf
   */
  async create(settings = []) {
    const passwordFile = join(this.folder, 'password');
    writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
    await this.run('initdb', [
      ...['-D', this.data, '-U', 'postgres', `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'],
    ]);
    appendFileSync(join(this.data, 'postgresql.conf'), `${settings.join('\n')}\n`);
    await this.start();
    await this.admin(`CREATE ROLE tiraz LOGIN PASSWORD '${PASSWORD}'`);
    await this.admin('CREATE DATABASE tiraz OWNER tiraz');
  }

  /**
   * Becomes a standby of another one, not started yet.
   * @param {PostgresServer} primary
   * @param {string} name under which the primary knows it
   */
  async copy(primary, name) {
    rmSync(this.data, { recursive: true, force: true });
    const to = `host=127.0.0.1 port=${primary.port} user=postgres password=${PASSWORD}`;
    await this.run('pg_basebackup', [
      ...['-D', this.data, '-R', '-X', 'stream', '-c', 'fast'],
      ...['-d', `${to} application_name=${name}`],
    ]);
  }

  /** Resolves when it answers, while it recovers too. */
  async start() {
    const settings = {
      port: this.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: this.folder,
      max_connections: 100,
      hot_standby: 'on',
    };
    this.daemon = new Daemon(
      [
        ...this.command('postgres', ['-D', this.data]),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      { log: join(this.folder, `${this.name}.log`), env: this.env },
    );
    await this.daemon.ready(async () => (await this.admin('SELECT 1')).length === 1);
  }

  /** Statements as the superuser. */
  async admin(sql, { database = 'postgres' } = {}) {
    const connectionString = this.url({ user: 'postgres', database });
    const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** With `SIGKILL` everything that it has started goes with it. */
  async stop(signal = 'SIGKILL') {
    await this.daemon?.stop(signal);
  }

  /**
   * Runs a program as the server's own user: one of PostgreSQL's, or another one by its path.
   * @param {string} program
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} [env]
   * @returns {Promise<string>} what it printed
   * @throws {Error} with the end of what it said when it fails
   */
  async run(program, args, env = this.env) {
    const [command, ...rest] = this.command(program, args);
    try {
      const { stdout } = await execute(command, rest, { env, maxBuffer: MOST_OUTPUT_BYTES });
      return stdout.trim();
    } catch (error) {
      const said = `${error.stdout}\n${error.stderr}`.trim().split('\n').slice(-3).join(' / ');
      throw new Error(`${program}: ${said}`, { cause: error });
    }
  }

  /** @returns {string[]} the command that runs a program as the server's own user */
  command(program, args) {
    const own = join(this.#programs, program);
    return [...this.#prefix, existsSync(own) ? own : program, ...args];
  }
}
