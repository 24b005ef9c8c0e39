import type { PoolClient } from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import type { ObjectStore } from '@tiraz/backend/media/index.js';
import { DATABASE_TIMEOUTS } from '@tiraz/backend/shared/database/connection-limits.js';
import { dataSourceOptions } from '@tiraz/backend/shared/database/data-source.js';
import { MIGRATION_LOCK } from '@tiraz/backend/shared/database/migrate.js';
import { BackupRefusal } from './backup-refusal.ts';
import { refuseNewer, type Manifest } from './manifest.ts';
import type { BackupFolder } from './backup-folder.ts';
import { manyAtOnce } from './many-at-once.ts';
import { TableCopies } from './table-copies.ts';

export interface RestoreOptions {
  databaseUrl: string;
  store: ObjectStore;
  /** Class names of the migrations that this Tiraz has. */
  known: readonly string[];
  /** Whether what the database holds may be lost. */
  replace: boolean;
  /** Told of each step. */
  say: (line: string) => void;
}

/**
 * Brings a database to what a backup holds, in one transaction, and the pictures, documents and designs into the store. The backup's own
 * migrations make the tables, its rows are loaded and compared, then newer migrations run.
 *
 * @param backup verified
 * @throws BackupRefusal, DomainError `store.unavailable`, or what PostgreSQL or the file system reports; then the
 *   database is as it was, and the store too
 */
export async function restoreBackup(backup: BackupFolder, options: RestoreOptions): Promise<void> {
  const { connectionTimeoutMillis } = DATABASE_TIMEOUTS;
  const source = new DataSource({
    ...dataSourceOptions(options.databaseUrl),
    extra: { connectionTimeoutMillis, keepAlive: true, application_name: 'tiraz-restore' },
  });
  await source.initialize();
  try {
    const runner = source.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'none';
    const copies = await TableCopies.over(client);
    const written: string[] = [];
    try {
      await runner.startTransaction();
      await client.query(`SET LOCAL maintenance_work_mem = '128MB'`);
      await keepOthersOut(client);
      await options.store.check();
      await clear(copies, executor, options);
      await makeTables(executor, backup.manifest, copies);
      // The server loads while the store is written.
      const works = [() => load(copies, backup, options.say), () => restoreFiles(backup, written, options)];
      await manyAtOnce(works, (work) => work());
      const newer = await executor.executePendingMigrations();
      if (newer.length > 0)
        options.say(`migrated to this Tiraz: ${newer.map(({ name }) => name).join(', ')}`);
      await copies.dropLeftOutRows();
      await runner.commitTransaction();
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      await options.store.remove(written).catch(() => undefined);
      throw error;
    }
    // Not part of the promise, but the first lists and searches are as fast as the later ones.
    await copies.prepareForReads().catch(() => undefined);
    await runner.release();
  } finally {
    await source.destroy();
  }
}

/** A product that starts meanwhile waits for this lock before it migrates; one that runs already is refused. */
async function keepOthersOut(client: PoolClient): Promise<void> {
  const lock = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
    MIGRATION_LOCK,
  ]);
  if (!lock.rows[0]?.taken) {
    throw new BackupRefusal(
      'Another process migrates, backs up or restores this database just now: try again later.',
    );
  }
  const others = await client.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'tiraz-%'`,
  );
  if (others.rowCount) throw new BackupRefusal('Tiraz runs on this database: stop it, then restore.');
}

/** Undoes every migration, which takes Tiraz's own tables away and nothing else. */
async function clear(
  copies: TableCopies,
  executor: MigrationExecutor,
  { known, replace, say }: RestoreOptions,
): Promise<void> {
  const kept = await copies.keptTables();
  const run = (await copies.migrations()) ?? [];
  if (run.length === 0) {
    if (kept.length === 0) return;
    throw new BackupRefusal(
      `The database holds tables that Tiraz did not make (${kept.join(', ')}): restore into one of Tiraz's own.`,
    );
  }
  refuseNewer('database', run, known, 'restore into an empty one');
  const counts = await copies.countRows(kept);
  const held = [...counts].filter(([, rows]) => rows > 0).map(([table, rows]) => `${rows} ${table}`);
  if (held.length > 0 && !replace) {
    throw new BackupRefusal(
      `The database is not empty (${held.join(', ')}): restore into an empty one, or give --replace to lose all that.`,
    );
  }
  if (held.length > 0) say(`replacing ${held.join(', ')}`);
  for (let left = run.length; left > 0; left -= 1) await executor.undoLastMigration();
}

