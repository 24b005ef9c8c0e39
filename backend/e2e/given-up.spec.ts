import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { freePort } from '../../tools/free-port.mjs';
import { DOCUMENTED_STAFF, OPERATIONS, RealRequests, REQUESTS } from './documented-requests.js';
import { TABLES } from './documented-tables.js';
import { pictureFile } from './picture-files.js';
import {
  cookiesOf,
  createDatabase,
  signedIn,
  STAFF_PASSWORD,
  startBackend,
  until,
  type Backend,
} from './harness.js';

const WALKER = { email: 'walker@tiraz.example', password: STAFF_PASSWORD };

/** A request as it goes over the line. */
interface Sent {
  method: string;
  path: string;
  cookie: string;
  type: string;
  body: Buffer;
}

/** When somebody hangs up, and how. */
const MOMENTS: Record<string, (sent: Sent, port: number) => Promise<void>> = {
  'within the headers': (sent, port) => hangUp(port, headOf(sent).slice(0, -2), 2),
  'before the body': (sent, port) => hangUp(port, headOf(sent), 2),
  'within the body': (sent, port) => hangUp(port, [headOf(sent), half(sent.body)], 2),
  'at once': (sent, port) => hangUp(port, [headOf(sent), sent.body], 0),
  'while it is worked on': (sent, port) => hangUp(port, [headOf(sent), sent.body], 3),
  'a little later': (sent, port) => hangUp(port, [headOf(sent), sent.body], 15),
  'with the first byte of the answer': (sent, port) => hangUp(port, [headOf(sent), sent.body], 'answer'),
  'with others behind it': (sent, port) =>
    hangUp(port, [headOf(sent), sent.body, headOf(sent), sent.body, headOf(sent), sent.body], 1),
};

function headOf({ method, path, cookie, type, body }: Sent): string {
  const length = body.length > 0 ? `content-type: ${type}\r\ncontent-length: ${body.length}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nhost: a\r\ncookie: ${cookie}\r\n${length}\r\n`;
}

function half(body: Buffer): Buffer {
  return body.subarray(0, body.length / 2);
}

/** @param when after so many milliseconds, or with the answer's first byte */
async function hangUp(
  port: number,
  bytes: string | (string | Buffer)[],
  when: number | 'answer',
): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = once(socket, 'close');
  await Promise.race([once(socket, 'connect'), closed]);
  socket.write(Buffer.concat([bytes].flat().map((part) => Buffer.from(part))));
  await Promise.race([when === 'answer' ? once(socket, 'data') : pause(when), closed]);
  socket.resetAndDestroy();
  await closed;
}

