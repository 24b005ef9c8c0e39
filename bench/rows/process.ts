import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { seedInquiries } from '../measure/seed-inquiries.ts';
import type { Work } from '../client.ts';
import { judged } from '../compare.ts';
import { OTHER, OURS, readSelection, requestText, signIn, startBackend, startDatabase } from '../product.ts';
import type { Row } from '../row.ts';
import { startClient, type Server } from '../servers.ts';
import { rounded, spread, summary, type Table } from '../statistics.ts';

const INQUIRIES = 10_000;
const REST_MS = 3_000;
const CONNECTIONS = 1_000;
const LOADED_S = 5;
const MB = 1024 ** 2;

interface Build {
  name: string;
  dist?: string;
  /** Milliseconds from start to ready, one of each round. */
  ready: number[];
  /** MB, of the first round alone. */
  rest: number[];
}

/** A backend process by itself: how soon it is ready, and what memory it needs, at rest and after each kind of load. */
export default {
  name: 'process',
  title: 'A backend process: start to ready, and memory',
  async run({ folder, against, rounds, cleanUp }) {
    const [database] = cleanUp(await startDatabase(folder));
    const ours: Build = { name: OURS, ready: [], rest: [] };
    const builds = [ours, ...(against ? [{ name: OTHER, dist: against, ready: [], rest: [] }] : [])];
    const start = ({ name, dist }: Build) =>
      startBackend({ databaseUrl: database.url, folder, name, ...(dist && { dist }) });
    await (await start(ours)).stop();
    await seedInquiries(database.url, { inquiries: INQUIRIES, customers: INQUIRIES / 10 });
    for (let round = 0; round < rounds; round++) {
      for (const build of builds) {
        const backend = await start(build);
        build.ready.push(backend.readyMs);
        await pause(round === 0 ? REST_MS : 0);
        if (round === 0) build.rest.push((await memoryOf(backend)) / MB);
        await backend.stop();
      }
    }
    const after = await memoryAfterLoads(await start(ours));
    const memory: Table = { [OURS]: after };
    for (const other of builds.slice(1)) memory[other.name] = await memoryAfterLoads(await start(other));
    const startTable = Object.fromEntries(
      builds.map(({ name, ready }) => [name, { 'start to ready ms': spread(summary(ready)) }]),
    );
    return {
      tables: { 'Start, the database being there': startTable, 'Memory (RSS), MB': memory },
      promises: [
        judged('ms from start to ready at most 1,200', summary(ours.ready), { most: 1_200 }),
        judged('MB at rest at most 180', summary(ours.rest), { most: 180 }),
        judged('MB after load at most 300', summary([after['highest of all']]), { most: 300 }),
      ],
    };
  },
} satisfies Row;

/** In MB, but for what a connection costs. */
async function memoryAfterLoads(backend: Server) {
  const client = startClient();
  try {
    const figures: Record<string, number> = {};
    const note = async (name: string) => (figures[name] = Number(rounded((await memoryOf(backend)) / MB)));
    await pause(REST_MS);
    await note('at rest');
    figures['KB a connection'] = await perConnection(backend);
    const cookie = await signIn(backend);
    const load = async (name: string, work: Pick<Work, 'requests' | 'connections' | 'status'>) => {
      await client.load({ url: backend.url, seconds: LOADED_S, mayRefuse: true, ...work });
      await note(name);
    };
    const body = await readSelection(backend.url);
    const quotes = [requestText('POST', '/api/calculate-quote', { body })];
    await load('after quotes', { requests: quotes, connections: 100, status: 200 });
    const sent = { ...body, customerName: 'Mona', customerEmail: 'mona-##NUMBER##@example.com' };
    const submissions = [requestText('POST', '/api/inquiries', { body: sent })];
    await load('after submissions', { requests: submissions, connections: 50, status: 201 });
    const pages = [requestText('GET', '/api/admin/inquiries?limit=1000', { headers: { cookie } })];
    await load('after pages of 1,000', { requests: pages, connections: 20, status: 200 });
    const guess = { email: 'nobody-##NUMBER##@example.com', password: 'a guess of somebody' };
    const guesses = [requestText('POST', '/api/admin/login', { body: guess })];
    await load('after wrong sign-ins', { requests: guesses, connections: 40, status: 401 });
    const highest = Math.max(...Object.entries(figures).map(([name, mb]) => (/^a/.test(name) ? mb : 0)));
    return { ...figures, 'highest of all': highest };
  } finally {
    client.stop();
    await backend.stop();
  }
}

/** What an open connection costs that has asked for something and waits. */
async function perConnection(backend: Server): Promise<number> {
  const before = await memoryOf(backend);
  const request = requestText('GET', '/api/health/live');
  const { hostname, port } = new URL(backend.url);
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(Number(port), hostname);
      socket.write(request);
      return new Promise<Socket>((resolve, reject) =>
        socket.once('data', () => resolve(socket)).once('error', reject),
      );
    }),
  );
  const grown = (await memoryOf(backend)) - before;
  for (const socket of sockets) socket.destroy();
  return Number(rounded(grown / CONNECTIONS / 1024));
}

async function memoryOf(backend: Server): Promise<number> {
  return (await backend.usage()).memory.rss;
}
