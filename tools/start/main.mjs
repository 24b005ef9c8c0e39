// Starts the parts of the product in their order, keeps them running, and ends them in the opposite order.
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addressVariables, REMOTES } from '../../libs/contracts/src/remotes.ts';
import { startPostgres } from '../embedded-postgres.mjs';
import { freePort } from '../free-port.mjs';
import { createPostgres } from '../postgres-cluster.mjs';
import { backendMemory } from './backend-memory.mjs';
import { openDataDirectory } from './data-directory.mjs';
import { BACKEND_ALONE, ensureBuilt } from './ensure-built.mjs';
import { expectFreePort } from './expect-free-port.mjs';
import { keepRunning } from './keep-running.mjs';
import { calmly, isUnreached, openLog, worthTelling } from './log.mjs';
import { answers, startNodeProgram } from './node-program.mjs';
import { orExplain, Refusal } from './refusal.mjs';
import { STOP_SIGNALS } from './run-to-end.mjs';
import { noteRunning } from './running-products.mjs';
import { readSettingsOfStart } from './settings.mjs';
import { addressOf, shownAddress } from './site-address.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const PORT_RELEASED_WITHIN_MS = 5_000;
const READY_WITHIN_MS = 2_000;
const WEB_SERVER = 'host-shell/server/main.ts';
const DEV_SERVER = 'tools/webpack/dev-server.mjs';
/** From the sources, with what is changed at once: `npm run dev`. */
const isDeveloping = process.env.TIRAZ_DEVELOPING === 'true';
/** For a test or a measurement: run-product.mjs. */
const isCopy = process.env.TIRAZ_COPY === 'true';
// npm passes a Ctrl-C on to us although the terminal has sent it to us as well.
const SAME_CTRL_C_MS = 500;
/** The whole site, once since the start. */
let hasAnswered = false;

/**
 * @typedef {import('./keep-running.mjs').Kept} Kept
 * @typedef {import('./keep-running.mjs').Program} Program
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {ReturnType<typeof clusterIn> | undefined} OwnCluster of our own database, if it is our own
 */

await orExplain(async () => {
  const build = () => ensureBuilt(REPOSITORY, isDeveloping ? BACKEND_ALONE : undefined);
  const settings = await readSettingsOfStart(process.env, REPOSITORY, build);
  const data = openDataDirectory(settings.dataDir);
  process.once('exit', data.release);
  await expectFreePort(settings, data.foundAbandoned ? PORT_RELEASED_WITHIN_MS : 0);
  const cluster = settings.databaseUrl ? undefined : clusterIn(settings);
  await Promise.all([
    build(),
    // What hinders it hinders its start as well, which says so.
    cluster && createPostgres(cluster).catch(() => undefined),
  ]);
  process.once('exit', noteRunning(REPOSITORY, isDeveloping ? 'dev' : isCopy ? 'copy' : 'start'));
  await serve(settings, cluster);
});
process.exit(0);

/** @param {Settings} settings */
function clusterIn({ dataDir }) {
  return { dataDir: join(dataDir, 'postgres'), onLog: openLog(join(dataDir, 'logs/database.log')) };
}

/** Runs the product until it is asked to stop. @param {Settings} settings @param {OwnCluster} cluster */
async function serve(settings, cluster) {
  const stop = new AbortController();
  /** @type {Kept[]} */
  const programs = [];
  listenForStop(stop, programs);
  console.log('Starting …');
  try {
    await startInto(programs, settings, cluster, stop);
    if (!isDeveloping) await tellOfRelease(settings);
    await announce(settings, stop.signal);
    if (!stop.signal.aborted) await once(stop.signal, 'abort');
    if (stop.signal.reason instanceof Refusal) throw stop.signal.reason;
  } catch (error) {
    if (!stop.signal.aborted || error === stop.signal.reason) throw error;
  } finally {
    stop.abort();
    for (const program of programs.toReversed()) await program.stop();
  }
}

/** @param {AbortController} stop @param {Kept[]} programs */
function listenForStop(stop, programs) {
  /** @type {number | undefined} */
  let askedAt;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (!askedAt) {
        askedAt = Date.now();
        console.log('Stopping …');
        stop.abort();
      } else if (Date.now() - askedAt > SAME_CTRL_C_MS) {
        for (const program of programs) program.kill();
        process.exit(1);
      }
    });
  }
  // The process that handed over to us was killed; it had no chance to ask.
  if (process.connected) process.once('disconnect', () => stop.abort());
}

/**
 * @param {Kept[]} programs gets what runs, in the order of starting
 * @param {Settings} settings
 * @param {OwnCluster} cluster
 * @param {AbortController} stop
 */
