import { seedInquiries } from '../measure/seed-inquiries.ts';
import type { Asked } from '../client.ts';
import { compare, judged, ratio, type Measured, type Promised, type Subject } from '../compare.ts';
import { seedLeast } from '../peers/least.ts';
import {
  OURS,
  readSelection,
  requestText,
  signIn,
  startBackends,
  startDatabase,
  startPeer,
} from '../product.ts';
import type { ComparedRow, Opened, Opening, Run } from '../row.ts';
import type { Started } from '../servers.ts';
import { rounded, spread, summary, type Summary, type Table } from '../statistics.ts';
import { submission } from './submission.ts';

const LIST = '/api/admin/inquiries';
const PEER = 'the least';
const UNCOUNTED = 'the least, uncounted';
const READERS = 8;
const WRITERS = 16;
/** So many must be stored for the promises, or else the largest number asked for. */
const PROMISED_AT = 100_000;

/** The staff list and a submission beside the least that a server for inquiries must do, on tables of its own. */
export default {
  name: 'least',
  title: 'The first 25 inquiries with their count, and a submission, beside a server that does the least',
  open,
  async run({ folder, inquiries, ...how }) {
    const growth: Table = {};
    let promises: Promised[] = [];
    for (const size of inquiries) {
      const { lists, submissions } = await measureOne({ ...how, folder: `${folder}/${size}`, size });
      const stored = size.toLocaleString('en');
      for (const [what, measured] of Object.entries({ list: lists, submission: submissions })) {
        for (const subject of measured) {
          const row = `${what}, ${subject.name}`;
          growth[row] = {
            ...growth[row],
            [stored]: shown(subject, ratio(measured, 'rate', OURS, subject.name)),
          };
        }
      }
      if (size !== PROMISED_AT && (inquiries.includes(PROMISED_AT) || size !== inquiries.at(-1))) continue;
      promises = [
        judged(`list of ${stored} at least the rate of the least`, ratio(lists, 'rate', OURS, PEER), {
          least: 1,
        }),
        judged(`submission to ${stored} at least 0.5 ×`, ratio(submissions, 'rate', OURS, PEER), {
          least: 0.5,
        }),
      ];
    }
    const title = 'CPU µs of the server + of PostgreSQL · our rate × this one’s, by the number of inquiries';
    return { tables: { [title]: growth }, promises };
  },
} satisfies ComparedRow;

async function open({
  backend,
  databaseUrl,
  cookie,
  inquiries = 100,
}: Omit<Opening, 'folder'> & { inquiries?: number }): Promise<LeastOpened> {
  const env = { DATABASE_URL: await seedLeast(databaseUrl, inquiries, await readSelection(backend.url)) };
  return {
    peers: [await startPeer(PEER, 'least-on-fastify.ts', env)],
    requests: [
      { requests: [requestText('GET', `${LIST}?limit=25`, { headers: { cookie } })], status: 200 },
      { requests: [await submission(backend.url)], status: 201 },
    ],
  };
}

interface LeastOpened extends Opened {
  requests: [list: Asked, order: Asked];
}

async function measureOne({
  folder,
  size,
  against,
  rounds,
  seconds,
}: Pick<Run, 'folder' | 'against' | 'rounds' | 'seconds'> & { size: number }): Promise<{
  lists: Measured[];
  submissions: Measured[];
}> {
  const started: Started[] = [];
  try {
    const database = await startDatabase(folder);
    started.push(database);
    const backends = await startBackends({ databaseUrl: database.url, folder, against });
    started.push(...backends);
    await seedInquiries(database.url, { inquiries: size, customers: Math.max(100, size / 10) });
    const staff = { backend: backends[0], databaseUrl: database.url, cookie: await signIn(backends[0]) };
    const { peers, requests } = await open({ ...staff, inquiries: size });
    started.push(...peers);
    const [list, order] = requests;
    const servers = [...peers, ...backends];
    const uncounted = {
      server: peers[0],
      name: UNCOUNTED,
      requests: [requestText('GET', `${LIST}/uncounted`)],
      status: 200,
    };
    const loaded = (request: Asked, connections: number, more: readonly Subject[] = []) =>
      compare([...servers.map((server) => ({ server, name: server.name, ...request })), ...more], {
        rounds,
        seconds,
        connections,
        databasePid: database.pid,
      });
    // Before anything is stored beside them.
    const lists = await loaded(list, READERS, [uncounted]);
    return { lists, submissions: await loaded(order, WRITERS) };
  } finally {
    for (const server of started.toReversed()) await server.stop();
  }
}

function shown({ cpu, databaseCpu }: Measured, times: Summary): string {
  const used = [cpu, databaseCpu].filter((figures) => figures.length > 0);
  return `${used.map((figures) => rounded(summary(figures).median)).join(' + ')} · ${spread(times)}`;
}
