// Two backends and two web servers on one database behind nginx: what one does the other knows, one that is killed
// costs no more than what it was just doing, and restarting all of them, one after the other, costs nothing.
//
//   npm run rehearse:instances -w proofs
//
// Starts everything itself, with the configuration of deploy/nginx; takes about three minutes.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { InquiryReceipt, Quote, Selection } from '@tiraz/api-client';
import { Client } from 'pg';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { freePorts } from '../../tools/free-port.mjs';
import { tryLimits } from './limits.ts';
import { tryLinks, tryLinksWhileAway } from './links.ts';
import { kindsOf, Load, storedOnce } from './load.ts';
import {
  checkConfiguration,
  checkWithTls,
  provideNginx,
  renderConfiguration,
  startNginx,
  type Places,
} from './nginx.ts';
import { ask, backend, selectionOf, signIn, webServer, type Instance } from './product.ts';
import { tryQuotations } from './quotations.ts';
import { expect, rehearse } from './steps.ts';
import { tryStreams } from './streams.ts';
import { tryTwoReleases } from './two-releases.ts';
import { tryDesigns, tryPicture, tryTooLarge } from './uploads.ts';

const GUESSES = 200;
const GUESSES_CHECKED = 10;
const PRICE_CHANGES = 20;
const PRICE_SEEN_WITHIN_MS = 1_000;
const ROLLING_REQUESTS = 5_000;
const ROLLING_WITHIN_MS = 180_000;
/** nginx leaves an instance out for up to three seconds; the next one is not stopped before that. */
const BACK_IN_USE_MS = 4_000;

