import { objectKeyOf } from '@tiraz/backend/documents/index.js';
import { BackupRefusal } from './backup-refusal.ts';
import { KEPT_TABLES } from './contents.ts';

export const MANIFEST_FILE = 'manifest.json';
const FORMAT = 'tiraz-backup/1';

/** What a backup says of itself: enough to tell whether it is whole, and whether a restore brought back all of it. */
export interface Manifest {
  format: typeof FORMAT;
  /** ISO 8601, of the database's snapshot. */
  takenAt: string;
  /** Class names of the migrations that the database had, oldest first. */
  migrations: string[];
  tables: TableEntry[];
  sequences: SequenceEntry[];
  pictures: FileEntry[];
  /** Keys that the database names and the store did not have. */
  missingPictures: string[];
  /** Absent from a backup of before there were any. */
  documents?: FileEntry[];
  missingDocuments?: string[];
  /** As documents: the files of designs that came with inquiries, and our pictures of them. */
  artwork?: FileEntry[];
  missingArtwork?: string[];
}

export interface TableEntry {
  name: string;
  /** Those that are stored, in the order of the copy. */
  columns: string[];
  rows: number;
  /** SHA-256 of the rows as PostgreSQL's COPY writes them, in the order of the primary key. */
  contentSha256: string;
  /** The compressed copy. */
  file: FileEntry;
}

export interface SequenceEntry {
  name: string;
  /** As `setval` takes them; a bigint does not fit into a number. */
  value: string;
  isCalled: boolean;
}

export interface FileEntry {
  /** Relative to the backup's folder; of a picture, a document or a design it is the key too. */
  path: string;
  bytes: number;
  sha256: string;
}

export function tablePath(table: string): string {
  return `tables/${table}.copy.gz`;
}

export function makeManifest(contents: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...contents };
}

/**
 * @param known class names of the migrations that this Tiraz has
 * @throws BackupRefusal for what is no manifest, or one that this Tiraz cannot read; no path of an accepted one leads
 *   out of the backup's folder
 */
export function parseManifest(text: string, known: readonly string[]): Manifest {
  const manifest = parsed(text);
  const { format } = manifest as { format?: unknown };
  if (typeof format === 'string' && /^tiraz-backup\/\d+$/.test(format) && format !== FORMAT) {
    throw new BackupRefusal(
      `The backup is in the format ${format}, and this Tiraz reads ${FORMAT}: restore it with the version that made it.`,
    );
  }
  if (!isManifest(manifest)) throw new BackupRefusal(`${MANIFEST_FILE} is not the manifest of a backup.`);
  refuseNewer('backup', manifest.migrations, known, 'restore it with that one');
  const strange = manifest.tables.filter(({ name }) => !KEPT_TABLES.includes(name));
  if (strange.length > 0) {
    const names = strange.map(({ name }) => name).join(', ');
    throw new BackupRefusal(`The backup holds tables that this Tiraz does not know: ${names}.`);
  }
  return manifest;
}

/** @throws BackupRefusal when there are migrations that this Tiraz does not know */
export function refuseNewer(
  what: 'backup' | 'database',
  migrations: readonly string[],
  known: readonly string[],
  remedy: string,
): void {
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new BackupRefusal(
    `The ${what} is a newer Tiraz's (this one does not know ${newer.join(', ')}): ${remedy}.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupRefusal(`${MANIFEST_FILE} is not whole: it is no JSON.`);
  }
}

function isManifest(value: unknown): value is Manifest {
  if (!isObject(value)) return false;
  const { format, takenAt, migrations, tables, sequences, pictures, missingPictures } = value;
  const { documents = [], missingDocuments = [], artwork = [], missingArtwork = [] } = value;
  return (
    format === FORMAT &&
    typeof takenAt === 'string' &&
    !Number.isNaN(Date.parse(takenAt)) &&
    isListOf(migrations, isWord) &&
    isListOf(tables, isTable) &&
    areDistinct(tables.map(({ name }) => name)) &&
    isListOf(sequences, isSequence) &&
    isListOf(pictures, (entry) => isFile(entry) && isPictureKey(entry.path)) &&
    areDistinct((pictures as FileEntry[]).map(({ path }) => path)) &&
    isListOf(missingPictures, isPictureKey) &&
    isListOf(documents, (entry) => isFile(entry) && entry.path === objectKeyOf(entry.sha256)) &&
    isListOf(missingDocuments, isDocumentKey) &&
    isListOf(artwork, (entry) => isFile(entry) && isArtworkKey(entry.path)) &&
    areDistinct((artwork as FileEntry[]).map(({ path }) => path)) &&
    isListOf(missingArtwork, isArtworkKey)
  );
}

function isTable(value: unknown): value is TableEntry {
  return (
    isObject(value) &&
    isWord(value.name) &&
    isListOf(value.columns, isWord) &&
    isCount(value.rows) &&
    isSha256(value.contentSha256) &&
    isFile(value.file) &&
    value.file.path === tablePath(value.name)
  );
}

function isSequence(value: unknown): value is SequenceEntry {
  return (
    isObject(value) &&
    isWord(value.name) &&
    typeof value.value === 'string' &&
    /^\d{1,19}$/.test(value.value) &&
    typeof value.isCalled === 'boolean'
  );
}

function isFile(value: unknown): value is FileEntry {
  return isObject(value) && typeof value.path === 'string' && isCount(value.bytes) && isSha256(value.sha256);
}

function isPictureKey(value: unknown): value is string {
  return typeof value === 'string' && /^pictures\/[a-z\d-]+\.webp$/.test(value);
}

function isDocumentKey(value: unknown): value is string {
  return typeof value === 'string' && /^documents\/[\da-f]{64}\.pdf$/.test(value);
}

function isArtworkKey(value: unknown): value is string {
  return typeof value === 'string' && /^artwork\/[\da-f-]{36}(\.png)?$/.test(value);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z]\w{0,99}$/.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isListOf<T>(value: unknown, isOne: (entry: unknown) => entry is T): value is T[];
function isListOf(value: unknown, isOne: (entry: unknown) => boolean): value is unknown[];
function isListOf(value: unknown, isOne: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
