import { deepStrictEqual } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentSelection } from '@tiraz/contracts/selection';
import { compare, judged, ratio } from '../compare.ts';
import { OURS, readSelection, requestText, startBackends, startDatabase, startPeer } from '../product.ts';
import type { ComparedRow, Opened, Opening } from '../row.ts';
import type { Server } from '../servers.ts';

const LISTS = {
  productTypes: 'product-types',
  fabrics: 'fabrics',
  fits: 'fits',
  finishingQualities: 'finishing-qualities',
  colors: 'colors',
  printTypes: 'print-types',
};

/** A quote through one backend process, beside the cheapest servers that give the same answer. */
export default {
  name: 'quote',
  title: 'POST /api/calculate-quote: 333 pieces with one print',
  open,
  async run({ folder, against, rounds, seconds, profile, cleanUp }) {
    const [database] = cleanUp(await startDatabase(folder));
    const backends = cleanUp(...(await startBackends({ databaseUrl: database.url, folder, against })));
    const { peers, requests, body } = await open({ backend: backends[0], folder });
    cleanUp(...peers);
    const [request] = requests;
    const servers = [...peers, ...backends];
    await expectSameAnswer(servers, body);
    const subjects = servers.map((server) => ({ server, name: server.name, ...request }));
    const measured = await compare(subjects, { rounds, seconds, connections: 32 });
    await profile(backends[0], request);
    return {
      measured,
      promises: [
        judged('CPU at most 2 × node:http', ratio(measured, 'cpu', OURS, 'node:http'), { most: 2 }),
        judged('rate at least 0.6 × Fastify', ratio(measured, 'rate', OURS, 'Fastify'), { least: 0.6 }),
      ],
    };
  },
} satisfies ComparedRow;

async function open({
  backend: { url },
  folder,
}: Pick<Opening, 'backend' | 'folder'>): Promise<Opened & { body: SentSelection }> {
  const catalogue: Record<string, unknown> = {};
  for (const [kind, path] of Object.entries(LISTS)) {
    catalogue[kind] = await (await fetch(`${url}/api/${path}`)).json();
  }
  const env = { CATALOGUE_FILE: join(folder, 'catalogue.json') };
  writeFileSync(env.CATALOGUE_FILE, JSON.stringify(catalogue));
  const body = await readSelection(url);
  return {
    peers: [
      await startPeer('node:http', 'quote-on-node-http.ts', env),
      await startPeer('Fastify', 'quote-on-fastify.ts', env),
    ],
    body,
    requests: [{ requests: [requestText('POST', '/api/calculate-quote', { body })], status: 200 }],
  };
}

async function expectSameAnswer(servers: readonly Server[], body: SentSelection): Promise<void> {
  const [first, ...others] = await Promise.all(
    servers.map(async ({ url }) => {
      const answer = await fetch(`${url}/api/calculate-quote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    }),
  );
  for (const other of others) deepStrictEqual(other, first);
}
