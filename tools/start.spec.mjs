// The whole of `npm start` over stand-ins for the backend and the web server, and a real PostgreSQL.
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { runningPostgres } from './embedded-postgres.mjs';
import { freePort, listenOn } from './free-port.mjs';
import { processIdentity } from './running-processes.mjs';
import { clusterCopies } from './start/cluster-copies.mjs';
import { answers } from './start/node-program.mjs';
import { makeStandIn } from './start/stand-in.mjs';
import { runNode, temporaryFolder, until } from './testing.mjs';

/** What `npm start` promises, with room for a part that fell silent instead of ending. */
const BACK_WITHIN_MS = 30_000;

const checkout = makeStandIn();
const folder = temporaryFolder();
const copyCluster = await clusterCopies(folder);
const newDataDir = () => mkdtempSync(join(folder, 'data-'));

/** What an earlier start left behind. */
function usedDataDir() {
  const dataDir = newDataDir();
  copyCluster(dataDir);
  return dataDir;
}

/** @typedef {Awaited<ReturnType<typeof start>>} Site */

/**
 * Starts the checkout on a port and in a data directory of its own, or in given ones.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('node:child_process').StdioOptions} stdio
 */
async function start(env = {}, stdio = ['ignore', 'pipe', 'pipe'], script = 'start') {
  const port = env.PORT ?? String(await freePort());
  const dataDir = env.DATA_DIR ?? usedDataDir();
  const run = runNode([join(checkout, `tools/${script}.mjs`)], {
    env: { PATH: process.env.PATH, ...env, PORT: port, DATA_DIR: dataDir },
    detached: true,
    stdio,
  });
  const pidFile = join(dataDir, 'postgres/postmaster.pid');
  const postmaster = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : NaN);
  const eventsFile = join(dataDir, 'events');
  // The file is made a moment before its first line is in it.
  const events = () => {
    const text = existsSync(eventsFile) ? readFileSync(eventsFile, 'utf8') : '';
    const lines = text.matchAll(/^(?<who>\w+) (?<what>.+) (?<pid>\d+)\n/gm);
    return [...lines].flatMap(({ groups }) => (groups ? [groups] : []));
  };
  return {
    ...run,
    port,
    dataDir,
    postmaster,
    events,
    get output() {
      return run.output;
    },
    ready: () => run.says(/Tiraz is ready at .*\n/),
    get: async (/** @type {string} */ path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    answersAs: (/** @type {'web' | 'backend'} */ who) =>
      answers(`http://127.0.0.1:${port}${who === 'web' ? '/' : '/api/health/ready'}`, 1_000),
    databaseAnswers: async () => {
      const client = new pg.Client({
        connectionString: runningPostgres(join(dataDir, 'postgres')),
        connectionTimeoutMillis: 1_000,
      });
      client.on('error', () => {});
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      );
    },
    pids: () => [postmaster(), ...events().map(({ pid }) => Number(pid))],
  };
}

/** @param {Site} site @param {NodeJS.Signals} signal */
async function stops(site, signal = 'SIGTERM') {
  site.child.kill(signal);
  expect(await site.exited).toEqual({ code: 0, signal: null });
}

const allEnded = (/** @type {number[]} */ pids) =>
  until('all processes to end', () => pids.every((pid) => !processIdentity(pid)));

it('says the address last, and on SIGTERM ends web server, backend and database, in this order', async () => {
  const site = await start({ DATA_DIR: newDataDir() });
  await site.ready();
  expect(site.output.trim().split('\n').at(-1)).toBe(`Tiraz is ready at http://localhost:${site.port}`);
  expect(site.output).not.toContain('response errored');
  const pids = site.pids();

  site.child.kill('SIGTERM');

  expect(await site.exited).toEqual({ code: 0, signal: null });
  const stopped = site.events().filter(({ what }) => what === 'stopped');
  expect(stopped.map(({ who }) => who)).toEqual(['web', 'backend']);
  expect(readFileSync(join(site.dataDir, 'logs/database.log'), 'utf8')).toContain(
    'database system is shut down',
  );
  await allEnded(pids);
});

it('takes the Ctrl-C of a terminal, which npm doubles, for one', async () => {
  const site = await start();
  await site.ready();

  process.kill(-site.pid, 'SIGINT');
  process.kill(site.pid, 'SIGINT');

  expect(await site.exited).toEqual({ code: 0, signal: null });
});

it('develops: says the address, starts a backend that is compiled anew again, and ends on Ctrl-C', async () => {
  const site = await start({}, undefined, 'dev');
  await site.ready();
  const startsOf = (/** @type {'web' | 'backend'} */ who) =>
    site.events().filter((event) => event.who === who && event.what === 'started');
  const program = join(checkout, 'backend/dist/main.js');

  utimesSync(program, new Date(), new Date());

  await until('another backend', () => startsOf('backend').length === 2 && site.answersAs('backend'));
  expect(startsOf('web')).toHaveLength(1);
  const pids = site.pids();
  await stops(site, 'SIGINT');
  await allEnded(pids);
});

it('ends at once on a second Ctrl-C, whatever refuses to stop', async () => {
  const site = await start({ STUBBORN: 'yes' });
  await site.ready();
  const pids = site.pids();

  const hasExited = site.exited.then(() => true);
  await until('the end', async () => {
    site.child.kill('SIGINT');
    return Promise.race([hasExited, new Promise((resolve) => setImmediate(resolve, false))]);
  });

  expect(await site.exited).toEqual({ code: 1, signal: null });
  await allEnded(pids);
});

