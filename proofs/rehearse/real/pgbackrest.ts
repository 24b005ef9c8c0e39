// Debian's pgBackRest beside a PostgreSQL server, with the configuration of deploy/postgresql.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideProgram } from '../debian-program.ts';
import { PostgresServer } from './postgres-server.ts';

const CONFIGURATION = fileURLToPath(new URL('../../../deploy/postgresql', import.meta.url));
const STANZA = '--stanza=tiraz';

/** What pgBackRest tells of a stanza; bytes. */
interface Told {
  backup: { info: { repository: { size: number } } }[];
}

/** A server whose log is archived continuously, and which can be recovered from the archive. */
export class ArchivedPostgres {
  #pgbackrest = provideProgram('pgbackrest', 'pgbackrest');
  readonly server: PostgresServer;
  readonly commandEnv: NodeJS.ProcessEnv;

  /** @param given `port`: of the server on 127.0.0.1 */
  constructor({ folder, port }: { folder: string; port: number }) {
    const name = 'data';
    // Stronger than the file, and what the server's archive_command inherits.
    const env = {
      ...process.env,
      PGBACKREST_CONFIG: join(CONFIGURATION, 'pgbackrest.conf'),
      PGBACKREST_REPO1_PATH: join(folder, 'archive'),
      PGBACKREST_REPO1_CIPHER_PASS: randomBytes(24).toString('base64'),
      PGBACKREST_PG1_PATH: join(folder, name),
      PGBACKREST_PG1_PORT: String(port),
      PGBACKREST_PG1_SOCKET_PATH: folder,
      PGBACKREST_PG1_USER: 'postgres',
      PGBACKREST_LOCK_PATH: join(folder, 'locks'),
      PGBACKREST_LOG_PATH: join(folder, 'logs'),
      PGBACKREST_SPOOL_PATH: join(folder, 'spool'),
    };
    this.server = new PostgresServer({ folder, name, port, env });
    this.commandEnv = { ...env, PGPASSWORD: new URL(this.server.url()).password };
  }

  async start(): Promise<void> {
    await this.server.create([`include '${join(CONFIGURATION, 'archiving.conf')}'`]);
    for (const folder of ['archive', 'locks', 'logs', 'spool'])
      await this.server.run('mkdir', ['-p', '-m', '750', join(this.server.folder, folder)]);
    await this.#run('stanza-create');
    await this.check();
  }

  async backup(type: 'full' | 'diff') {
    await this.#run('backup', `--type=${type}`);
  }

  /** Whether what the server writes arrives in the archive. */
  async check(): Promise<void> {
    await this.#run('check');
  }

  /** @returns what the archive holds; `bytes`: of the last backup in it */
  async info(): Promise<{ backups: number; bytes: number }> {
    const [stanza]: Told[] = JSON.parse(await this.#run('info', '--output=json'));
    const last = stanza?.backup.at(-1);
    if (!stanza || !last) throw new Error('There is no backup in the archive.');
    return { backups: stanza.backup.length, bytes: last.info.repository.size };
  }

  /** Everything that the server had is gone from one moment to the next. */
  async destroy(): Promise<void> {
    await this.server.stop('SIGKILL');
    rmSync(this.server.data, { recursive: true, force: true });
  }

  /**
   * Brings the server back, in place of whatever there is, and starts it.
   * @param moment as PostgreSQL writes it; without one the newest that the archive has
   * @returns `lastAt`: milliseconds since 1970 of the last commit that was recovered; `copiedMs`: how long the
   *   copying of the backup took
   */
  async recover(moment?: string): Promise<{ lastAt: number; copiedMs: number }> {
    await this.server.stop('SIGINT');
    await this.server.run('mkdir', ['-p', '-m', '700', this.server.data]);
    const began = performance.now();
    const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
    await this.#run('restore', '--delta', ...(moment ? target : []));
    const copiedMs = performance.now() - began;
    await this.server.start();
    await this.server.daemon.ready(async () => {
      const [told] = await this.server.admin<{ recovers: boolean }>('SELECT pg_is_in_recovery() AS recovers');
      return told?.recovers === false;
    });
    const [last] = await this.server.admin<{ at: number }>(
      'SELECT extract(epoch FROM pg_last_xact_replay_timestamp())::float8 * 1000 AS at',
    );
    return { lastAt: last?.at ?? NaN, copiedMs };
  }

  async stop(): Promise<void> {
    await this.server.stop('SIGKILL');
  }

  #run(command: string, ...options: string[]): Promise<string> {
    return this.server.run(this.#pgbackrest, [STANZA, ...options, command], this.commandEnv);
  }
}
