import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  Counter,
  createRegistry,
  Gauge,
  Histogram,
  serveMetrics,
  timeRequests,
  type MetricsAddress,
  type Registry,
} from '@tiraz/observability/metrics';
import { REMOTES } from '@tiraz/contracts/remotes';
import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { PasswordHashes } from './auth/auth.module.js';
import { LAYOUT_SHIFT, PageErrors, WebVitals } from './browser-reports/index.js';
import { CatalogueChanges } from './catalogue/catalogue.module.js';
import { Config } from './config.js';
import { HealthChecks } from './health.controller.js';
import { ROUTE_COUNTS, type RouteCount } from './route-counts.js';
import { POOL_SIZE } from './shared/database/connection-limits.js';
import { ReadReplica } from './shared/database/read-replica.js';
import type { TypeOrmTransactions } from './shared/database/transactions.typeorm.js';
import { Transactions } from './shared/domain/transactions.js';
import type { Load } from './shared/http/load.js';
import { countJobs, type JobCount } from './shared/jobs/job-counts.js';
import { JobHandlers } from './shared/jobs/job-handlers.js';
import { JobWorker } from './shared/jobs/job-worker.js';

/** Seconds; among them the limits of what counts as good and as poor for each measure. */
const PAINT_BUCKETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const JOB_BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 300];
const SHIFT_BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Times every request, and counts those of `ROUTE_COUNTS`. To be called before the routes are there. */
export function measureRequests(server: FastifyInstance): Registry {
  const registry = createRegistry();
  timeRequests(server, registry);
  server.addHook('onRoute', (route) => {
    const counts = ROUTE_COUNTS[`${String(route.method)} ${route.url}`];
    if (counts) route.onResponse = [route.onResponse ?? [], counting(counts, registry)].flat();
  });
  return registry;
}

function counting({ name, help, outcomes, of }: RouteCount, registry: Registry): onResponseHookHandler {
  const counter = new Counter({ name, help, labelNames: ['outcome'], registers: [registry] });
  for (const outcome of outcomes) counter.inc({ outcome }, 0);
  return (request, reply, done) => {
    const outcome = of(request, reply);
    if (outcome !== undefined) counter.inc({ outcome });
    done();
  };
}

/** Serves what was measured, and what else there is to know, for as long as the application runs. */
export function serveMetricsOf(
  app: NestFastifyApplication,
  load: Load,
  registry: Registry,
  address: MetricsAddress,
): void {
  gauge(
    registry,
    'tiraz_requests_under_way',
    'Requests that are worked on: 0 whenever nobody asks anything.',
    () => load.underWay,
  );
  const hashes = app.get(PasswordHashes, { strict: false });
  gauge(
    registry,
    'tiraz_password_hashes_under_way',
    'Passwords that are being looked at, or wait for it.',
    () => hashes.underWay,
  );
  const transactions = app.get(Transactions) as TypeOrmTransactions;
  gauge(
    registry,
    'tiraz_database_writes_refused',
    'Whether writes are refused since commits wait for a synchronous standby, 1 or 0.',
    () => Number(transactions.areRefused),
  );
  watchDatabase(app.get(DataSource), registry);
  if (app.get(Config).databaseReadUrl !== undefined) watchReplica(app.get(ReadReplica), registry);
  watchReadiness(app.get(HealthChecks), registry);
  watchPriceBook(app.get(CatalogueChanges), registry);
  watchPages(app.get(WebVitals, { strict: false }), registry);
  watchPageErrors(app.get(PageErrors, { strict: false }), registry);
  const server = app.getHttpAdapter().getInstance() as FastifyInstance;
  // Modules have told by then which jobs there are.
  server.addHook('onReady', async () =>
    watchJobs(app.get(DataSource), app.get(JobHandlers), app.get(JobWorker), registry),
  );
  serveMetrics(server, registry, address);
}

/** Read when Prometheus asks, never in between. */
function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

function watchDatabase({ driver }: DataSource, registry: Registry): void {
  // Without one until the database was reached for the first time.
  const pool = () => (driver as { master?: Partial<Pool> }).master ?? {};
  const shown = (name: string, help: string, value: () => number | undefined) =>
    gauge(registry, name, help, () => value() ?? 0);
  shown('tiraz_database_pool_connections', 'Open connections to the database.', () => pool().totalCount);
  shown('tiraz_database_pool_idle', 'Open connections that nobody uses.', () => pool().idleCount);
  shown('tiraz_database_pool_waiting', 'Requests that wait for a connection.', () => pool().waitingCount);
  shown(
    'tiraz_database_pool_size',
    'The most connections that this process opens for requests.',
    () => POOL_SIZE,
  );
}

