import { join } from 'node:path';
import { runningPostgres } from '../embedded-postgres.mjs';

/** What people call it; its URL has a password. */
export function namedDatabase(url: string, dataDir = '.data'): string {
  const { host, pathname } = new URL(url);
  const embedded = runningPostgres(join(dataDir, 'postgres'));
  return embedded !== undefined && new URL(embedded).host === host
    ? `the embedded database in ${dataDir}`
    : `the database ${pathname.slice(1)} at ${host}`;
}
