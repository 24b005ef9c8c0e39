import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { MIGRATION_LOCK } from '@tiraz/backend/shared/database/migrate.js';
import { DATABASE_TIMEOUTS } from '@tiraz/backend/shared/database/connection-limits.js';
import { objectKeyOf } from '@tiraz/backend/documents/index.js';
import { artworkKeys } from '@tiraz/backend/artwork/index.js';
import { pictureKeys, type ObjectStore } from '@tiraz/backend/media/index.js';
import { BackupRefusal } from './backup-refusal.ts';
import { makeManifest, refuseNewer, type FileEntry, type Manifest, type TableEntry } from './manifest.ts';
import type { UnfinishedBackup } from './backup-folder.ts';
import { manyAtOnce } from './many-at-once.ts';
import { LEFT_OUT_ROWS } from './contents.ts';
import { TableCopies } from './table-copies.ts';

/** PostgreSQL's serialization failure: a picture changed between the snapshot and its lock. */
const SERIALIZATION_FAILURE = '40001';
const MOST_ATTEMPTS = 5;

export interface BackupOptions {
  databaseUrl: string;
  store: ObjectStore;
  /** Class names of the migrations that this Tiraz has. */
  known: readonly string[];
  /** Pictures, documents and designs that the store lost are noted instead of refused. */
  allowMissing: boolean;
  /** Told of each step. */
  say: (line: string) => void;
}

/**
 * Copies the database as it is at one moment, and the pictures, documents and designs that it names then. The product may run: nothing is
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
      const rows = await copies.read(name, columns, LEFT_OUT_ROWS[name]);
      tables.push({ name, columns, ...(await folder.addTable(name, rows)) });
    }
    const sequences = await copies.sequences();
    options.say(`copying ${snapshot.pictures.length} pictures`);
    const pictures = await copyPictures(folder, snapshot, options);
    options.say(`copying ${snapshot.documents.length} documents`);
    const documents = await copyDocuments(folder, snapshot, options);
    options.say(`copying ${snapshot.artwork.length} files of designs`);
    const artwork = await copyArtwork(folder, snapshot, options);
    await client.query('ROLLBACK');
    const { takenAt, migrations } = snapshot;
    return makeManifest({ takenAt, migrations, tables, sequences, ...pictures, ...documents, ...artwork });
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
  /** Ids of those that may have gone from the store since. */
  mayBeGone: ReadonlySet<string>;
  /** SHA-256 sums. */
  documents: string[];
  /** Keys. */
  artwork: string[];
  isStandby: boolean;
}

/**
 * Migrations are kept out until the tables are locked, so the list of tables is the snapshot's. A standby shares no
 * lock with its primary: there the list is compared with the one from before.
 */