describe('requests that are given up', () => {
  let backend: Backend;
  let metricsUrl: string;
  let watcher: Client;
  let port: number;
  let cookie = '';
  const walked = new Set<string>();
  const real = new RealRequests(
    () => backend,
    () => cookie,
    WALKER,
  );

  beforeAll(async () => {
    const { email, password } = DOCUMENTED_STAFF;
    const metricsPort = await freePort();
    metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    const databaseUrl = await createDatabase();
    backend = await startBackend({
      databaseUrl,
      env: {
        ...{ SEED_DEMO: 'true', ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
        METRICS_PORT: String(metricsPort),
      },
    });
    port = Number(new URL(backend.url).port);
    watcher = new Client({ connectionString: databaseUrl });
    await watcher.connect();
  });
  afterAll(async () => {
    await watcher.end();
    await backend.stop();
  });

  /** Where it is not the walker who is signed in; as whoever the document shows, where it is their password that changes. */
  const signIn = async (operationId = '') => {
    const isOthers = operationId === 'changePassword';
    const me = await backend.ask<{ email: string }>('/api/admin/me', { headers: { cookie } });
    if (!isOthers && me.body.email === WALKER.email) return;
    // Whoever set up a second factor would be asked for its code.
    await watcher.query('DELETE FROM staff_factors');
    cookie = isOthers
      ? cookiesOf((await backend.ask('/api/admin/login', { body: DOCUMENTED_STAFF })).headers)
      : ((await signedIn(backend, WALKER.email)).cookie ?? '');
  };

  /** What is held at the moment; of a backend that nobody asks anything all of it is 0. */
  async function held(): Promise<Record<string, number>> {
    const { rows } = await watcher.query<{ busy: number; locks: number }>(
      `SELECT count(*) FILTER (WHERE state <> 'idle')::integer AS busy,
         (SELECT count(*)::integer FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND pid <> pg_backend_pid()) AS locks
       FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    const [database = { busy: -1, locks: -1 }] = rows;
    // The dearer question is only asked where the answer is not known yet.
    if (database.busy !== 0 || database.locks !== 0) return { ...database };
    const text = await (await fetch(metricsUrl)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    return {
      requests: value('tiraz_requests_under_way'),
      hashes: value('tiraz_password_hashes_under_way'),
      connections: value('tiraz_database_pool_connections') - value('tiraz_database_pool_idle'),
      waiting: value('tiraz_database_pool_waiting'),
      ...database,
    };
  }

  /** At each moment, all of them beside each other. */
  async function giveUp(sent: Sent): Promise<void> {
    await Promise.all(Object.values(MOMENTS).map((moment) => moment(sent, port)));
    let left = {};
    const nothing = { requests: 0, hashes: 0, connections: 0, waiting: 0, busy: 0, locks: 0 };
    await until('nothing is held any more', async () => {
      left = await held();
      return JSON.stringify(left) === JSON.stringify(nothing);
    }).catch(() => expect(left).toEqual(nothing));
    for (const path of ['live', 'ready']) expect((await backend.ask(`/api/health/${path}`)).status).toBe(200);
  }

  it('receiveUpload: leave nothing behind', async () => {
    await signIn();
    const { pathname, search } = new URL(await real.uploadPlace());
    const file = { cookie, type: 'image/png', body: await pictureFile('png') };
    await giveUp({ method: 'PUT', path: pathname + search, ...file });
    await giveUp({ method: 'PUT', path: `${pathname}?expires=1&signature=a`, ...file, cookie: '' });
    walked.add('receiveUpload');
  });

  it('receiveArtwork: leave nothing behind', async () => {
    const { pathname, search } = new URL((await real.designPlace()).uploadUrl);
    const file = { cookie: '', type: 'image/png', body: await pictureFile('png') };
    await giveUp({ method: 'PUT', path: pathname + search, ...file });
    await giveUp({ method: 'PUT', path: `${pathname}?expires=1&signature=a`, ...file });
    walked.add('receiveArtwork');
  });

  it.each(TABLES)('$operationId: leave nothing behind', async ({ operationId, path, file }) => {
    await signIn();
    await giveUp({ method: 'POST', path, cookie, type: 'text/csv', body: file });
    walked.add(operationId);
  });

  it.each(
    REQUESTS.map((request) => [`${request.operation.operationId}, ${request.example}`, request] as const),
  )('%s: leave nothing behind', async (_, request) => {
    const { method, operation } = request;
    await signIn(operation.operationId);
    const [path, body] = [await real.path(request), await real.body(request)];
    await giveUp({
      ...{ method, path, cookie, type: 'application/json' },
      body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    });
    walked.add(operation.operationId);
  });

  it('are those of every route', () => {
    expect([...walked].sort()).toEqual(OPERATIONS.toSorted());
  });
});

it('are told in the log from those that were answered', async () => {
  let reached = () => undefined as void;
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const backend = await startBackend({
    databaseUrl: await createDatabase(),
    env: { LOG_LEVEL: 'info' },
    plant: (server) => {
      server.get('/api/planted/answered', async () => ({}));
      server.get('/api/planted/held', () => {
        reached();
        return new Promise(() => undefined);
      });
    },
  });
  const printed: string[] = [];
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => printed.push(String(text)) > 0);
  const lineOf = (route: string) =>
    printed
      .join('')
      .split('\n')
      .filter((line) => line.includes(route))
      .map((line) => JSON.parse(line) as Record<string, unknown>)[0];
  try {
    await fetch(`${backend.url}/api/planted/answered`);
    const visitor = new AbortController();
    const answer = fetch(`${backend.url}/api/planted/held`, { signal: visitor.signal });
    await isReached;
    visitor.abort();
    await expect(answer).rejects.toThrow('aborted');
    await until('both are in the log', async () => Boolean(lineOf('/answered') && lineOf('/held')));
  } finally {
    write.mockRestore();
    await backend.stop();
  }
  expect(lineOf('/answered')).toMatchObject({ msg: 'request', status: 200 });
  expect(lineOf('/answered')).not.toHaveProperty('aborted');
  // Nobody has seen a status.
  expect(lineOf('/held')).toMatchObject({ msg: 'request', aborted: true });
  expect(lineOf('/held')).not.toHaveProperty('status');
});
