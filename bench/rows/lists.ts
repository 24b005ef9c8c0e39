import { seedInquiries, untilStandingsAreKept } from '../measure/seed-inquiries.ts';
import { compare, judged, ratio } from '../compare.ts';
import type { Point } from '../curve.ts';
import { postgresCpu } from '../postgres-cpu.ts';
import {
  OURS,
  requestText,
  signIn,
  startBackend,
  startBackends,
  startDatabase,
  startPeer,
} from '../product.ts';
import type { ComparedRow, Opened, Opening, Result, Run } from '../row.ts';
import { startClient, type Server, type Started } from '../servers.ts';
import { rounded, summary, type Table } from '../statistics.ts';
import { submission } from './submission.ts';

const LIST = '/api/admin/inquiries';
/** With this many, or else the last number, the list is compared with a bare server's. */
const COMPARED = 100_000;
/** So many pages of 1,000 lie before the deep page. */
const DEEP = 0.4;
const WARM_UP_S = 0.5;
const MOST_OF_ONE_S = 1.5;

/** What staff ask for, with ever more inquiries: how cost grows. */
export default {
  name: 'lists',
  title: 'The staff area, one request at a time, and the list beside a bare server with the same SQL',
  open,
  async run({ folder, against, rounds, seconds, inquiries, profile }) {
    const growth: Table = {};
    const lines = new Map<string, Point[]>();
    let compared: Result = {};
    for (const size of inquiries) {
      const started: Started[] = [];
      try {
        const database = await startDatabase(`${folder}/${size}`);
        started.push(database);
        const backends = await startBackends({ databaseUrl: database.url, folder, against });
        started.push(...backends);
        await seedInquiries(database.url, { inquiries: size, customers: Math.max(100, size / 10) });
        const worker = await startBackend({
          databaseUrl: database.url,
          folder,
          name: 'worker',
          isWorker: true,
        });
        try {
          await untilStandingsAreKept(database.url);
        } finally {
          await worker.stop();
        }
        const staff = { backend: backends[0], database, cookie: await signIn(backends[0]) };
        for (const { name, figures, cpuMs } of await measureOne(staff)) {
          growth[name] = { ...growth[name], [size.toLocaleString('en')]: figures };
          if (cpuMs) lines.set(name, [...(lines.get(name) ?? []), [size, cpuMs]]);
        }
        if (size !== (inquiries.includes(COMPARED) ? COMPARED : inquiries.at(-1))) continue;
        const opened = await open({ databaseUrl: database.url, cookie: staff.cookie });
        started.push(...opened.peers);
        compared = await compareList({
          ...opened,
          backends,
          database,
          rounds,
          seconds,
          profile,
        });
      } finally {
        for (const server of started.toReversed()) await server.stop();
      }
    }
    return {
      ...compared,
      curve: {
        title: 'CPU ms a request, of the backend and PostgreSQL',
        across: 'inquiries stored',
        lines: [...lines].map(([name, points]) => ({ name, points })),
      },
      tables: { 'p50 / p95 ms · CPU ms of the backend + of PostgreSQL, by the number of inquiries': growth },
    };
  },
} satisfies ComparedRow;

async function open({ databaseUrl, cookie }: Pick<Opening, 'databaseUrl' | 'cookie'>): Promise<Opened> {
  return {
    peers: [await startPeer('Fastify and pg', 'list-on-fastify.ts', { DATABASE_URL: databaseUrl })],
    requests: [{ requests: [requestText('GET', `${LIST}?limit=100`, { headers: { cookie } })], status: 200 }],
  };
}

/** A PostgreSQL. */
interface Database {
  readonly pid: number;
}

async function compareList({
  peers,
  requests,
  backends,
  database,
  rounds,
  seconds,
  profile,
}: Opened &
  Pick<Run, 'rounds' | 'seconds' | 'profile'> & {
    backends: [Server, ...Server[]];
    database: Database;
  }): Promise<Result> {
  const [peer] = peers;
  const [request] = requests;
  const subjects = [peer, ...backends].map((server) => ({ server, name: server.name, ...request }));
  const how = { rounds, seconds, connections: 8, databasePid: database.pid };
  const measured = await compare(subjects, how);
  await profile(backends[0], { ...request, connections: 8 });
  const promise = 'rate of the list at least 0.8 × Fastify and pg';
  return { measured, promises: [judged(promise, ratio(measured, 'rate', OURS, peer.name), { least: 0.8 })] };
}