async function startInto(programs, settings, cluster, stop) {
  const stopAsked = stop.signal;
  /** @type {(name: string, start: () => Promise<Program>) => Promise<Kept>} */
  const keep = (name, start) =>
    keepRunning(start, {
      stopAsked,
      // It has said why.
      onRefused: () => stop.abort(new Refusal(`The ${name} refuses to go on.`)),
      onSilent: () => console.error(`The ${name} does not answer any more; ending it.`),
      onCrash: (pauseMs, reason) =>
        console.error(`${reason ?? `The ${name} ended unasked;`} Starting it again in ${pauseMs / 1000} s.`),
    });
  const logs = join(settings.dataDir, 'logs');

  let databaseUrl = settings.databaseUrl?.href;
  if (cluster) {
    const port = await freePort();
    const startDatabase = async () => {
      const database = await startPostgres({ ...cluster, port });
      databaseUrl = database.url;
      return database;
    };
    programs.push(await keep('database', startDatabase));
  }

  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  /** @type {(name: string, script: string, lifeSign: string, env: NodeJS.ProcessEnv, nodeArguments?: string[]) => Promise<Kept>} */
  const program = (name, script, lifeSign, env, nodeArguments) => {
    const log = openLog(join(logs, `${name.replace(' ', '-')}.log`));
    const tell = calmly((text) => console.error(`${name}: ${text}`));
    const onLine = (/** @type {string} */ line) => {
      log(line);
      const text = worthTelling(line);
      if (text && (hasAnswered || !isUnreached(line))) tell(text);
    };
    const shared = { ...process.env, PUBLIC_URL: settings.publicUrl, ...env };
    return keep(name, () =>
      startNodeProgram({
        name,
        script: join(REPOSITORY, script),
        nodeArguments,
        cwd: REPOSITORY,
        env: shared,
        lifeSign,
        onLine,
        stopAsked,
      }),
    );
  };
  const started = await Promise.allSettled([
    program(
      'backend',
      'backend/dist/main.js',
      `${apiUrl}/api/health/live`,
      {
        HOST: '127.0.0.1',
        PORT: new URL(apiUrl).port,
        DATA_DIR: settings.dataDir,
        DATABASE_URL: databaseUrl,
        SEED_DEMO: settings.seedDemo,
        DEMO_ACCOUNT: String(settings.demoAccount),
        ...backendMemory(process.env),
      },
      isDeveloping ? [`--watch-path=${join(REPOSITORY, 'backend/dist')}`, '--watch-preserve-output'] : [],
    ),
    program('web server', isDeveloping ? DEV_SERVER : WEB_SERVER, `${addressOf(settings)}/`, {
      HOST: settings.host,
      PORT: String(settings.port),
      API_URL: apiUrl,
      // The backend has the port that was asked for.
      METRICS_PORT: settings.metricsPort ? String(settings.metricsPort + 1) : '',
    }),
  ]);
  programs.push(...started.filter((each) => each.status === 'fulfilled').map(({ value }) => value));
  const failed = started.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What was built just now may not be what runs. @param {Settings} settings */
async function tellOfRelease({ dataDir }) {
  // Needs what is built.
  const { readPointer, versionOf } = await import('../release/releases.ts');
  for (const { name, folder } of REMOTES) {
    const released = readPointer(join(dataDir, 'releases', name))?.current;
    const built = versionOf(join(REPOSITORY, folder, 'dist'));
    if (process.env[addressVariables(name).url]?.trim() || !released || released === built) continue;
    console.log(
      `The remote "${name}" runs its release ${released}, not the build beside the host (${built}): ` +
        `"npm run release ${name}" publishes what you have, "npm run rollback ${name}" returns to what ran before.`,
    );
  }
}

/**
 * Says the address once the site truly answers; or what it waits for, if that takes long.
 * @param {Settings} settings
 * @param {AbortSignal} stopAsked
 */
async function announce(settings, stopAsked) {
  const site = addressOf(settings);
  let complainAt = Date.now() + READY_WITHIN_MS;
  while (!stopAsked.aborted) {
    if ((await answers(`${site}/`)) && (await answers(`${site}/api/health/ready`))) {
      hasAnswered = true;
      if (settings.demoAccount && !process.env.HOST?.trim()) {
        console.log('Only this machine can reach it, for the demo account is for everybody; HOST opens it.');
      }
      console.log(`Tiraz is ready at ${shownAddress(settings)}`);
      return;
    }
    if (Date.now() > complainAt) {
      complainAt = Infinity;
      console.error(await whatIsMissing(settings));
    }
    await pause(50);
  }
}

/** @param {Settings} settings */
async function whatIsMissing({ databaseUrl, dataDir }) {
  const log = join(dataDir, 'logs/backend.log');
  if (!databaseUrl) return `Tiraz runs, but is not ready yet; ${log} says why.`;
  const port = Number(databaseUrl.port || 5432);
  const socket = connect({ host: databaseUrl.hostname, port, timeout: 2_000 });
  const isReachable = await new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false));
  });
  socket.destroy();
  return isReachable
    ? `The database at ${databaseUrl.hostname}:${port} answers, but does not serve Tiraz yet; ${log} says why.`
    : `The database at ${databaseUrl.hostname}:${port} cannot be reached; Tiraz is ready as soon as it can.`;
}