async function openSnapshot(
  client: Client,
  copies: TableCopies,
  known: readonly string[],
): Promise<Snapshot> {
  await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  for (let attempt = 1; ; attempt += 1) {
    const before = (await copies.migrations()) ?? [];
    if (before.length === 0) {
      throw new BackupRefusal('The database holds nothing of Tiraz: there is nothing to back up.');
    }
    refuseNewer('database', before, known, 'back it up with that one');
    const tables = await copies.keptTables();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      await client.query(`LOCK TABLE ${tables.join()} IN ACCESS SHARE MODE`);
      const migrations = (await copies.migrations()) ?? [];
      if (migrations.join() !== before.join()) throw new MigratedMeanwhile();
      const held = tables.includes('pictures') ? await holdPictures(client) : NO_PICTURES;
      const documents = tables.includes('documents') ? await namedDocuments(client) : [];
      const isStandby = await inRecovery(client);
      const artwork = tables.includes('artwork') ? await holdArtwork(client, isStandby) : [];
      const { rows } = await client.query<{ now: Date }>('SELECT now()');
      await client.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
      const takenAt = rows[0]?.now.toISOString() ?? '';
      return { takenAt, migrations, tables, ...held, documents, artwork, isStandby };
    } catch (error) {
      await client.query('ROLLBACK');
      const isPassing =
        error instanceof MigratedMeanwhile || (error as { code?: unknown }).code === SERIALIZATION_FAILURE;
      if (!isPassing || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

class MigratedMeanwhile extends BackupRefusal {
  constructor() {
    super('The database is being migrated just now: try again later.');
  }
}

type HeldPictures = Pick<Snapshot, 'pictures' | 'mayBeGone'>;
const NO_PICTURES: HeldPictures = { pictures: [], mayBeGone: new Set() };

/**
 * The sweep leaves what is held, and with the rows their files. Nothing can be held through a standby, so there the
 * pictures that nobody shows may go meanwhile; those that somebody shows outlive any backup by a day.
 */
async function holdPictures(client: Client): Promise<HeldPictures> {
  const standby = await inRecovery(client);
  const { rows } = await client.query<{ id: string; shown: boolean }>(
    `SELECT id, '/objects/' || id IN
       (SELECT object_path FROM pictures_in_use UNION ALL SELECT object_path FROM logos_in_use) AS shown
     FROM pictures ORDER BY id ${standby ? '' : 'FOR KEY SHARE'}`,
  );
  return {
    pictures: rows.map(({ id }) => id),
    mayBeGone: new Set(standby ? rows.filter(({ shown }) => !shown).map(({ id }) => id) : []),
  };
}

async function copyPictures(
  folder: UnfinishedBackup,
  snapshot: HeldPictures,
  { store, allowMissing }: BackupOptions,
): Promise<{ pictures: FileEntry[]; missingPictures: string[] }> {
  const pictures: FileEntry[] = [];
  const missingPictures: string[] = [];
  const keys = snapshot.pictures.flatMap((id) => pictureKeys(id).map((key) => [id, key] as const));
  await manyAtOnce(keys, async ([id, key]) => {
    const file = await store.read(key, Infinity);
    if (typeof file !== 'string') pictures.push(await folder.addFile(key, file));
    else if (allowMissing || snapshot.mayBeGone.has(id)) missingPictures.push(key);
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

async function inRecovery(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  return rows[0]?.standby === true;
}

/** What came with inquiries; what was never sent is nobody's. Held as pictures are. */
async function holdArtwork(client: Client, isStandby: boolean): Promise<string[]> {
  const { rows } = await client.query<{ id: string; state: string }>(
    `SELECT id, state FROM artwork WHERE inquiry_id IS NOT NULL ORDER BY id ${isStandby ? '' : 'FOR KEY SHARE'}`,
  );
  return rows.flatMap(({ id, state }) => {
    const [file, preview] = artworkKeys(id);
    return state === 'done' ? [file, preview] : [file];
  });
}

async function copyArtwork(
  folder: UnfinishedBackup,
  snapshot: Snapshot,
  { store, allowMissing }: BackupOptions,
): Promise<{ artwork: FileEntry[]; missingArtwork: string[] }> {
  const artwork: FileEntry[] = [];
  const missingArtwork: string[] = [];
  await manyAtOnce(snapshot.artwork, async (key) => {
    const file = await store.open(key);
    if (file !== 'missing') artwork.push(await folder.addFile(key, file));
    else if (allowMissing || snapshot.isStandby) missingArtwork.push(key);
    else {
      throw new BackupRefusal(
        `The store lacks ${key}, which the database names; --allow-missing backs up without such designs.`,
      );
    }
  });
  return {
    artwork: artwork.sort((one, other) => (one.path < other.path ? -1 : 1)),
    missingArtwork: missingArtwork.sort(),
  };
}

/** They are never removed, so nothing holds them. */
async function namedDocuments(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ sha256: string }>(
    'SELECT DISTINCT sha256 FROM documents ORDER BY sha256',
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Customers accept a document by its digest, so one that is not what was made is as good as lost. */
async function copyDocuments(
  folder: UnfinishedBackup,
  snapshot: Snapshot,
  { store, allowMissing }: BackupOptions,
): Promise<{ documents: FileEntry[]; missingDocuments: string[] }> {
  const documents: FileEntry[] = [];
  const missingDocuments: string[] = [];
  await manyAtOnce(snapshot.documents, async (sha256) => {
    const key = objectKeyOf(sha256);
    const file = await store.read(key, Infinity);
    const isWhole = typeof file !== 'string' && createHash('sha256').update(file).digest('hex') === sha256;
    if (isWhole) documents.push(await folder.addFile(key, file));
    else if (allowMissing) missingDocuments.push(key);
    else {
      throw new BackupRefusal(
        `The store lacks ${key} as it was made; --allow-missing backs up without such documents.`,
      );
    }
  });
  return {
    documents: documents.sort((one, other) => (one.path < other.path ? -1 : 1)),
    missingDocuments: missingDocuments.sort(),
  };
}
