import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '../../tools/embedded-postgres.mjs';
import { signalTree } from '../../tools/running-processes.mjs';
import { migrate } from '../src/shared/database/migrate.js';
import { query } from './databases.js';

/** So that a test may do what only a superuser may, and its role may replicate. */
const HBA = `
host all postgres 127.0.0.1/32 trust
host all all 127.0.0.1/32 scram-sha-256
host replication all 127.0.0.1/32 scram-sha-256
`;

/** A primary with every migration applied, and a hot standby that streams from it. */
export interface Pair {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** On the standby, as its superuser. */
  command(sql: string): Promise<unknown>;
  stopStandby(): Promise<void>;
  /** At the port where it was. */
  startStandby(): Promise<void>;
  signalStandby(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'tiraz-pair-'));
  const [ours, theirs] = [join(folder, 'primary'), join(folder, 'standby')];
  const settings = { fsync: 'off' };
  const start = (dataDir: string, port?: number, more = {}) =>
    startPostgres({ dataDir, port, settings: { ...settings, ...more } });

  let primary = await start(ours);
  await primary.stop();
  writeFileSync(join(ours, 'pg_hba.conf'), HBA);
  primary = await start(ours);
  await query(asSuperuser(primary.url), 'ALTER ROLE tiraz REPLICATION');
  await migrate(primary.url);
  await primary.stop();
  cpSync(ours, theirs, { recursive: true });
  chmodSync(theirs, 0o700);
  writeFileSync(join(theirs, 'standby.signal'), '');
  primary = await start(ours);

  const { username, password, port } = new URL(primary.url);
  const primary_conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  let standby = await start(theirs, undefined, { primary_conninfo });
  return {
    primary,
    get standby() {
      return standby;
    },
    command: (sql) => query(asSuperuser(standby.url), sql),
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await start(theirs, standby.port, { primary_conninfo });
    },
    signalStandby: (signal) => signalTree(standby.pid, signal),
    async stop() {
      await standby.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function asSuperuser(url: string): string {
  const superuser = new URL(url);
  superuser.username = 'postgres';
  superuser.password = '';
  return superuser.href;
}
