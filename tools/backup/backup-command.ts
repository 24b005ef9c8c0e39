import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import { ConfigError, parseConfig } from '@tiraz/backend/config.js';
import { openObjectStore } from '@tiraz/backend/media/media.module.js';
import { databaseFault, innermost } from '@tiraz/backend/shared/database/database-fault.js';
import { migrations } from '@tiraz/backend/shared/database/migrations/index.js';
import { DomainError } from '@tiraz/backend/shared/domain/domain-error.js';
import { OF_THE_MACHINE } from '../start/refusal.mjs';
import { BackupFolder, UnfinishedBackup } from './backup-folder.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { namedDatabase } from './named-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const USAGE = `npm run backup [-- FOLDER]            into a new folder; without one, backups/<time>
  --allow-missing                     although the store lost pictures, documents or designs that the database names
npm run restore -- FOLDER             into an empty database
  --replace                           into one that is not empty: all that it holds is lost
  --check                             only tells whether the backup is whole; nothing is changed`;

const FLAGS = {
  backup: { 'allow-missing': { type: 'boolean' } },
  restore: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
} as const;

interface Asked {
  command: keyof typeof FLAGS;
  folder: string | undefined;
  flags: Readonly<Record<string, unknown>>;
}

/**
 * `npm run backup` or `npm run restore`.
 *
 * @param args without the command
 * @param env what main.ts would read, and INIT_CWD, where relative folders start
 * @returns the exit code: 0, 1 when it is refused or fails, 2 when it is no command
 */
export async function runBackupCommand(
  command: keyof typeof FLAGS,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void = console.log,
): Promise<number> {
  const asked = understood(command, args);
  if (!asked) {
    print(USAGE);
    return 2;
  }
  Logger.overrideLogger(false);
  const began = performance.now();
  try {
    const summary = await (command === 'backup' ? backup : restore)(asked, env, print);
    print(`${summary} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return 0;
  } catch (error) {
    print(sentenceFor(error));
    return 1;
  }
}

function understood(command: Asked['command'], args: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: FLAGS[command],
      allowPositionals: true,
    });
    const [folder, ...rest] = positionals;
    const isEnough = rest.length === 0 && (command === 'backup' || folder !== undefined);
    return isEnough ? { command, folder, flags: values } : undefined;
  } catch {
    return undefined;
  }
}

const known = migrations.map(({ name }) => name);
const clock = { now: () => new Date() };

async function backup({ folder, flags }: Asked, env: NodeJS.ProcessEnv, say: (line: string) => void) {
  const { databaseDirectUrl: databaseUrl, store } = parseConfig(env);
  const time = clock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
  const final = resolve(env.INIT_CWD ?? '.', folder ?? `backups/${time}`);
  const unfinished = await UnfinishedBackup.begin(final);
  const stopped = () => {
    unfinished.discardNow();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stopped);
  try {
    const manifest = await takeBackup(unfinished, {
      databaseUrl,
      store: await openObjectStore(store, clock),
      known,
      allowMissing: flags['allow-missing'] === true,
      say,
    });
    const sha256 = await unfinished.finish(manifest);
    say(`SHA-256 of the manifest: ${sha256}`);
    return `${contentsOf(manifest)} of ${namedDatabase(databaseUrl, env.DATA_DIR)} backed up to ${final}`;
  } catch (error) {
    await unfinished.discard();
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stopped);
  }
}

async function restore({ folder, flags }: Asked, env: NodeJS.ProcessEnv, say: (line: string) => void) {
  const { databaseDirectUrl: databaseUrl, store } = parseConfig(env);
  const place = resolve(env.INIT_CWD ?? '.', folder ?? '');
  const opened = await BackupFolder.open(place, known);
  say(`verifying the backup of ${opened.manifest.takenAt}`);
  await opened.verify();
  say(`SHA-256 of the manifest: ${opened.manifestSha256}`);
  if (flags.check === true) return `The backup is whole: ${contentsOf(opened.manifest)} checked`;
  await restoreBackup(opened, {
    databaseUrl,
    store: await openObjectStore(store, clock),
    known,
    replace: flags.replace === true,
    say,
  });
  return `${contentsOf(opened.manifest)} restored into ${namedDatabase(databaseUrl, env.DATA_DIR)} and compared`;
}

function contentsOf({ tables, pictures, documents = [], artwork = [] }: BackupFolder['manifest']): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = [...tables.map(({ file }) => file), ...pictures, ...documents, ...artwork];
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  return `${rows} rows of ${tables.length} tables, ${pictures.length} files of pictures, ${documents.length} of documents and ${artwork.length} of designs (${megabytes.toFixed(1)} MB)`;
}

function sentenceFor(error: unknown): string {
  if (error instanceof DomainError && error.cause !== undefined) {
    return `The object store cannot be used: ${innermost(error.cause)}.`;
  }
  if (error instanceof BackupRefusal || error instanceof DomainError || error instanceof ConfigError) {
    return error.message;
  }
  if (databaseFault(error)) return `The database cannot be used: ${innermost(error)}.`;
  const { code = '', severity, message } = error as NodeJS.ErrnoException & { severity?: string };
  const told = OF_THE_MACHINE[code];
  if (told) return `${told}: ${message}.`;
  // What PostgreSQL itself refuses: a wrong password, a missing right.
  if (severity !== undefined) return `The database refuses: ${message}.`;
  return error instanceof Error ? (error.stack ?? message) : String(error);
}
