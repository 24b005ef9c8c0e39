import { afterEach } from '@jest/globals';
import { Client, type ClientConfig } from 'pg';
import type { JobHandlers } from './job-handlers.js';
import { JobWorker } from './job-worker.js';

// What a test leaves when it fails keeps the process, or ends it once the database stops, and all other results with it.
const clients: Client[] = [];
const workers: JobWorker[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
  for (const worker of workers.splice(0)) await worker.beforeApplicationShutdown();
});

/** A connection of its own until the end of the test. */
export async function connected(to: ClientConfig): Promise<Client> {
  const client = new Client(to);
  clients.push(client);
  return client.connect();
}

/** A worker that is stopped at the end of the test, if it works still. */
export function workerWith(handlers: JobHandlers): JobWorker {
  const worker = new JobWorker(handlers);
  workers.push(worker);
  return worker;
}