/** GETs a path as staff. */
type Ask = (path: string) => Promise<Response>;

/** What one thing costs that staff ask for. */
interface Cost {
  name: string;
  figures: string;
  /** Milliseconds for each request, of the backend and PostgreSQL. */
  cpuMs?: number;
}

async function measureOne({
  backend,
  database,
  cookie,
}: {
  backend: Server;
  database: Database;
  cookie: string;
}): Promise<Cost[]> {
  const ask: Ask = async (path) => {
    const answer = await fetch(backend.url + path, { headers: { cookie } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return answer;
  };
  const found = (q: string, more = '') => `${LIST}?limit=100&q=${encodeURIComponent(q)}${more}`;
  const [{ reference }]: [{ reference: string }] = await (await ask(`${LIST}?limit=1`)).json();
  const paths: [name: string, path: string][] = [
    ['first page of 25', `${LIST}?limit=25`],
    ['first page of 100', `${LIST}?limit=100`],
    ['a page of 1,000', `${LIST}?limit=1000`],
    ['a deep page', await deepPage(ask)],
    ['one status, by value', `${LIST}?limit=100&status=rejected&sort=-totalCost`],
    ['search: one reference', found(reference)],
    ['search: frequent, folded', found('احمد')],
    ['search: two letters', found('نو')],
    ['search: nothing found', found('زرياب')],
    ['stats', '/api/admin/stats'],
    ['customers, first page', '/api/admin/customers?limit=100'],
    ['counts by status', `${LIST}/counts`],
  ];
  const subjects = paths.map(([name, path]) => ({
    name,
    request: requestText('GET', path, { headers: { cookie } }),
    status: 200,
  }));
  // Last, since it stores.
  subjects.push({ name: 'a submission', request: await submission(backend.url), status: 201 });
  const client = startClient();
  const rows: Cost[] = [];
  try {
    for (const { name, request, status } of subjects) {
      const work = { url: backend.url, requests: [request], connections: 1, status };
      await client.load({ ...work, seconds: WARM_UP_S });
      const used = await usage(backend, database);
      const load = await client.load({ ...work, seconds: MOST_OF_ONE_S });
      const now = await usage(backend, database);
      const cpu = now.map((ms, index) => (ms - (used[index] ?? 0)) / load.requests);
      const figures = `${rounded(load.p50)} / ${rounded(load.p95)} · ${cpu.map(rounded).join(' + ')}`;
      rows.push({ name, figures, cpuMs: cpu.reduce((sum, ms) => sum + ms) });
    }
  } finally {
    client.stop();
  }
  return [...rows, { name: 'CSV of all', figures: await measureExport(ask, backend) }];
}

/** CPU milliseconds so far: the backend's, and PostgreSQL's where that can be told. */
async function usage(backend: Server, database: Database): Promise<number[]> {
  const ofDatabase = postgresCpu(database.pid);
  return [(await backend.usage()).cpuUs / 1000, ...(ofDatabase === undefined ? [] : [ofDatabase / 1000])];
}

async function deepPage(ask: Ask): Promise<string> {
  let path = `${LIST}?limit=1000`;
  const total = Number((await ask(path)).headers.get('x-total-count'));
  for (let page = 0; page < (total * DEEP) / 1000; page++) {
    const link = (await ask(path)).headers.get('link') ?? '';
    path = /<([^>]+)>; rel="next"/.exec(link)?.[1] ?? path;
  }
  return path.replace('limit=1000', 'limit=100');
}

async function measureExport(ask: Ask, backend: Server): Promise<string> {
  const before = (await backend.usage()).memory.rss;
  const began = performance.now();
  const peaks: number[] = [];
  let bytes = 0;
  for await (const chunk of (await ask(`${LIST}/export.csv`)).body ?? []) {
    bytes += chunk.length;
    peaks.push((await backend.usage()).memory.rss);
  }
  const seconds = (performance.now() - began) / 1000;
  const grown = Math.max(0, summary(peaks).high - before) / 1024 ** 2;
  return `${rounded(seconds)} s, ${rounded(bytes / 1024 ** 2)} MB, memory +${Math.round(grown)} MB`;
}
