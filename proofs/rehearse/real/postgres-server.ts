// One server of Debian's PostgreSQL, in a folder of its own.
import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import { unprivileged } from '../../../tools/unprivileged.mjs';
import { provideProgram } from '../debian-program.ts';
import { Daemon, lastWordsOf, running, type Command } from './daemon.ts';

const VERSIONS = '/usr/lib/postgresql';
const PASSWORD = 'rehearsal';
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
const execute = promisify(execFile);

/** @returns the folder of PostgreSQL's programs */
function providePrograms(): string {
  if (!newestVersion()) provideProgram('pg_ctlcluster', 'postgresql');
  return join(VERSIONS, newestVersion() ?? '', 'bin');
}

function newestVersion(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  return readdirSync(VERSIONS)
    .filter((version) => existsSync(join(VERSIONS, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
}

interface Given {
  /** Where its data, its socket and its log lie. */
  folder: string;
  /** Of its data. */
  name: string;
  /** On 127.0.0.1. */
  port: number;
  /** What its commands find. */
  env?: NodeJS.ProcessEnv;
}

/** Whom an address names; the product's role and database unless it says otherwise. */
export interface Who {
  user?: string;
  password?: string;
  database?: string;
}

/** A server with the database `tiraz` of the role `tiraz`; it can be killed and started again at the same port. */
export class PostgresServer {
  #programs = providePrograms();
  #prefix = unprivileged().prefix;
  #daemon: Daemon | undefined;
  readonly folder: string;
  readonly name: string;
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  readonly data: string;

  constructor({ folder, name, port, env = process.env }: Given) {
    this.folder = folder;
    this.name = name;
    this.port = port;
    this.env = env;
    this.data = join(folder, name);
    mkdirSync(folder, { recursive: true });
  }

  /** The process that it is. */
  get daemon(): Daemon {
    return running(this.#daemon);
  }

  url({ user = 'tiraz', password = PASSWORD, database = 'tiraz' }: Who = {}): string {
    return `postgres://${user}:${password}@127.0.0.1:${this.port}/${database}`;
  }

  /**
   * Makes its data, starts it, and makes the product's role and database.
   * @param settings lines of its postgresql.conf
   */
  async create(settings: string[] = []) {
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
   * @param name under which the primary knows it
   */
  async copy(primary: PostgresServer, name: string) {
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
    this.#daemon = new Daemon(
      [
        ...this.command('postgres', ['-D', this.data]),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      { log: join(this.folder, `${this.name}.log`), env: this.env },
    );
    await this.daemon.ready(async () => (await this.admin('SELECT 1')).length === 1);
  }

  /** Statements as the superuser. */
  async admin<Row extends QueryResultRow>(
    sql: string,
    { database = 'postgres' }: Pick<Who, 'database'> = {},
  ): Promise<Row[]> {
    const connectionString = this.url({ user: 'postgres', database });
    const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** With `SIGKILL` everything that it has started goes with it. */
  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#daemon?.stop(signal);
  }

  /**
   * Runs a program as the server's own user: one of PostgreSQL's, or another one by its path.
   * @returns what it printed
   * @throws {Error} with the end of what it said when it fails
   */
  async run(program: string, args: string[], env: NodeJS.ProcessEnv = this.env): Promise<string> {
    const [command, ...rest] = this.command(program, args);
    try {
      const { stdout } = await execute(command, rest, { env, maxBuffer: MOST_OUTPUT_BYTES });
      return stdout.trim();
    } catch (error) {
      throw new Error(`${program}: ${lastWordsOf(error)}`, { cause: error });
    }
  }

  /** @returns the command that runs a program as the server's own user */
  command(program: string, args: string[]): Command {
    const own = join(this.#programs, program);
    const [first = program, ...rest] = [...this.#prefix, existsSync(own) ? own : program, ...args];
    return [first, ...rest];
  }
}
