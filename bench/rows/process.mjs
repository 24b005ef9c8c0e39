import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { seedInquiries } from '../measure/seed-inquiries.mjs';
import { judged } from '../compare.mjs';
import { OURS, readSelection, requestText, signIn, startBackend, startDatabase } from '../product.mjs';
import { startClient } from '../servers.mjs';
import { rounded, spread, summary } from '../statistics.mjs';

const INQUIRIES = 10_000;
const REST_MS = 3_000;
const CONNECTIONS = 1_000;
const LOADED_S = 5;
const MB = 1024 ** 2;

/** A backend process by itself: how soon it is ready, and what memory it needs, at rest and after each kind of load. */
export default {
  name: 'process',
  title: 'A backend process: start to ready, and memory',
  async run({ folder, against, rounds, cleanUp }) {
    const database = cleanUp(await startDatabase(folder));
    const builds = [{ name: OURS }, ...(against ? [{ name: 'other build', dist: against }] : [])];
    const start = (build) => startBackend({ databaseUrl: database.url, folder, ...build });
    await (await start(builds[0])).stop();
    await seedInquiries(database.url, { inquiries: INQUIRIES, customers: INQUIRIES / 10 });
    const starts = builds.map(() => ({ ready: [], rest: [] }));
    for (let round = 0; round < rounds; round++) {
      for (const [index, build] of builds.entries()) {
        const backend = await start(build);
        starts[index].ready.push(backend.readyMs);
        await pause(round === 0 ? REST_MS : 0);
        if (round === 0) starts[index].rest.push((await memoryOf(backend)) / MB);
        await backend.stop();
      }
    }
    const memory = {};
    let after;
    for (const build of builds) {
      const grown = await memoryAfterLoads(await start(build));
      memory[build.name] = grown;
      after ??= summary([grown['highest of all']]);
    }
    const ready = summary(starts[0].ready);
    const startTable = Object.fromEntries(
      builds.map(({ name }, index) => [name, { 'start to ready ms': spread(summary(starts[index].ready)) }]),
    );
    return {
      tables: { 'Start, the database being there': startTable, 'Memory (RSS), MB': memory },
      promises: [
        judged('ms from start to ready at most 1,200', ready, { most: 1_200 }),
        judged('MB at rest at most 180', summary(starts[0].rest), { most: 180 }),
        judged('MB after load at most 300', after, { most: 300 }),
      ],
    };
  },
};

async function memoryAfterLoads(backend) {
  const client = startClient();
  try {
    const figures = {};
    const note = async (name) => (figures[name] = Number(rounded((await memoryOf(backend)) / MB)));
    await pause(REST_MS);
    await note('at rest');
    figures['KB a connection'] = await perConnection(backend);
    const cookie = await signIn(backend);
    const load = async (name, work) => {
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
    figures['highest of all'] = Math.max(
      ...Object.entries(figures).map(([name, mb]) => (/^a/.test(name) ? mb : 0)),
    );
    return figures;
  } finally {
    client.stop();
    await backend.stop();
  }
}

/** What an open connection costs that has asked for something and waits. */
async function perConnection(backend) {
  const before = await memoryOf(backend);
  const request = requestText('GET', '/api/health/live');
  const { hostname, port } = new URL(backend.url);
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(Number(port), hostname);
      socket.write(request);
      return new Promise((resolve, reject) =>
        socket.once('data', () => resolve(socket)).once('error', reject),
      );
    }),
  );
  const grown = (await memoryOf(backend)) - before;
  for (const socket of sockets) socket.destroy();
  return Number(rounded(grown / CONNECTIONS / 1024));
}

async function memoryOf(backend) {
  return (await backend.usage()).memory.rss;
}
