import { beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../tools/free-port.mjs';
import { Jobs } from '../src/shared/domain/jobs.js';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, until, type Backend } from './harness.js';
import { pictureFile } from './picture-files.js';

let backend: Backend;
let databaseUrl: string;
let metricsUrl: string;
let example: SelectionBody;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true', METRICS_PORT: String(port) } });
  example = await workedExample(backend);
});

/** What Prometheus would read now: sample lines to their values. */
async function read(): Promise<Map<string, number>> {
  const text = await (await fetch(metricsUrl)).text();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

/** A request is counted just after it was answered. */
const counts = (expected: Record<string, number>) =>
  until(`to count ${JSON.stringify(expected)}`, async () => {
    const samples = await read();
    return Object.entries(expected).every(([sample, value]) => samples.get(sample) === value);
  });

describe('the metrics of the backend', () => {
  it('count every outcome from zero on', async () => {
    const samples = await read();
    for (const outcome of ['created', 'replayed', 'refused', 'failed']) {
      expect(samples.get(`tiraz_inquiries_total{outcome="${outcome}"}`)).toBe(0);
    }
    expect(samples.get('tiraz_uploads_total{outcome="stored"}')).toBe(0);
    expect(samples.get('tiraz_sign_ins_total{outcome="throttled"}')).toBe(0);
    expect(samples.get('tiraz_quotes_total{outcome="sample"}')).toBe(0);
  });

  it('count quotes by what they are for', async () => {
    await backend.ask('/api/calculate-quote', { body: example });
    await backend.ask('/api/calculate-quote', { body: { ...example, quantity: 1 } });
    await backend.ask('/api/calculate-quote', { body: { ...example, quantity: 5 } });
    await backend.ask('/api/calculate-quote', { body: '[]' });
    await counts({
      'tiraz_quotes_total{outcome="order"}': 1,
      'tiraz_quotes_total{outcome="sample"}': 1,
      'tiraz_quotes_total{outcome="refused"}': 2,
      'http_request_duration_seconds_count{route="/api/calculate-quote",method="POST",status="200"}': 2,
    });
  });

  it('tell an inquiry from its repetition', async () => {
    const headers = { 'idempotency-key': 'once' };
    const body = inquiryOf(example);
    const first = await backend.ask('/api/inquiries', { body, headers });
    const second = await backend.ask('/api/inquiries', { body, headers });
    await backend.ask('/api/inquiries', { body: inquiryOf(example), headers });
    expect(first.headers.has('idempotent-replayed')).toBe(false);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    await counts({
      'tiraz_inquiries_total{outcome="created"}': 1,
      'tiraz_inquiries_total{outcome="replayed"}': 1,
      'tiraz_inquiries_total{outcome="refused"}': 1,
    });
  });

  it('count sign-ins and uploads', async () => {
    const cookie = await signedIn(backend);
    const wrong = { email: 'mona@tiraz.example', password: 'not the password' };
    await backend.ask('/api/admin/login', { body: wrong });
    const { body } = await backend.ask<{ uploadURL: string }>('/api/objects/upload', {
      method: 'POST',
      headers: cookie,
    });
    const { pathname, search } = new URL(body.uploadURL);
    const file = { 'content-type': 'image/png', ...cookie };
    await backend.ask(pathname + search, { method: 'PUT', headers: file, body: await pictureFile('png') });
    const finalize = { method: 'PUT', headers: cookie, body: { imageURL: body.uploadURL } };
    expect((await backend.ask('/api/objects/finalize', finalize)).status).toBe(200);
    expect((await backend.ask('/api/objects/finalize', finalize)).status).toBe(409);
    await counts({
      'tiraz_sign_ins_total{outcome="signed_in"}': 1,
      'tiraz_sign_ins_total{outcome="refused"}': 1,
      'tiraz_uploads_total{outcome="stored"}': 1,
      'tiraz_uploads_total{outcome="refused"}': 1,
    });
  });

  it('know routes by their patterns alone, however many addresses are asked for', async () => {
    const addresses = Array.from({ length: 30 }, (_, n) => `/api/nothing-${n}?n=${n}`);
    await Promise.all(addresses.map((address) => fetch(backend.url + address)));
    await Promise.all(addresses.map((_, n) => fetch(`${backend.url}/objects/${n}`)));
    await counts({ 'http_request_duration_seconds_count{route="none",method="GET",status="404"}': 30 });
    const lines = [...(await read()).keys()].filter((line) => line.startsWith('http_'));
    expect(lines.filter((line) => /nothing-|\/objects\/\d/.test(line))).toEqual([]);
    expect(lines.some((line) => line.includes('route="/objects/:id"'))).toBe(true);
  });

  it('show the database, the prices in memory and what is ready', async () => {
    await query(databaseUrl, `NOTIFY catalogue_changed`);
    await until('the prices were read again', async () => {
      const again = (await read()).get('tiraz_price_book_refreshes_total{outcome="read"}') ?? 0;
      return again >= 2;
    });
    const samples = await read();
    expect(samples.get('tiraz_price_book_refreshes_total{outcome="failed"}')).toBe(0);
    expect(samples.get('tiraz_price_book_age_seconds')).toBeLessThan(10);
    expect(samples.get('tiraz_database_pool_size')).toBe(10);
    expect(samples.get('tiraz_database_pool_connections')).toBeGreaterThan(0);
    expect(samples.get('tiraz_database_pool_waiting')).toBe(0);
    expect(samples.get('tiraz_database_pool_idle')).toBeGreaterThan(0);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(
      ['database', 'catalogue', 'store'].map((part) => samples.get(`tiraz_ready{part="${part}"}`)),
    ).toEqual([1, 1, 1]);
  });

  it('count tries of jobs, tell when the last one of every hour was, and how many wait or are parked', async () => {
    const job = 'name="forget-ended-sessions"';
    const began = (await read()).get(`tiraz_hourly_job_last_success_timestamp_seconds{${job}}`) ?? 0;
    const before = await read();
    const done = `tiraz_jobs_total{${job},outcome="done"}`;
    expect([
      before.get(`tiraz_jobs_total{${job},outcome="parked"}`),
      before.get(`tiraz_jobs_parked{${job}}`),
    ]).toEqual([0, 0]);
    await backend.app.get(Jobs).add('forget-ended-sessions', {});
    await counts({ [done]: (before.get(done) ?? 0) + 1, [`tiraz_jobs_waiting{${job}}`]: 0 });
    const samples = await read();
    expect(samples.get(`tiraz_job_duration_seconds_count{${job}}`)).toBe((before.get(done) ?? 0) + 1);
    expect(samples.get(`tiraz_hourly_job_last_success_timestamp_seconds{${job}}`)).toBeGreaterThan(began);

    const later = new Date(Date.now() + 3_600_000);
    await backend.app.get(Jobs).add('forget-ended-sessions', {}, { key: 'later', runAt: later });
    await counts({ [`tiraz_jobs_waiting{${job}}`]: 1, [`tiraz_jobs_due_seconds{${job}}`]: 0 });
    await query(
      databaseUrl,
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'later'`,
    );
    await counts({ [`tiraz_jobs_waiting{${job}}`]: 0, [`tiraz_jobs_parked{${job}}`]: 1 });
  });

  it('count what browsers measured, and keep nothing of it', async () => {
    const vitals = [
      { name: 'LCP', value: 1_900 },
      { name: 'CLS', value: 0.03 },
    ];
    const body = { page: 'calculator', language: 'ar', vitals };
    // As sendBeacon sends it.
    const { status } = await backend.ask('/api/web-vitals', {
      body,
      headers: { origin: 'http://localhost:3000' },
    });
    expect(status).toBe(204);
    const labels = 'vital="LCP",page="calculator",language="ar"';
    await counts({
      [`tiraz_web_vitals_seconds_bucket{le="1.8",${labels}}`]: 0,
      [`tiraz_web_vitals_seconds_bucket{le="2.5",${labels}}`]: 1,
      'tiraz_web_vitals_layout_shift_sum{page="calculator",language="ar"}': 0.03,
    });
  });

  it('count what went wrong in browsers', async () => {
    const body = { remote: 'admin', path: '/admin/inquiries', message: 'TypeError: x is undefined' };
    expect((await backend.ask('/api/page-errors', { body })).status).toBe(204);
    await counts({
      'tiraz_page_errors_total{remote="admin"}': 1,
      'tiraz_page_errors_total{remote="storefront"}': 0,
    });
  });

  it.each([
    { page: '/en/about?who=layla@example.com' },
    { language: 'fr' },
    { vitals: [] },
    { vitals: Array.from({ length: 6 }, () => ({ name: 'LCP', value: 1 })) },
    { vitals: [{ name: 'layla', value: 1 }] },
    { vitals: [{ name: 'LCP', value: -1 }] },
    { vitals: [{ name: 'LCP', value: 1e9 }] },
    { vitals: [{ name: 'LCP', value: '1' }] },
  ])('refuse %j, so that no label comes from outside', async (fault) => {
    const good = { page: 'landing', language: 'en', vitals: [{ name: 'LCP', value: 1 }] };
    expect((await backend.ask('/api/web-vitals', { body: { ...good, ...fault } })).status).toBe(400);
  });
});

describe('the port of the metrics', () => {
  it('is not the one that visitors reach', async () => {
    for (const path of ['/metrics', '/api/metrics']) {
      expect((await fetch(backend.url + path)).status).toBe(404);
    }
  });

  it('answers nothing else', async () => {
    const at = (path: string, method = 'GET') => fetch(new URL(path, metricsUrl), { method });
    const { status, headers } = await at('/metrics');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect((await at('/api/health/live')).status).toBe(404);
    expect((await at('/metrics', 'POST')).status).toBe(404);
  });

  it('is closed with the backend, and not opened where it is not wanted', async () => {
    const unmeasured = await startBackend({ databaseUrl });
    await unmeasured.stop();
    await backend.stop();
    await expect(fetch(metricsUrl)).rejects.toThrow('fetch failed');
  });
});
