import pg from 'pg';
import { compare, judged, ratio } from '../compare.ts';
import { pgbench, pgbenchIsHere } from '../pgbench.ts';
import { OURS, readSelection, requestText, startBackends, startDatabase, startPeer } from '../product.ts';
import type { ComparedRow, Opened, Opening, Run } from '../row.ts';
import { spread, summary, type Table } from '../statistics.ts';

const CONNECTIONS = 16;

/** An inquiry, stored with everything that belongs to it, beside a bare server that stores the same rows. */
export default {
  name: 'submission',
  title: 'POST /api/inquiries: a customer of his own each time, with an Idempotency-Key',
  open,
  async run({ folder, against, rounds, seconds, profile, cleanUp }) {
    const [database] = cleanUp(await startDatabase(folder));
    const backends = cleanUp(...(await startBackends({ databaseUrl: database.url, folder, against })));
    const { peers, requests, snapshot } = await open({ backend: backends[0], databaseUrl: database.url });
    const [peer] = cleanUp(...peers);
    const [request] = requests;
    const subjects = [peer, ...backends].map((server) => ({ server, name: server.name, ...request }));
    const measured = await compare(subjects, {
      rounds,
      seconds,
      connections: CONNECTIONS,
      databasePid: database.pid,
    });
    await profile(backends[0], { ...request, connections: CONNECTIONS });
    return {
      measured,
      tables: floor({ databaseUrl: database.url, folder, snapshot, rounds, seconds }),
      promises: [
        judged('rate at least 0.5 × Fastify and pg', ratio(measured, 'rate', OURS, peer.name), {
          least: 0.5,
        }),
      ],
    };
  },
} satisfies ComparedRow;

async function open({
  backend,
  databaseUrl,
}: Pick<Opening, 'backend' | 'databaseUrl'>): Promise<Opened & { snapshot: string }> {
  const snapshot = await readSnapshot(databaseUrl);
  const env = { DATABASE_URL: databaseUrl, SNAPSHOT: snapshot };
  return {
    peers: [await startPeer('Fastify and pg', 'inserts-on-fastify.ts', env)],
    requests: [{ requests: [await submission(backend.url)], status: 201 }],
    snapshot,
  };
}

/** A visitor's request, another customer's each time. */
export async function submission(url: string): Promise<string> {
  return requestText('POST', '/api/inquiries', {
    headers: { 'idempotency-key': 'bench-##NUMBER##' },
    body: {
      ...(await readSelection(url)),
      customerName: 'Mona Hassan',
      customerEmail: 'mona-##NUMBER##@example.com',
      customerPhone: '+20 100 555 0100',
      customerCompany: 'Nile Threads',
      message: 'For the spring collection.',
      totalCost: '77290.00',
      pricePerItem: '232.10',
      sampleCost: '1000.00',
    },
  });
}

/** As long as those that are stored. */
async function readSnapshot(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT snapshot::text FROM inquiries ORDER BY abs(quantity - 333), id LIMIT 1',
    );
    return rows[0].snapshot;
  } finally {
    await client.end();
  }
}

function floor({
  rounds,
  seconds,
  ...options
}: Pick<Run, 'folder' | 'rounds' | 'seconds'> & { databaseUrl: string; snapshot: string }): Record<
  string,
  Table
> {
  const title = 'pgbench, the same rows: what PostgreSQL gives without a server before it';
  if (!pgbenchIsHere) return { [`${title} (not installed: Debian's postgresql-contrib has it)`]: {} };
  const clients = CONNECTIONS;
  const rates = Array.from({ length: Math.min(rounds, 3) }, () => pgbench({ ...options, clients, seconds }));
  return { [title]: { pgbench: { 'transactions/s': spread(summary(rates)) } } };
}
