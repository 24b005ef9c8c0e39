import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { BackupFolder, UnfinishedBackup } from '../backup-folder.ts';
import { TableCopies } from '../table-copies.ts';
import { makeManifest, type TableEntry } from '../manifest.ts';
import {
  createDatabase,
  createEmptyDatabase,
  query,
  until,
  withClient,
} from '../../../backend/e2e/databases.js';
import { documentedSql } from '../../../backend/e2e/documented-sql.js';
import { tableLines } from '../../../backend/e2e/table-lines.js';

/** As often as a rare order of the server's messages needs to be seen. */
const TIMES = 2_000;
const COLUMNS = ['id', 'email'];
/** Two of them have line feeds in them. */
const ROWS = 5;

let databaseUrl: string;
let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tiraz-copies-'));
  databaseUrl = await createEmptyDatabase();
  await query(databaseUrl, 'CREATE TABLE staff (id integer PRIMARY KEY, email text)');
  await query(databaseUrl, 'CREATE TABLE customers (LIKE staff INCLUDING ALL)');
  await query(
    databaseUrl,
    `INSERT INTO staff SELECT n, CASE WHEN n < 3 THEN E'a\\n\\\\\\n\\t' ELSE 'ليلى' END FROM generate_series(1, ${ROWS}) AS n`,
  );
});
afterAll(() => rm(parent, { recursive: true }));

describe.each([
  ['straight', () => Promise.resolve(undefined)],
  ['message by message', startMessageProxy],
])('the copy of a small table that comes %s', (way, open) => {
  let proxy: MessageProxy | undefined;
  let client: Client;
  let copies: TableCopies;
  beforeAll(async () => {
    proxy = await open(databaseUrl);
    client = new Client({ connectionString: proxy?.url ?? databaseUrl });
    await client.connect();
    copies = await TableCopies.over(client);
  });
  afterAll(async () => {
    await client.end();
    await proxy?.close();
  });

  it('leaves the planner figures of every column, and none of what an index makes of them', async () => {
    await query(databaseUrl, 'CREATE INDEX staff_by_folded ON staff (lower(email))');
    await copies.prepareForReads();
    expect(
      await query(
        databaseUrl,
        "SELECT tablename, attname FROM pg_stats WHERE tablename LIKE 'staff%' ORDER BY attname DESC",
      ),
    ).toEqual(COLUMNS.map((attname) => ({ tablename: 'staff', attname })));
    await query(databaseUrl, 'DROP INDEX staff_by_folded');
  });

  const times = way === 'straight' ? TIMES : 20;

  it(`is counted and digested alike ${times} times`, async () => {
    const first = await copies.digest('staff', COLUMNS);
    expect(first.rows).toBe(ROWS);
    for (let time = 0; time < times; time += 1) expect(await copies.digest('staff', COLUMNS)).toEqual(first);
  });

  it(`goes into a backup and out of it again, ${times / 20} times`, async () => {
    for (let time = 0; time < times / 20; time += 1) {
      const final = join(parent, `${way}-${time}`);
      const unfinished = await UnfinishedBackup.begin(final);
      const added = await unfinished.addTable('staff', await copies.read('staff', COLUMNS));
      const entry: TableEntry = { name: 'staff', columns: COLUMNS, ...added };
      expect(entry.rows).toBe(ROWS);
      await unfinished.finish(
        makeManifest({
          ...{ takenAt: new Date().toISOString(), migrations: [], tables: [entry], sequences: [] },
          ...{ pictures: [], missingPictures: [] },
        }),
      );
      const backup = await BackupFolder.open(final, []);
      await backup.verify();
      await copies.empty('customers');
      await backup.readTable('staff', copies.write('customers', COLUMNS));
      const { rows, sha256 } = await copies.digest('customers', COLUMNS);
      expect({ rows, sha256 }).toEqual({ rows: entry.rows, sha256: entry.contentSha256 });
    }
  });
});

it('counts a row of any size, wherever the stream was cut', async () => {
  const unfinished = await UnfinishedBackup.begin(join(parent, 'cut'));
  const text = Buffer.from('1\ta\\nb\n2\tليلى\n\n');
  const added = await unfinished.addTable('staff', Readable.from([...text].map((byte) => Buffer.of(byte))));
  expect(added).toMatchObject({ rows: 3, file: { bytes: gzipSync(text, { level: 2 }).length } });
  await unfinished.discard();
});

it('tables that are cut load as others do, and get back what was taken away', async () => {
  const cutUrl = await createDatabase();
  await query(cutUrl, documentedSql('Partitions'));
  await query(cutUrl, documentedSql("The audit trail's archive"));
  const lines = async () => [
    ...(await tableLines(cutUrl, 'inquiries')),
    ...(await tableLines(cutUrl, 'audit_trail')),
  ];
  const before = await lines();
  const stripped = await withClient(cutUrl, async (client) => {
    const copies = await TableCopies.over(client);
    const putBack = await copies.strip(await copies.keptTables());
    const left = await lines();
    await putBack();
    await copies.prepareForReads();
    return left;
  });

  expect(stripped.filter((line) => /^(foreign key|index CREATE INDEX)/.test(line))).toEqual([]);
  expect(await lines()).toEqual(before);
});

describe('a process that is killed', () => {
  let killed: Client;
  beforeEach(async () => {
    killed = new Client({ connectionString: databaseUrl });
    killed.on('error', () => undefined);
    await killed.connect();
  });
  afterEach(() => killed.end().catch(() => undefined));

  it('gives its locks back in the middle of a statement that takes long', async () => {
    await TableCopies.over(killed);
    await killed.query('BEGIN; LOCK TABLE staff IN ACCESS EXCLUSIVE MODE');
    const [{ pid }] = (await killed.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows as [
      { pid: number },
    ];
    killed.query('SELECT pg_sleep(3600)').catch(() => undefined);
    const isAtIt = () =>
      query(databaseUrl, `SELECT FROM pg_stat_activity WHERE pid = ${pid} AND wait_event = 'PgSleep'`).then(
        ({ length }) => length === 1,
      );
    await until('the statement runs', isAtIt);
    // What the kernel does with the connection of a process that ends, however it ends.
    (killed as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    await until('the lock is free', async () => !(await isAtIt()), 10_000);
    expect(await query(databaseUrl, 'SELECT FROM staff')).toHaveLength(ROWS);
  });
});

interface MessageProxy {
  url: string;
  close(): Promise<void>;
}

/** A way to the server on which each of its messages arrives alone, with time for its reader to act on it. */
async function startMessageProxy(target: string): Promise<MessageProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.setNoDelay(true);
    client.pipe(upstream);
    // Ends in an error when either end closes.
    passMessages(upstream, client).catch(() => undefined);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A message: one byte that names it, four with its length, of which they are a part. */
async function passMessages(from: Socket, to: Socket): Promise<void> {
  let pending = Buffer.alloc(0);
  for await (const chunk of from as AsyncIterable<Buffer>) {
    pending = Buffer.concat([pending, chunk]);
    for (let end = endOf(pending); end <= pending.length; end = endOf(pending)) {
      const message = pending.subarray(0, end);
      pending = pending.subarray(end);
      await new Promise<void>((resolve) => to.write(message, () => resolve()));
      for (let turns = 0; turns < 10; turns += 1) await turn();
    }
  }
}

function endOf(message: Buffer): number {
  return message.length < 5 ? Infinity : 1 + message.readUInt32BE(1);
}
