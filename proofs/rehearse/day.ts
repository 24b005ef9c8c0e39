// A busy day at twenty times its pace, with everything that can go wrong once: two web servers and two backends behind
// nginx, on PostgreSQL with a synchronous standby behind HAProxy, on Ceph, with a mail server.
//
//   npm run rehearse:day -w proofs
//   npm run rehearse:day -w proofs -- --minutes 6     # the same faults closer together
//
// Starts everything itself and installs Debian's packages where it may; takes twenty minutes and a few.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Selection } from '@tiraz/api-client';
import { Client } from 'pg';
import { mailsTo, openPostOffice, type Waits } from '../../e2e/support/post-office.ts';
import { freePorts } from '../../tools/free-port.mjs';
import { costs, mailsOnce, Memory, nothingLost, waits, type Fault } from './day/account.ts';
import { faults, type Two } from './day/faults.ts';
import { Work } from './day/work.ts';
import { provideNginx, renderConfiguration, startNginx } from './nginx.ts';
import { ask, backend, selectionOf, signIn, webServer } from './product.ts';
import { Ceph } from './real/ceph.ts';
import { PostgresPair } from './real/postgres-pair.ts';
import { expect, rehearse } from './steps.ts';

const PICTURE = fileURLToPath(new URL('../../docs/screenshots/calculator-en.png', import.meta.url));
const TIMES = 20;
const BACK_WITHIN_MS = 30_000;
/** nginx leaves an instance out for up to three seconds, and a page asks again after two. */
const SETTLED_MS = 4_000;
const { values: given } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } });

await rehearse(async ({ folder, started, step }) => {
  const port = await freePorts(
    'one',
    'other',
    'address',
    'gateway',
    'monitor',
    'site',
    'toBackends',
    'first',
    'second',
    'third',
    'fourth',
  );
  const { first, second, third, fourth } = port;
  const ceph = new Ceph({ folder: join(folder, 'ceph'), port: port.gateway, monitorPort: port.monitor });
  const pair = new PostgresPair({
    folder: join(folder, 'postgres'),
    ports: { one: port.one, other: port.other, address: port.address },
  });
  for (const part of [ceph, pair]) started(part);
  await Promise.all([ceph.start(), pair.start()]);
  const mail: Waits = {};
  const boxes = join(folder, 'mail');
  const postOffice = await openPostOffice(boxes, mail);
  started({ stop: () => postOffice.close() });

  const site = `http://127.0.0.1:${port.site}`;
  const shared = { databaseUrl: pair.url, dataDir: join(folder, 'data'), publicUrl: site };
  const env = {
    S3_ENDPOINT: ceph.endpoint,
    S3_ACCESS_KEY: ceph.keys.accessKey,
    S3_SECRET_KEY: ceph.keys.secretKey,
    S3_BUCKET: 'tiraz',
    SMTP_URL: postOffice.url,
    MAIL_FROM: 'Tiraz <orders@tiraz.example>',
  };
  const api = (at: number) => backend({ port: at, ...shared, env });
  const backends: Two = [api(first), api(second)];
  const apiUrl = `http://127.0.0.1:${port.toBackends}`;
  const web = (at: number) => webServer({ port: at, apiUrl, ...shared });
  const webs: Two = [web(third), web(fourth)];
  for (const instance of [...backends, ...webs]) started(instance);
  await Promise.all(backends.map((instance) => instance.start()));
  const configuration = renderConfiguration(join(folder, 'nginx'), {
    site: port.site,
    toBackends: port.toBackends,
    webs: [third, fourth],
    backends: [first, second],
  });
  started(await startNginx(provideNginx(), configuration, port.site));
  await Promise.all(webs.map((instance) => instance.start()));

  const selection = await selectionOf(site);
  const cookie = await signIn(site);
  const work = new Work({
    site,
    cookie: () => cookie,
    selection,
    picture: readFileSync(PICTURE),
    times: TIMES,
  });
  started(work);
  // Those that nobody kills.
  const memory = new Memory([backends[1], webs[1]]);
  started({ stop: async () => clearInterval(memory.timer) });

  const harms = Object.entries(faults({ pair, ceph, backends, webs, mail }));
  const everyMs = (Number(given.minutes) * 60_000) / (harms.length + 1);
  const seen: Fault[] = [];
  const began = performance.now();
  for (const [turn, [name, harm]] of harms.entries()) {
    await pause(Math.max(SETTLED_MS, began + (turn + 1) * everyMs - performance.now()));
    await step(name, async () => {
      const beganAt = performance.now();
      await harm();
      const overAt = performance.now();
      await untilServed({ site, cookie, selection, since: overAt });
      const backMs = performance.now() - overAt;
      await pause(SETTLED_MS);
      seen.push({ name, beganAt, endedAt: performance.now() });
      return `over after ${Math.round(overAt - beganAt)} ms, everything served again ${Math.round(backMs)} ms later`;
    });
  }
  await pause(Math.max(SETTLED_MS, began + (harms.length + 1) * everyMs - performance.now()));
  await work.stop();

  const pg = new Client({ connectionString: pair.urlAt(pair.ports[pair.primary]) });
  await pg.connect();
  started({ stop: () => pg.end() });
  await step('outside the faults nobody is refused, and p99 is at most 300 ms', async () =>
    waits(work.answered, seen),
  );
  await step('in a fault a request is answered, or refused with 503, or its connection ends', async () =>
    costs(work.answered, seen),
  );
  await step('what was acknowledged is there, once', () => nothingLost({ work, pg, site }));
  await step('every mail has come, and none twice but under one Message-ID', () =>
    mailsOnce({ work, pg, mailsTo: (address) => mailsTo(address, boxes) }),
  );
  await step('memory stays flat', async () => memory.stop());
});

/** Until both servers, the database and the store do their work through nginx, three times in a row. */
async function untilServed({
  site,
  cookie,
  selection,
  since,
}: {
  site: string;
  cookie: string;
  selection: Selection;
  /** As performance.now() says. */
  since: number;
}): Promise<void> {
  for (let served = 0; served < 3; await pause(100)) {
    expect(performance.now() - since < BACK_WITHIN_MS, `not served ${BACK_WITHIN_MS / 1_000} s later`);
    const answers = await Promise.all([
      ask(`${site}/ar`),
      ask(`${site}/api/calculate-quote`, { body: selection }),
      ask(`${site}/api/health/ready`),
      ask(`${site}/api/objects/upload`, { method: 'POST', headers: { cookie } }),
    ]).catch(() => []);
    const isServed = answers.length > 0 && answers.every(({ status }) => status === 200);
    served = isServed ? served + 1 : 0;
  }
}
