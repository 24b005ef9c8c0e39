// Two backends on parts that nobody here wrote: PostgreSQL with a synchronous standby behind HAProxy, PgBouncer, and
// Ceph's S3 gateway. Servers are killed, frozen, promoted and made read-only under load.
//
//   npm run rehearse:real-parts -w proofs
//
// Starts everything itself and installs Debian's packages where it may; takes about five minutes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../tools/free-port.mjs';
import { backend, selectionOf } from './product.ts';
import { tryBackups } from './real/backup-steps.ts';
import { tryRights } from './real/bucket.ts';
import { Ceph } from './real/ceph.ts';
import { tryDatabase } from './real/database-steps.ts';
import { tryPooler } from './real/pooler-steps.ts';
import { PostgresPair } from './real/postgres-pair.ts';
import { tryStore } from './real/store-steps.ts';
import { rehearse } from './steps.ts';

const PICTURE = fileURLToPath(new URL('../../docs/screenshots/calculator-en.png', import.meta.url));

await rehearse(async ({ folder, started, step }) => {
  const port = await freePorts(
    'one',
    'other',
    'address',
    'gateway',
    'monitor',
    'pooler',
    'first',
    'second',
    'pooled',
  );
  const ceph = new Ceph({ folder: join(folder, 'ceph'), port: port.gateway, monitorPort: port.monitor });
  const pair = new PostgresPair({
    folder: join(folder, 'postgres'),
    ports: { one: port.one, other: port.other, address: port.address },
  });
  for (const part of [ceph, pair]) started(part);
  await Promise.all([ceph.start(), pair.start()]);
  console.log('PostgreSQL, its standby, HAProxy and Ceph run.');

  const publicUrl = 'http://127.0.0.1:3000';
  const store = {
    S3_ENDPOINT: ceph.endpoint,
    S3_ACCESS_KEY: ceph.keys.accessKey,
    S3_SECRET_KEY: ceph.keys.secretKey,
    S3_BUCKET: 'tiraz',
  };
  const shared = { databaseUrl: pair.url, dataDir: join(folder, 'data'), publicUrl, env: store };
  const first = backend({ port: port.first, ...shared });
  const backends = [first, backend({ port: port.second, ...shared })];
  for (const instance of backends) started(instance);
  await Promise.all(backends.map((instance) => instance.start()));
  const selection = await selectionOf(first.url);

  await step('the files of deploy/s3 give the product the rights that it needs, and no others', () =>
    tryRights(ceph),
  );
  await tryStore({ ceph, backend: first, publicUrl, picture: readFileSync(PICTURE), step });
  await tryDatabase({ pair, backends, selection, step });
  await tryBackups({ folder, pair, store, started, step });
  const pooled = backend({
    port: port.pooled,
    ...shared,
    databaseUrl: `postgres://tiraz@127.0.0.1:${port.pooler}/tiraz`,
    env: { ...store, DATABASE_DIRECT_URL: pair.url },
  });
  await tryPooler({ folder, pair, port: port.pooler, backend: pooled, started, step });
});