await rehearse(async ({ folder, started, step }) => {
  const nginx = provideNginx();
  const database = await startPostgres({ dataDir: join(folder, 'postgres') });
  started(database);
  const { site, toBackends, ...each } = await freePorts(
    'site',
    'toBackends',
    'one',
    'other',
    'web',
    'otherWeb',
  );
  const publicUrl = `http://127.0.0.1:${site}`;
  const dataDir = join(folder, 'data');
  const shared = { databaseUrl: database.url, dataDir, publicUrl };
  const backends: Places['backends'] = [each.one, each.other];
  const [one, other] = [backend({ port: each.one, ...shared }), backend({ port: each.other, ...shared })];
  const apiUrl = `http://127.0.0.1:${toBackends}`;
  const webPorts: Places['webs'] = [each.web, each.otherWeb];
  const webs = webPorts.map((port) => webServer({ port, apiUrl, dataDir, publicUrl }));
  const configuration = renderConfiguration(join(folder, 'nginx'), {
    site,
    toBackends,
    webs: webPorts,
    backends,
  });
  await step('the configuration is valid', async () => {
    const plain = checkConfiguration(nginx, configuration);
    return `${plain}; ${checkWithTls(nginx, join(folder, 'nginx'))}`;
  });
  await step('while one web server is replaced, the pages of both find their files', () =>
    tryTwoReleases(nginx, join(folder, 'nginx-of-two')),
  );
  // Both backends at once, on an empty database: one of them migrates and seeds.
  for (const instance of [one, other, ...webs]) started(instance);
  await Promise.all([one.start(), other.start()]);
  started(await startNginx(nginx, configuration, site));
  await Promise.all(webs.map((web) => web.start()));

  const pg = new Client({ connectionString: database.url });
  await pg.connect();
  started({ stop: () => pg.end() });
  const count = async (sql: string, ...values: unknown[]) =>
    Number((await pg.query<{ count: string }>(sql, values)).rows[0]?.count);
  const selection = await selectionOf(publicUrl);

  await step(
    'signed in on one, at work on the other; signed out on one, dead at once on the other',
    async () => {
      const headers = { cookie: await signIn(one.url) };
      const list = await ask(`${other.url}/api/admin/inquiries?limit=1`, { headers });
      expect(list.status === 200, `the other answered ${list.status}`);
      const out = await ask(`${one.url}/api/admin/logout`, { method: 'POST', headers });
      const after = await ask(`${other.url}/api/admin/inquiries?limit=1`, { headers });
      expect(after.status === 401, `signed out (${out.status}), and the other answered ${after.status}`);
      return `200, then ${out.status}, then ${after.status} to the very next request`;
    },
  );

  await step(
    `${GUESSES} wrong passwords at once over both: at most ${GUESSES_CHECKED} are looked at`,
    async () => {
      const body = { email: 'guessed@tiraz.example', password: 'not the password' };
      const answers = await Promise.all(
        Array.from({ length: GUESSES }, (_, turn) =>
          ask(`${(turn % 2 ? one : other).url}/api/admin/login`, { body }),
        ),
      );
      const checked = answers.filter(({ status }) => status === 401).length;
      // A busy machine sheds some with 503 before it counts them.
      const later = answers.filter(({ status }) => status === 429 || status === 503);
      const often = later.filter(({ status }) => status === 429).length;
      expect(checked <= GUESSES_CHECKED, `${checked} were looked at`);
      expect(checked + later.length === GUESSES && often > 0, answers.map(({ status }) => status).join(' '));
      expect(
        later.every(({ headers }) => headers.has('retry-after')),
        'a refusal without Retry-After',
      );
      return `${checked} × 401, ${often} × 429 and ${later.length - often} × 503, each with Retry-After`;
    },
  );

  await step('one Idempotency-Key sent to both at once, 40 times: one inquiry', async () => {
    const contact = { customerName: 'Layla Hassan', customerEmail: 'once@example.com' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        ask<InquiryReceipt>(`${(turn % 2 ? one : other).url}/api/inquiries`, {
          headers: { 'idempotency-key': 'rehearsal-once' },
          body: { ...selection, ...contact },
        }),
      ),
    );
    const ids = new Set(answers.map(({ status, body }) => (status === 201 ? body.id : `status ${status}`)));
    const rows = await count(
      'SELECT count(*) FROM inquiries WHERE customer_email = $1',
      contact.customerEmail,
    );
    expect(ids.size === 1 && rows === 1, `${[...ids].join(', ')}; ${rows} rows`);
    return '40 × 201 with the same id, 1 row';
  });

  await step('a price changed on one is in the quotes of both within a second', async () => {
    const headers = { cookie: await signIn(one.url) };
    const times: number[] = [];
    for (let change = 1; change <= PRICE_CHANGES; change += 1) {
      const basePrice = `${100 + change}.00`;
      const path = `/api/admin/product-types/${selection.productTypeId}`;
      const { status } = await ask(one.url + path, { method: 'PUT', headers, body: { basePrice } });
      expect(status === 200, `changing the price answered ${status}`);
      const began = performance.now();
      const seen = ({ url }: Instance) => seenAt(url, selection, `${(100 + change) * 100}.00`, began);
      times.push(...(await Promise.all([one, other].map(seen))));
    }
    return `${PRICE_CHANGES} changes, the slowest of ${times.length} after ${Math.max(...times).toFixed(0)} ms`;
  });

  const both = { publicUrl, one, other, selection };
  await step('a picture sent to one is made by the other and served by both', () => tryPicture(both));
  await step('what is too large is refused in the product’s own words', () => tryTooLarge(both));
  await step('a design of nearly 50 MB arrives, a larger one is refused in the product’s own words', () =>
    tryDesigns(both),
  );

  await step('a customer’s link is written down nowhere, and its page is for nobody to keep', () =>
    tryLinks({ publicUrl, folder: join(folder, 'nginx'), selection }),
  );

  await step('nor is it while nobody answers', () => tryLinksWhileAway(nginx, join(folder, 'nginx-alone')));

  await step('an order, from its design to its acceptance, by both backends: each step once', () =>
    tryQuotations({ ...both, pg }),
  );

  await step(
    '500 browsers are told of a change at once, and of the next one once a backend was stopped or killed with -9',
    () => tryStreams({ ...both, pg }),
  );

  await step('one address sends no more inquiries, and signs in no more often, than it may', () =>
    tryLimits({
      nginx,
      folder: join(folder, 'nginx-for-strangers'),
      webs: webPorts,
      backends,
      selection,
      started,
    }),
  );

  await step('one of the two killed under load', async () => {
    const cookie = await signIn(publicUrl);
    const load = new Load({ url: publicUrl, cookie, selection, workers: 16 });
    started(load);
    await pause(3_000);
    const killedAt = performance.now();
    await one.stop('SIGKILL');
    const goneAt = performance.now();
    await pause(4_000);
    await one.start();
    await pause(3_000);
    await load.stop();
    const missed = load.failures.filter(({ sentAt, endedAt }) => sentAt > goneAt || endedAt < killedAt);
    const summary = `${load.total} answered, ${load.failures.length} failed (${kindsOf(load.failures)})`;
    expect(missed.length === 0, `${summary}, of them not in flight at the kill: ${kindsOf(missed)}`);
    const stored = await storedOnce(pg, load.acknowledged);
    const again: number[] = [];
    for (const key of load.unanswered) again.push((await load.submit(publicUrl, key)).status);
    expect(
      again.every((status) => status === 201),
      `sent again: ${again.join(' ')}`,
    );
    const emails = [...load.acknowledged.map(({ key }) => key), ...load.unanswered];
    const rows = await count(
      'SELECT count(*) FROM inquiries WHERE customer_email = ANY ($1)',
      emails.map((key) => `${key}@example.com`),
    );
    expect(rows === emails.length, `${rows} rows of ${emails.length} submissions`);
    return `${summary}, all in flight at the kill; ${stored} of ${stored} acknowledged stored once, ${again.length} sent again stored once`;
  });

  await step(
    'a rolling restart of both backends and both web servers under load: nothing fails',
    async () => {
      const cookie = await signIn(publicUrl);
      const load = new Load({ url: publicUrl, cookie, selection, workers: 12, pages: true });
      started(load);
      const giveUp = performance.now() + ROLLING_WITHIN_MS;
      const stops: number[] = [];
      let rounds = 0;
      while (rounds === 0 || (load.total < ROLLING_REQUESTS && performance.now() < giveUp)) {
        for (const instance of [one, other, ...webs]) {
          stops.push(await instance.stop());
          await instance.start();
          await pause(BACK_IN_USE_MS);
        }
        rounds += 1;
      }
      await load.stop();
      const summary = `${load.total} requests (${JSON.stringify(load.counts)}), ${stops.length} restarts`;
      expect(load.failures.length === 0, `${summary}, failed: ${kindsOf(load.failures)}`);
      expect(load.total >= ROLLING_REQUESTS, `${summary}: too few to show anything`);
      const stored = await storedOnce(pg, load.acknowledged);
      return `${summary}, slowest stop ${(Math.max(...stops) / 1000).toFixed(1)} s, 0 failed; ${stored} acknowledged stored once`;
    },
  );
});

/** @returns the milliseconds after which the price is there */
async function seenAt(url: string, selection: Selection, baseCost: string, began: number): Promise<number> {
  for (;;) {
    const { body } = await ask<Partial<Quote>>(`${url}/api/calculate-quote`, { body: selection });
    const ms = performance.now() - began;
    if (body.breakdown?.baseCost === baseCost) return ms;
    expect(
      ms < PRICE_SEEN_WITHIN_MS,
      `${url} quotes ${body.breakdown?.baseCost} instead of ${baseCost} after a second`,
    );
    await pause(2);
  }
}
