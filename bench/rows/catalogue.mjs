import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, judged, ratio } from '../compare.mjs';
import { OURS, requestText, startBackends, startDatabase, startPeer } from '../product.mjs';

const PATH = '/api/product-types';

/** A catalogue list, whole and as 304, beside a bare server that sends the same bytes. */
export default {
  name: 'catalogue',
  title: `GET ${PATH}, without and with If-None-Match`,
  async open({ backend, folder }) {
    const answer = await fetch(backend.url + PATH);
    const env = { BYTES_FILE: join(folder, 'product-types.json') };
    writeFileSync(env.BYTES_FILE, Buffer.from(await answer.arrayBuffer()));
    const requests = [
      { suffix: '', status: 200, requests: [requestText('GET', PATH)] },
      {
        suffix: ', 304',
        status: 304,
        requests: [requestText('GET', PATH, { headers: { 'if-none-match': answer.headers.get('etag') } })],
      },
    ];
    return { peers: [await startPeer('Fastify', 'bytes-on-fastify.mjs', env)], requests };
  },
  async run({ folder, against, rounds, seconds, profile, cleanUp }) {
    const database = cleanUp(await startDatabase(folder));
    const backends = cleanUp(await startBackends({ databaseUrl: database.url, folder, against }));
    const { peers, requests: kinds } = await this.open({ backend: backends[0], folder });
    cleanUp(peers);
    const subjects = kinds.flatMap(({ suffix, ...request }) =>
      [...peers, ...backends].map((server) => ({ server, name: server.name + suffix, ...request })),
    );
    const measured = await compare(subjects, { rounds, seconds, connections: 32 });
    await profile(backends[0], kinds[0]);
    const rateOf = (suffix) => ratio(measured, 'rate', OURS + suffix, `Fastify${suffix}`);
    return {
      measured,
      promises: [
        judged('rate at least 0.7 × Fastify', rateOf(''), { least: 0.7 }),
        judged('rate of 304 at least 0.7 × Fastify', rateOf(', 304'), { least: 0.7 }),
      ],
    };
  },
};
