import { Client } from 'pg';
import { MIGRATION_LOCK } from '../../shared/database/migrate.js';
import { DATABASE_TIMEOUTS } from '../../shared/database/data-source.js';
import { pictureKeys, type ObjectStore } from '../../media/index.js';
import { BackupRefusal } from '../domain/backup-refusal.js';
import {
  makeManifest,
  refuseNewer,
  type FileEntry,
  type Manifest,
  type TableEntry,
} from '../domain/manifest.js';
import type { UnfinishedBackup } from './backup-folder.js';
import { manyAtOnce } from './many-at-once.js';
import { TableCopies } from './table-copies.js';

/** PostgreSQL's serialization failure: a picture changed between the snapshot and its lock. */
const SERIALIZATION_FAILURE = '40001';
const MOST_ATTEMPTS = 5;

export interface BackupOptions {
  databaseUrl: string;
  store: ObjectStore;
  /** Class names of the migrations that this Tiraz has. */
  known: readonly string[];
  /** Pictures that the store lost are noted instead of refused. */
  allowMissing: boolean;
  /** Told of each step. */
  say: (line: string) => void;
}

/**
 * Copies the database as it is at one moment, and the pictures that it names then. The product may run: nothing is
 * locked against it but migrations, and the hourly deletion of pictures that nobody shows.
 *
 * @throws BackupRefusal, DomainError `store.unavailable`, or what PostgreSQL or the file system reports
 */
export async function takeBackup(folder: UnfinishedBackup, options: BackupOptions): Promise<Manifest> {
  const client = new Client({
    connectionString: options.databaseUrl,
    application_name: 'tiraz-backup',
    connectionTimeoutMillis: DATABASE_TIMEOUTS.connectionTimeoutMillis,
    keepAlive: true,
  });
  // A connection that breaks fails the statement under way; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await options.store.check();
    const copies = await TableCopies.over(client);
    const snapshot = await openSnapshot(client, copies, options.known);
    options.say(`copying ${snapshot.tables.length} tables`);
    const tables: TableEntry[] = [];
    for (const name of snapshot.tables) {
      const columns = await copies.columnsOf(name);
      const rows = await copies.read(name, columns);
      const { contentSha256, file } = await folder.addTable(name, rows);
      tables.push({ name, columns, rows: rows.rowCount, contentSha256, file });
    }
    const sequences = await copies.sequences();
    options.say(`copying ${snapshot.pictures.length} pictures`);
    const pictures = await copyPictures(folder, snapshot.pictures, options);
    await client.query('ROLLBACK');
    const { takenAt, migrations } = snapshot;
    return makeManifest({ takenAt, migrations, tables, sequences, ...pictures });
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Snapshot {
  takenAt: string;
  migrations: string[];
  tables: string[];
  /** Ids. */
  pictures: string[];
}

/** Migrations are kept out until the tables are locked, so the list of tables is the snapshot's. */
async function openSnapshot(
  client: Client,
  copies: TableCopies,
  known: readonly string[],
): Promise<Snapshot> {
  await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  const migrations = (await copies.migrations()) ?? [];
  if (migrations.length === 0) {
    throw new BackupRefusal('The database holds nothing of Tiraz: there is nothing to back up.');
  }
  refuseNewer('database', migrations, known, 'back it up with that one');
  const kept = await copies.keptTables();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      await client.query(`LOCK TABLE ${kept.join()} IN ACCESS SHARE MODE`);
      const pictures = kept.includes('pictures') ? await holdPictures(client) : [];
      const { rows } = await client.query<{ now: Date }>('SELECT now()');
      await client.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
      return { takenAt: rows[0]?.now.toISOString() ?? '', migrations, tables: kept, pictures };
    } catch (error) {
      await client.query('ROLLBACK');
      if ((error as { code?: unknown }).code !== SERIALIZATION_FAILURE || attempt === MOST_ATTEMPTS)
        throw error;
    }
  }
}

/** The sweep leaves what is held, and with the rows their files. */
async function holdPictures(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM pictures ORDER BY id FOR KEY SHARE');
  return rows.map(({ id }) => id);
}

async function copyPictures(
  folder: UnfinishedBackup,
  ids: readonly string[],
  { store, allowMissing }: BackupOptions,
): Promise<{ pictures: FileEntry[]; missingPictures: string[] }> {
  const pictures: FileEntry[] = [];
  const missingPictures: string[] = [];
  await manyAtOnce(ids.flatMap(pictureKeys), async (key) => {
    const file = await store.read(key, Infinity);
    if (typeof file !== 'string') pictures.push(await folder.addPicture(key, file));
    else if (allowMissing) missingPictures.push(key);
    else {
      throw new BackupRefusal(
        `The store lacks ${key}, which the database names; --allow-missing backs up without such pictures.`,
      );
    }
  });
  return {
    pictures: pictures.sort((one, other) => (one.path < other.path ? -1 : 1)),
    missingPictures: missingPictures.sort(),
  };
}