function watchReplica(replica: ReadReplica, registry: Registry): void {
  new Counter({
    name: 'tiraz_long_reads_total',
    help: 'Lists, searches, exports and figures, by who answered: the replica, or the primary in its place.',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [from, times] of Object.entries(replica.reads)) this.inc({ from }, times);
    },
  });
}

function watchReadiness(checks: HealthChecks, registry: Registry): void {
  new Gauge({
    name: 'tiraz_ready',
    help: 'Whether the part answers, 1 or 0; the process is ready when all do.',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const [part, answers] of await checks.run()) this.set({ part }, Number(answers));
    },
  });
}

function watchPriceBook(changes: CatalogueChanges, registry: Registry): void {
  gauge(
    registry,
    'tiraz_price_book_age_seconds',
    'Since the prices in memory were last known to be those in the database.',
    () => changes.unconfirmedForMs / 1_000,
  );
  new Counter({
    name: 'tiraz_price_book_refreshes_total',
    help: 'Reads of all prices into memory.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, times] of Object.entries(changes.reads)) this.inc({ outcome }, times);
    },
  });
}

function watchJobs(
  dataSource: DataSource,
  handlers: JobHandlers,
  worker: JobWorker,
  registry: Registry,
): void {
  const labelNames = ['name'];
  const total = new Counter({
    name: 'tiraz_jobs_total',
    help: 'Tries of jobs by this process.',
    labelNames: ['name', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'tiraz_job_duration_seconds',
    help: 'How long a try took.',
    labelNames,
    buckets: JOB_BUCKETS,
    registers: [registry],
  });
  const last = new Gauge({
    name: 'tiraz_hourly_job_last_success_timestamp_seconds',
    help: 'When this process last did the job of every hour or five minutes, or began.',
    labelNames,
    registers: [registry],
  });
  for (const name of handlers.names) {
    for (const outcome of ['done', 'failed', 'parked']) total.inc({ name, outcome }, 0);
    seconds.zero({ name });
  }
  const regular = new Set(handlers.regular.map(([name]) => name));
  for (const name of regular) last.setToCurrentTime({ name });
  worker.onTried((name, outcome, ms) => {
    total.inc({ name, outcome });
    seconds.observe({ name }, ms / 1_000);
    if (outcome === 'done' && regular.has(name)) last.setToCurrentTime({ name });
  });

  let counting: Promise<JobCount[] | undefined> | undefined;
  // While the database is away nobody knows; that it is away is told by `tiraz_ready`.
  const count = () =>
    (counting ??= countJobs(dataSource)
      .catch(() => undefined)
      .finally(() => (counting = undefined)));
  const counted = (name: string, help: string, of: (count: JobCount) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const counts = await count();
        this.reset();
        for (const name of counts ? handlers.names : []) this.set({ name }, 0);
        for (const one of counts ?? []) this.set({ name: one.name }, of(one));
      },
    });
  counted(
    'tiraz_jobs_waiting',
    'Jobs in the database that are due, due later or tried again later.',
    ({ waiting }) => waiting,
  );
  counted(
    'tiraz_jobs_parked',
    'Jobs in the database that failed as often as they may.',
    ({ parked }) => parked,
  );
  counted(
    'tiraz_jobs_due_seconds',
    'Since the job that has waited longest was due.',
    ({ longestDue }) => longestDue,
  );
}

function watchPages(vitals: WebVitals, registry: Registry): void {
  const seconds = new Histogram({
    name: 'tiraz_web_vitals_seconds',
    help: 'What browsers of visitors measured: LCP, INP, FCP and TTFB.',
    labelNames: ['vital', 'page', 'language'],
    buckets: PAINT_BUCKETS,
    registers: [registry],
  });
  const shift = new Histogram({
    name: 'tiraz_web_vitals_layout_shift',
    help: 'What browsers of visitors measured: CLS.',
    labelNames: ['page', 'language'],
    buckets: SHIFT_BUCKETS,
    registers: [registry],
  });
  vitals.onReport(({ page, language, vitals }) => {
    for (const { name, value } of vitals) {
      if (name === LAYOUT_SHIFT) shift.observe({ page, language }, value);
      else seconds.observe({ vital: name, page, language }, value / 1_000);
    }
  });
}

function watchPageErrors(errors: PageErrors, registry: Registry): void {
  const total = new Counter({
    name: 'tiraz_page_errors_total',
    help: 'Errors in browsers that no part of a page caught, once a page and message.',
    labelNames: ['remote'],
    registers: [registry],
  });
  for (const { name } of REMOTES) total.inc({ remote: name }, 0);
  errors.onError(({ remote }) => total.inc({ remote }));
}
