import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startPostgres } from './embedded-postgres.mjs';
import { listenOn } from './free-port.mjs';
import { processIdentity, processTree } from './running-processes.mjs';
import { runNode, temporaryFolder, until } from './testing.mjs';

/** @typedef {import('./embedded-postgres.mjs').EmbeddedPostgres} EmbeddedPostgres */

const FAST = { fsync: 'off' };
const folder = temporaryFolder();
const dataDir = join(folder, 'private', 'data');
const pidFile = join(dataDir, 'postmaster.pid');

beforeAll(() => mkdirSync(join(folder, 'private'), { mode: 0o700 }));

/** @param {string} url @param {string} text */
async function query(url, text) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts PostgreSQL from a process of its own, which can be killed. */
async function startElsewhere(env = process.env) {
  const script = `
    import { startPostgres } from ${JSON.stringify(new URL('embedded-postgres.mjs', import.meta.url).href)};
    const { url, pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: { fsync: 'off' } });
    console.log(JSON.stringify({ url, pid }) + '.');
    setInterval(() => {}, 1000);`;
  const run = runNode(['--input-type=module', '-e', script], { env });
  const [, started = ''] = await run.says(/^(\{.*\})\.$/m);
  /** @type {{ url: string, pid: number }} */
  const { url, pid: postmaster } = JSON.parse(started);
  return { exited: run.exited, url, postmaster, kill: () => process.kill(run.pid, 'SIGKILL') };
}