/** As they were when the backup was taken. */
async function makeTables(
  executor: MigrationExecutor,
  { migrations, tables }: Manifest,
  copies: TableCopies,
): Promise<void> {
  for (const migration of await executor.getPendingMigrations()) {
    if (migrations.includes(migration.name)) await executor.executeMigration(migration);
  }
  const kept = await copies.keptTables();
  const expected = kept.filter((name) => !tables.some((table) => table.name === name));
  const unexpected = tables.filter(({ name }) => !kept.includes(name)).map(({ name }) => name);
  if (expected.length + unexpected.length > 0) {
    throw new BackupRefusal(
      `The manifest's tables are not those of its migrations: ${[...expected, ...unexpected].join(', ')}.`,
    );
  }
}

/** @throws BackupRefusal when what was loaded is not what was copied */
async function load(copies: TableCopies, backup: BackupFolder, say: RestoreOptions['say']): Promise<void> {
  const { tables, sequences } = backup.manifest;
  say(`loading ${tables.length} tables`);
  // Migrations may have put rows into tables that they made.
  const filled = await copies.countRows(tables.map(({ name }) => name));
  for (const [table, rows] of filled) if (rows > 0) await copies.empty(table);
  const putBack = await copies.strip(tables.map(({ name }) => name));
  for (const { name, columns } of tables) await backup.readTable(name, copies.write(name, columns));
  await putBack();
  for (const sequence of sequences) await copies.setSequence(sequence);
  say('comparing every row with the backup');
  for (const { name, columns, rows, contentSha256 } of tables) {
    const loaded = await copies.digest(name, columns);
    if (loaded.rows !== rows || loaded.sha256 !== contentSha256) {
      throw new BackupRefusal(
        `The table ${name} is not what it was: ${loaded.rows} rows of ${rows}, or other ones.`,
      );
    }
  }
}

/** @param written gets the keys of the files that were not there before */
async function restoreFiles(
  backup: BackupFolder,
  written: string[],
  { store, say }: RestoreOptions,
): Promise<void> {
  const { pictures, missingPictures, documents = [], missingDocuments = [] } = backup.manifest;
  const { artwork = [], missingArtwork = [] } = backup.manifest;
  say(
    `restoring ${pictures.length} files of pictures, ${documents.length} documents and ${artwork.length} files of designs`,
  );
  const files = [
    ...pictures.map((entry) => ({ entry, mediaType: 'image/webp' })),
    ...documents.map((entry) => ({ entry, mediaType: 'application/pdf' })),
    ...artwork.map((entry) => ({ entry, mediaType: 'application/octet-stream' })),
  ];
  await manyAtOnce(files, async ({ entry, mediaType }) => {
    const file = await backup.readFile(entry);
    const found = await store.read(entry.path, Infinity);
    if (typeof found !== 'string' && Buffer.compare(found, file) === 0) return;
    if (found === 'missing') written.push(entry.path);
    await store.write(entry.path, file, mediaType);
    const back = await store.read(entry.path, Infinity);
    if (typeof back === 'string' || Buffer.compare(back, file) !== 0)
      throw new BackupRefusal(`The store does not give ${entry.path} back as it was written.`);
  });
  const missing = missingPictures.length + missingDocuments.length + missingArtwork.length;
  if (missing > 0) say(`${missing} files were missing already when the backup was taken`);
}
