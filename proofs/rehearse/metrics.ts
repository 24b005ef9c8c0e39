// Every panel of the dashboard and every alert, asked of a Prometheus that watches the product under a short load; and
// one request as a collector of traces sees it.
//
//   npm run rehearse:metrics -w proofs
//
// Starts everything itself, with the configuration of deploy/observability; takes about two minutes.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { UploadPlace } from '@tiraz/api-client/staff';
import pg from 'pg';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { freePorts } from '../../tools/free-port.mjs';
import { receiveTraces } from '../../tools/otlp-receiver.mjs';
import { provideProgram } from './debian-program.ts';
import { Load } from './load.ts';
import { ACCOUNT, ask, backend, selectionOf, signIn, webServer } from './product.ts';
import {
  alerts,
  panels,
  renderConfiguration,
  runPromtool,
  startPrometheus,
  watchedPods,
  type Watcher,
} from './prometheus.ts';
import { expect, rehearse } from './steps.ts';

const PICTURE = fileURLToPath(new URL('../../docs/screenshots/calculator-en.png', import.meta.url));
const PAGES = ['landing', 'calculator', 'about', 'questions', 'logo', 'not-found'];
const ANSWERED_WITHIN_MS = 100_000;

await rehearse(async ({ folder, started, step }) => {
  const [prometheus, promtool] = [
    provideProgram('prometheus', 'prometheus'),
    provideProgram('promtool', 'prometheus'),
  ];
  const database = await startPostgres({ dataDir: join(folder, 'postgres') });
  started(database);
  const { apiPort, sitePort, workerPort, apiMetrics, siteMetrics, workerMetrics, prometheusPort } =
    await freePorts(
      'apiPort',
      'sitePort',
      'workerPort',
      'apiMetrics',
      'siteMetrics',
      'workerMetrics',
      'prometheusPort',
    );
  const site = `http://127.0.0.1:${sitePort}`;
  const shared = { databaseUrl: database.url, dataDir: join(folder, 'data'), publicUrl: site };
  const api = backend({ port: apiPort, ...shared, env: { RUN_JOBS: 'false' } });
  const worker = backend({ port: workerPort, ...shared });
  const web = webServer({ port: sitePort, apiUrl: `http://127.0.0.1:${apiPort}`, ...shared });
  api.env.METRICS_PORT = String(apiMetrics);
  web.env.METRICS_PORT = String(siteMetrics);
  worker.env.METRICS_PORT = String(workerMetrics);
  const collector = await receiveTraces();
  started(collector);
  for (const { env } of [api, web, worker]) env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.endpoint;
  started(await api.start());
  started(await web.start());
  started(await worker.start());

  const targets = {
    backend: `127.0.0.1:${apiMetrics}`,
    web: `127.0.0.1:${siteMetrics}`,
    worker: `127.0.0.1:${workerMetrics}`,
  };
  const configuration = renderConfiguration(join(folder, 'prometheus'), targets);
  const rules = join(folder, 'prometheus');
  await step('the configuration is valid', async () =>
    runPromtool(promtool, ['check', 'config', configuration], rules),
  );
  await step('in a cluster the port for metrics is watched, and no other', async () => {
    const watched = watchedPods(promtool, rules).map(({ job, instance }) => `${job} (${instance})`);
    // In no order of its own.
    const jobs = watched.sort();
    expect(
      isDeepStrictEqual(
        jobs.map((job) => job.split(' ')[0]),
        ['tiraz-backend', 'tiraz-web', 'tiraz-worker'],
      ),
      jobs.join(),
    );
    return jobs.join(', ');
  });
  await step('each alert speaks and is silent when it should', async () =>
    runPromtool(promtool, ['test', 'rules', 'alerts.test.yml'], rules),
  );
  const watcher = await startPrometheus(prometheus, configuration, prometheusPort);
  started(watcher);

  await step('the metrics are nowhere where visitors come', async () => {
    const answers = await Promise.all(['/metrics', '/api/metrics'].map((path) => ask(site + path)));
    expect(
      answers.every(({ status }) => status === 404),
      'one of them answered',
    );
    return `404 at ${site}/metrics and /api/metrics`;
  });

  // What happened before it looked for the first time is no growth.
  await sampleOf(watcher, 'min(count_over_time(up{job=~"tiraz-.*"}[1m])) > 1');
  // Which pages there are is known from their first reports alone: what they count grows from the second on.
  await pageReports(site);
  await sampleOf(watcher, 'min(tiraz_web_vitals_layout_shift_count)');
  await everythingOnce(site);
  await aJob(database.url);
  const load = new Load({
    url: site,
    cookie: await signIn(site),
    selection: await selectionOf(site),
    workers: 2,
    pages: true,
  });
  started(load);
  started(load);

  await step('one request is one trace, of both servers and their SQL', () => oneTrace(site, collector));
  for (const { title, expressions } of panels()) {
    for (const expression of expressions) {
      await step(`panel “${title}” ${expression}`, () => sampleOf(watcher, expression));
    }
  }
  for (const { title, expressions } of alerts()) {
    for (const expression of expressions) {
      await step(`alert ${title} ${expression}`, () => sampleOf(watcher, expression));
    }
  }
  await step('no rule fails, and nobody is called while all is well', async () => {
    const { groups } = await watcher.ask<{ groups: { rules: Rule[] }[] }>('rules');
    const all = groups.flatMap(({ rules }) => rules);
    const faulty = all.filter(({ health, state }) => health !== 'ok' || state === 'firing');
    expect(
      faulty.length === 0,
      faulty.map(({ name, lastError, state }) => `${name} ${lastError ?? state}`).join('; '),
    );
    return `${all.length} rules`;
  });
  await step('the load was answered', async () => {
    await load.stop();
    expect(load.failures.length === 0, JSON.stringify(load.failures.slice(0, 3)));
    return `${load.total} requests`;
  });
});