describe('a new data directory', () => {
  /** @type {EmbeddedPostgres} */
  let postgres;
  beforeAll(async () => (postgres = await startPostgres({ dataDir, settings: FAST })));
  afterAll(() => postgres.stop());

  it('holds a UTF-8 database that sorts alike everywhere', async () => {
    const [database] = await query(
      postgres.url,
      'SELECT pg_encoding_to_char(encoding) AS encoding, datlocale FROM pg_database WHERE datname = current_database()',
    );
    expect(database).toEqual({ encoding: 'UTF8', datlocale: 'C.UTF-8' });
  });

  it('is ours alone, and its role is no superuser', async () => {
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(await query(postgres.url, "SELECT current_setting('is_superuser') AS super")).toEqual([
      { super: 'off' },
    ]);
  });

  it('takes the given settings, and a port below those for outgoing connections', async () => {
    expect(await query(postgres.url, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
    expect(postgres.port).toBeLessThan(32_768);
  });

  it('is refused to a second server while the first one runs', async () => {
    await expect(startPostgres({ dataDir })).rejects.toThrow(/is in use by a running PostgreSQL/);
  });
});

describe('a data directory that was used before', () => {
  it('keeps its data over a stop', async () => {
    const first = await startPostgres({ dataDir, settings: FAST });
    await query(first.url, "CREATE TABLE kept AS SELECT 'طراز' AS word");
    await first.stop();
    expect(processIdentity(first.pid)).toBeUndefined();

    const second = await startPostgres({ dataDir, settings: FAST });
    expect(await query(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'طراز' }]);
    await second.stop();
  });

  it('comes back after its supervisor was killed, which ends the server as well', async () => {
    const killed = await startElsewhere();
    await query(killed.url, 'CREATE TABLE survived AS SELECT 1 AS one');
    killed.kill();
    await until('the server to end', () => !processIdentity(killed.postmaster));

    const next = await startPostgres({ dataDir, settings: FAST });
    expect(await query(next.url, 'SELECT one FROM survived')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  it('comes back after supervisor and server were killed together', async () => {
    const killed = await startElsewhere();
    await query(killed.url, 'CREATE TABLE crashed AS SELECT 1 AS one');
    process.kill(killed.postmaster, 'SIGKILL');
    killed.kill();

    const next = await startPostgres({ dataDir, settings: FAST });
    expect(await query(next.url, 'SELECT one FROM crashed')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  it('is taken over from a server that outlived its supervisor', async () => {
    const withoutSetpriv = join(folder, 'programs');
    mkdirSync(withoutSetpriv);
    for (const program of ['unshare', 'true'])
      symlinkSync(`/usr/bin/${program}`, join(withoutSetpriv, program));
    const killed = await startElsewhere({ ...process.env, PATH: withoutSetpriv });
    killed.kill();
    await killed.exited;
    expect(processIdentity(killed.postmaster)).toBeDefined();

    const next = await startPostgres({ dataDir, settings: FAST });
    expect(processIdentity(killed.postmaster)).toBeUndefined();
    await next.stop();
  });

  it('starts although the id of its last server belongs to another process now', async () => {
    const stranger = runNode(['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(pidFile, `${stranger.pid}\n${dataDir}\n1700000000\n5432\n\n127.0.0.1\n\nready\n`);

    const next = await startPostgres({ dataDir, settings: FAST });
    expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.stop();
    expect(processIdentity(stranger.pid)).toBeDefined();
  });
});

describe('a signal to a running server', () => {
  /** @type {EmbeddedPostgres} */
  let server;
  beforeEach(async () => (server = await startPostgres({ dataDir, settings: FAST })));
  afterEach(() => server.stop());

  // It would wait for the last client, and a pool never gives up its last connection.
  it('SIGTERM ends it although somebody is connected', async () => {
    const client = new pg.Client(server.url);
    client.on('error', () => {});
    await client.connect();

    process.kill(server.pid, 'SIGTERM');

    expect(await server.exited).toEqual({ code: 0, signal: null });
  });

  it('SIGSTOP makes it silent, and it can be killed nevertheless', async () => {
    expect(await server.answers()).toBe(true);
    process.kill(server.pid, 'SIGSTOP');

    expect(await server.answers()).toBe(false);

    server.kill();
    await server.exited;
    expect(await server.answers()).toBe(false);
  });

  it('SIGKILL while its own processes are stopped does not stand in the way of the next start', async () => {
    const client = new pg.Client(server.url);
    client.on('error', () => {});
    await client.connect();
    const own = processTree(server.pid).slice(1);
    expect(own.length).toBeGreaterThan(3);
    for (const pid of own) process.kill(pid, 'SIGSTOP');
    process.kill(server.pid, 'SIGKILL');
    await server.exited;

    server = await startPostgres({ dataDir, settings: FAST });

    expect(own.filter((pid) => processIdentity(pid))).toEqual([]);
  });

  it('a refusal of too many clients is an answer', async () => {
    const clients = [];
    for (let i = 0; i < 100; i++) {
      const client = new pg.Client(server.url);
      client.on('error', () => {});
      clients.push(client);
      if (
        !(await client.connect().then(
          () => true,
          () => false,
        ))
      )
        break;
    }
    expect(clients.length).toBeLessThan(100);
    expect(await server.answers()).toBe(true);
    await Promise.all(clients.map((client) => client.end()));
  });
});

describe('what stands in the way is said in one sentence', () => {
  it('a port that is taken', async () => {
    const server = createServer();
    const port = await listenOn(server, '127.0.0.1');

    await expect(startPostgres({ dataDir, port })).rejects.toThrow(`Port ${port} is in use.`);
    await new Promise((resolve) => server.close(resolve));
  });

  it('a place that cannot be written to', async () => {
    // Even root may make no folder here.
    await expect(startPostgres({ dataDir: '/sys/tiraz' })).rejects.toThrow(
      /^The data directory .* cannot be written to\.$/,
    );
  });

  it('a file where the folder should be', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(startPostgres({ dataDir: join(file, 'data') })).rejects.toThrow(/is not a data directory/);
  });

  it("another version's data", async () => {
    const version = join(dataDir, 'PG_VERSION');
    const ours = readFileSync(version, 'utf8');
    writeFileSync(version, '9\n');
    await expect(startPostgres({ dataDir })).rejects.toThrow(/was written by another PostgreSQL version/);
    writeFileSync(version, ours);
  });

  it('nothing is left behind by a creation that failed', async () => {
    const place = join(folder, 'occupied');
    mkdirSync(place);
    writeFileSync(join(place, 'a-file'), '');
    await expect(startPostgres({ dataDir: place, settings: FAST })).rejects.toThrow(
      /is not a data directory/,
    );
    expect(statSync(join(place, 'a-file')).size).toBe(0);
    expect(() => statSync(`${place}.new-${process.pid}`)).toThrow('ENOENT');
    rmSync(place, { recursive: true });
  });
});
