// Clusters for the specs of starts: to make one takes seconds.
import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../embedded-postgres.mjs';

/**
 * Makes a cluster that was stopped in order, as an earlier start leaves it behind.
 * @param {string} folder where it may stand
 * @returns {Promise<(dataDir: string) => void>} gives a start's data directory a copy of it
 */
export async function clusterCopies(folder) {
  const source = join(folder, 'cluster');
  const server = await startPostgres({ dataDir: source, settings: { fsync: 'off' } });
  await server.stop();
  return (dataDir) => {
    const copy = join(dataDir, 'postgres');
    cpSync(source, copy, { recursive: true });
    // A directory is copied without its mode, and PostgreSQL takes none that others may read.
    chmodSync(copy, 0o700);
  };
}