type Collector = Awaited<ReturnType<typeof receiveTraces>>;

/** A series at the moment: its labels; the seconds since 1970 and the number. */
interface Sample {
  metric: Record<string, string>;
  value: [seconds: number, value: string];
}

interface Rule {
  name: string;
  health: string;
  lastError?: string;
  /** Of an alert. */
  state?: string;
}

/** One of those that would come at their hour. */
async function aJob(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("SELECT graphile_worker.add_job('forget-ended-sessions')");
  await client.end();
}

/** How fast every page was, as a visitor's browser tells it. */
async function pageReports(site: string): Promise<void> {
  for (const page of PAGES) {
    for (const language of ['en', 'ar']) {
      const timed = ['LCP', 'INP', 'FCP', 'TTFB'].map((name) => ({ name, value: 100 }));
      const vitals = [...timed, { name: 'CLS', value: 0.004 }];
      const { status } = await ask(`${site}/api/web-vitals`, { body: { page, language, vitals } });
      expect(status === 204, `a page report was answered with ${status}`);
    }
  }
}

/** Whatever is counted by its outcome, with each outcome that a healthy product has. */
async function everythingOnce(site: string): Promise<void> {
  const selection = await selectionOf(site);
  await ask(`${site}/api/calculate-quote`, { body: { ...selection, quantity: 1 } });
  await ask(`${site}/api/calculate-quote`, { body: { ...selection, quantity: 2 } });
  const contact = { customerName: 'Layla Hassan', customerEmail: 'layla@example.com' };
  const inquiry = { headers: { 'idempotency-key': randomUUID() }, body: { ...selection, ...contact } };
  for (let times = 2; times > 0; times -= 1) await ask(`${site}/api/inquiries`, inquiry);
  await ask(`${site}/api/inquiries`, { body: selection });
  await ask(`${site}/api/admin/login`, { body: { ...ACCOUNT, password: 'not the password' } });
  await pageReports(site);
  const headers = { cookie: await signIn(site) };
  const { body } = await ask<UploadPlace>(`${site}/api/objects/upload`, { method: 'POST', headers });
  const { pathname, search } = new URL(body.uploadURL);
  const file = { ...headers, 'content-type': 'image/png' };
  await ask(site + pathname + search, { method: 'PUT', headers: file, body: readFileSync(PICTURE) });
  const finalize = { method: 'PUT', headers, body: { imageURL: body.uploadURL } };
  const { status } = await ask(`${site}/api/objects/finalize`, finalize);
  expect(status === 200, `finalizing an upload was answered with ${status}`);
}

/** Sends an inquiry and waits for what the collector gets of it. */
async function oneTrace(site: string, collector: Collector): Promise<string> {
  const id = randomUUID();
  const contact = { customerName: 'Layla Hassan', customerEmail: 'layla@secret.example' };
  const { status } = await ask(`${site}/api/inquiries`, {
    headers: { 'x-request-id': id, 'idempotency-key': 'a-secret-key' },
    body: { ...(await selectionOf(site)), ...contact },
  });
  expect(status === 201, `it was answered with ${status}`);
  const giveUp = Date.now() + ANSWERED_WITHIN_MS;
  for (;;) {
    const taken = collector.spans.filter(({ attributes }) => attributes['tiraz.request_id'] === id);
    const [first, second] = taken;
    if (taken.length === 2 && first && second) {
      const spans = collector.spans.filter(({ traceId }) => traceId === first.traceId);
      const services = new Set(spans.map(({ service }) => service));
      const statements = spans.filter(({ attributes }) => attributes['db.query.text']);
      expect(second.traceId === first.traceId && services.size === 2, 'they are two traces');
      expect(statements.length > 0, 'there is no SQL in it');
      expect(!/secret|Layla/.test(collector.raw()), 'there is a value of a parameter in it');
      return `${spans.length} spans of ${[...services].join(' and ')}, ${statements.length} statements, no value`;
    }
    if (Date.now() > giveUp) throw new Error(`${taken.length} spans of it came`);
    await pause(200);
  }
}

/** Waits until the query is answered with a number. */
async function sampleOf(watcher: Watcher, expression: string): Promise<string> {
  const giveUp = Date.now() + ANSWERED_WITHIN_MS;
  for (;;) {
    const { result } = await watcher.ask<{ result: Sample[] }>(
      `query?query=${encodeURIComponent(expression)}`,
    );
    const sample = result.find(({ value }) => Number.isFinite(Number(value[1])));
    if (sample) return `= ${sample.value[1]} ${JSON.stringify(sample.metric)}, ${result.length} series`;
    if (Date.now() > giveUp) throw new Error(result.length === 0 ? 'no data' : 'no number in it');
    await pause(500);
  }
}
