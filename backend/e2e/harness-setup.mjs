import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tools/embedded-postgres.mjs';

/** One database server for the whole run; every test file makes its own database on it (see harness.ts). */
export default async function startDatabaseServer() {
  // Jest does not make the folder of its --outputFile.
  mkdirSync(new URL('../test-results', import.meta.url), { recursive: true });
  const dataDir = join(mkdtempSync(join(tmpdir(), 'tiraz-backend-')), 'postgres');
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const server = await startPostgres({ dataDir, settings });
  process.env.TEST_DATABASE_SERVER = server.url;
  globalThis.testDatabase = { server, dataDir };
}
