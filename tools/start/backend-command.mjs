// Runs a command of the backend, or of tools/backup on top of it, with the rest of the command line. Without a
// DATABASE_URL it works on the embedded database: the one of a running product, or else one that is started for the while.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningPostgres, startPostgres } from '../embedded-postgres.mjs';
import { openDataDirectory } from './data-directory.mjs';
import { BACKEND_ALONE, ensureBuilt } from './ensure-built.mjs';
import { orExplain } from './refusal.mjs';
import { STOP_SIGNALS } from './run-to-end.mjs';
import { runningProduct } from './running-products.mjs';
import { readSettings } from './settings.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const OF_BACKUP = ['backup', 'restore'];

await orExplain(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  const { dataDir, databaseUrl, demoAccount } = readSettings(process.env, REPOSITORY);
  // A backup at night is not to wait until somebody has restarted what was pulled: it runs from what the product runs from.
  if (runningProduct(REPOSITORY, ['start']) === undefined) await ensureBuilt(REPOSITORY, BACKEND_ALONE);
  const postgres = join(dataDir, 'postgres');
  const reachable = databaseUrl?.href ?? runningPostgres(postgres);
  // What counts for the product counts here, or its only owner could be lost.
  const shared = { DATA_DIR: dataDir, DEMO_ACCOUNT: String(demoAccount) };
  const runOn = (/** @type {string} */ DATABASE_URL) => run(command, args, { ...shared, DATABASE_URL });
  process.exitCode = await (reachable ? runOn(reachable) : onStartedDatabase(dataDir, postgres, runOn));
});

/**
 * Nobody else may start on the data directory meanwhile.
 * @param {string} dataDir
 * @param {string} postgres the folder of the database in it
 * @param {(databaseUrl: string) => Promise<number>} work
 */
async function onStartedDatabase(dataDir, postgres, work) {
  const data = openDataDirectory(dataDir);
  const database = await startPostgres({ dataDir: postgres });
  try {
    return await work(database.url);
  } finally {
    await database.stop();
    data.release();
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} given beside our own
 * @returns {Promise<number>} the exit code
 */
async function run(command, args, given) {
  const file = OF_BACKUP.includes(command) ? `tools/backup/${command}.ts` : `backend/dist/${command}.js`;
  const script = join(REPOSITORY, file);
  const env = { ...process.env, ...given };
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env });
  // A Ctrl-C in the terminal reaches the command by itself; we stay to end the database after it.
  for (const signal of STOP_SIGNALS) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
