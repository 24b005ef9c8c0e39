import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signIn, startBackend, startDatabase } from './product.ts';
import type { ComparedRow, Opening } from './row.ts';
import catalogue from './rows/catalogue.ts';
import least from './rows/least.ts';
import lists from './rows/lists.ts';
import quote from './rows/quote.ts';
import submission from './rows/submission.ts';
import { startClient, type Client, type Started } from './servers.ts';

const started: Started[] = [];
let folder: string;
let bench: Opening;
let client: Client | undefined;

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

it.each<ComparedRow>([quote, catalogue, submission, lists, least])(
  'what $name is measured against starts, and answers what the product answers',
  async ({ open }) => {
    const { peers, requests } = await open(bench);
    started.push(...peers);
    for (const { url } of [...peers, bench.backend]) {
      for (const request of requests) {
        const load = await client!.load({ url, ...request, connections: 1, seconds: 0.01 });
        expect(load.requests).toBeGreaterThan(0);
      }
    }
  },
);