it('leaves no process behind when it is killed, and the next start comes back on its data', async () => {
  const killed = await start();
  await killed.ready();
  const password = async (/** @type {Site} */ { get }) => new URL(await get('/database')).password;
  const before = await password(killed);
  const pids = killed.pids();

  killed.child.kill('SIGKILL');
  const next = await start({ PORT: killed.port, DATA_DIR: killed.dataDir });
  await next.ready();

  await allEnded(pids);
  expect(await password(next)).toBe(before);
  await stops(next);
});

it('starts a crashed backend and a crashed database again', async () => {
  const site = await start();
  await site.ready();
  const postmaster = site.postmaster();

  await site.get('/crash');
  await site.says(/The backend ended unasked/);
  await until('a second backend', () => site.events().filter(({ who }) => who === 'backend').length === 2);

  process.kill(postmaster, 'SIGKILL');
  await site.says(/The database ended unasked/);
  await until('another one', () => processIdentity(site.postmaster()) && site.postmaster() !== postmaster);

  await stops(site);
});

/**
 * How a part can be ended or stopped by somebody; `npm run prove -- a-signal-to-any-part` sends all there are. What
 * a signal does to a process is the system's matter; what must be true half a minute later is ours.
 * @type {NodeJS.Signals[]}
 */
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGKILL', 'SIGSTOP', 'SIGUSR1', 'SIGUSR2'];

it.each([SIGNALS.slice(0, 4), SIGNALS.slice(4)])(
  'is whole again after each of its parts got %s',
  async (...signals) => {
    await Promise.all(
      signals.map(async (signal) => {
        const site = await start();
        await site.ready();
        const parts = site.pids();
        expect(parts.filter((pid) => processIdentity(pid))).toHaveLength(3);

        for (const pid of parts) process.kill(pid, signal);

        await until(
          `a whole product after ${signal}, which said:\n${site.output}`,
          async () =>
            (await site.answersAs('web')) && (await site.answersAs('backend')) && site.databaseAnswers(),
          BACK_WITHIN_MS,
        );
        await stops(site);
        await allEnded([...parts, ...site.pids()]);
      }),
    );
  },
);

it('goes on when nobody reads what it prints', async () => {
  const site = await start();
  await site.says(/Starting/);
  site.child.stdout?.destroy();
  site.child.stderr?.destroy();
  await until('the backend', () => site.events().length === 2);

  await site.get('/warn');
  await site.get('/crash');
  await until('a second backend', () => site.events().filter(({ who }) => who === 'backend').length === 2);

  await stops(site);
});

it('goes on when the disk that its output goes to is full', async () => {
  const full = openSync('/dev/full', 'w');
  const site = await start({}, ['ignore', full, full]);
  closeSync(full);
  await until('the start', () => site.events().length === 2);
  await until('an answer', () => site.answersAs('backend'));

  await site.get('/warn');
  await site.get('/crash');
  await until('a second backend', () => site.events().filter(({ who }) => who === 'backend').length === 2);

  await stops(site);
});

it('ends when the backend says that starting it again is no use', async () => {
  const site = await start();
  await site.ready();
  // No answer may come: the web server ends as well.
  await site.get('/refuse').catch(() => undefined);

  expect(await site.exited).toEqual({ code: 1, signal: null });
  expect(site.output).toMatch(/The backend refuses to go on\.\n$/);
});

it('stays up without its database, says which one it waits for, and keeps the password to itself', async () => {
  const port = await freePort();
  const site = await start({
    DATABASE_URL: `postgres://tiraz:hidden@127.0.0.1:${port}/tiraz`,
    NEVER_READY: 'yes',
  });

  await site.says(new RegExp(`The database at 127\\.0\\.0\\.1:${port} cannot be reached; .*\n`));

  expect(await site.get('/')).toBe('');
  expect(site.output).not.toContain('hidden');
  expect(site.output).not.toContain('Tiraz is ready at');
  await stops(site);
});

it('refuses a data directory in which another start works', async () => {
  const first = await start();
  await first.ready();

  const second = await start({ DATA_DIR: first.dataDir });

  expect(await second.exited).toEqual({ code: 1, signal: null });
  expect(second.output).toBe(
    `The data directory ${first.dataDir} is in use by another start (process ${first.pid}).\n`,
  );
  first.child.kill('SIGTERM');
  await first.exited;
});

it('refuses a port that is taken', async () => {
  const server = createServer();
  const port = await listenOn(server);

  const site = await start({ PORT: String(port) });

  expect(await site.exited).toEqual({ code: 1, signal: null });
  expect(site.output).toBe(`Port ${port} is in use: end what uses it, or choose another with PORT.\n`);
  await new Promise((resolve) => server.close(resolve));
});

it('refuses a faulty configuration, naming what the programs would refuse as well', async () => {
  const site = await start({ PORT: 'three', S3_BUCKET: 'tiraz', SMTP_URL: 'x', CDN_SECONDS: 'x' });

  expect(await site.exited).toEqual({ code: 1, signal: null });
  for (const name of ['PORT', 'S3_ENDPOINT', 'SMTP_URL', 'CDN_SECONDS'])
    expect(site.output).toMatch(new RegExp(`^The configuration is faulty: (.*; )?${name}\\b.*\n$`));
});
