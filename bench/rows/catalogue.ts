import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked } from '../client.ts';
import { compare, judged, ratio } from '../compare.ts';
import { OURS, requestText, startBackends, startDatabase, startPeer } from '../product.ts';
import type { ComparedRow, Opened, Opening } from '../row.ts';

const PATH = '/api/product-types';
const UNCHANGED = ', 304';

/** A catalogue list, whole and as 304, beside a bare server that sends the same bytes. */
export default {
  name: 'catalogue',
  title: `GET ${PATH}, without and with If-None-Match`,
  open,
  async run({ folder, against, rounds, seconds, profile, cleanUp }) {
    const [database] = cleanUp(await startDatabase(folder));
    const backends = cleanUp(...(await startBackends({ databaseUrl: database.url, folder, against })));
    const { peers, requests } = await open({ backend: backends[0], folder });
    cleanUp(...peers);
    const subjects = requests.flatMap((request) =>
      [...peers, ...backends].map((server) => ({
        server,
        name: server.name + suffixOf(request),
        ...request,
      })),
    );
    const measured = await compare(subjects, { rounds, seconds, connections: 32 });
    await profile(backends[0], requests[0]);
    const rateOf = (suffix: string) => ratio(measured, 'rate', OURS + suffix, `Fastify${suffix}`);
    return {
      measured,
      promises: [
        judged('rate at least 0.7 × Fastify', rateOf(''), { least: 0.7 }),
        judged('rate of 304 at least 0.7 × Fastify', rateOf(UNCHANGED), { least: 0.7 }),
      ],
    };
  },
} satisfies ComparedRow;

async function open({ backend, folder }: Pick<Opening, 'backend' | 'folder'>): Promise<Opened> {
  const answer = await fetch(backend.url + PATH);
  const env = { BYTES_FILE: join(folder, 'product-types.json') };
  writeFileSync(env.BYTES_FILE, Buffer.from(await answer.arrayBuffer()));
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
  return {
    peers: [await startPeer('Fastify', 'bytes-on-fastify.ts', env)],
    requests: [
      { status: 200, requests: [requestText('GET', PATH)] },
      { status: 304, requests: [requestText('GET', PATH, { headers })] },
    ],
  };
}

function suffixOf({ status }: Asked): string {
  return status === 304 ? UNCHANGED : '';
}
