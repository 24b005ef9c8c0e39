import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tools/embedded-postgres.mjs';

/**
 * One database server for the whole run; every test file makes its own database on it (see harness.ts). And one folder,
 * which goes with the run: a process that a test starts may keep its files there.
 */
export default async function startDatabaseServer() {
  // Jest does not make the folder of its --outputFile.
  mkdirSync(new URL('../test-results', import.meta.url), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'tiraz-backend-'));
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), settings });
  process.env.TEST_DATABASE_SERVER = server.url;
  process.env.TEST_FOLDER = folder;
  globalThis.testRun = { server, folder };
}
