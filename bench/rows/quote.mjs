import { deepStrictEqual } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, judged, ratio } from '../compare.mjs';
import { OURS, readSelection, requestText, startBackends, startDatabase, startPeer } from '../product.mjs';

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
  async open({ backend: { url }, folder }) {
    const catalogue = {};
    for (const [kind, path] of Object.entries(LISTS)) {
      catalogue[kind] = await (await fetch(`${url}/api/${path}`)).json();
    }
    const env = { CATALOGUE_FILE: join(folder, 'catalogue.json') };
    writeFileSync(env.CATALOGUE_FILE, JSON.stringify(catalogue));
    const body = await readSelection(url);
    return {
      peers: [
        await startPeer('node:http', 'quote-on-node-http.mjs', env),
        await startPeer('Fastify', 'quote-on-fastify.mjs', env),
      ],
      body,
      requests: [{ requests: [requestText('POST', '/api/calculate-quote', { body })], status: 200 }],
    };
  },
  async run({ folder, against, rounds, seconds, profile, cleanUp }) {
    const database = cleanUp(await startDatabase(folder));
    const backends = cleanUp(await startBackends({ databaseUrl: database.url, folder, against }));
    const opened = await this.open({ backend: backends[0], folder });
    const peers = cleanUp(opened.peers);
    const [request] = opened.requests;
    const servers = [...peers, ...backends];
    await expectSameAnswer(servers, opened.body);
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
};

async function expectSameAnswer(servers, body) {
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
