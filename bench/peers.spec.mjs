import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signIn, startBackend, startDatabase } from './product.mjs';
import { startClient } from './servers.mjs';

const started = [];
let folder;
let bench;
let client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiraz-bench-peers-'));
  const database = await startDatabase(folder);
  started.push(database);
  const backend = await startBackend({ databaseUrl: database.url, folder });
  started.push(backend);
  client = startClient();
  bench = { backend, databaseUrl: database.url, folder, cookie: await signIn(backend) };
});
afterAll(async () => {
  client?.stop();
  for (const server of started.toReversed()) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each(['quote', 'catalogue', 'submission', 'lists', 'least'])(
  'what %s is measured against starts, and answers what the product answers',
  async (name) => {
    const { default: row } = await import(`./rows/${name}.mjs`);
    const { peers, requests } = await row.open(bench);
    started.push(...peers);
    for (const { url } of [...peers, bench.backend]) {
      for (const request of requests) {
        const load = await client.load({ url, ...request, connections: 1, seconds: 0.01 });
        expect(load.requests).toBeGreaterThan(0);
      }
    }
  },
);
