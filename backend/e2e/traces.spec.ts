import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { receiveTraces } from '../../tools/otlp-receiver.mjs';
import { onThisMachine } from '../../tools/this-machine.mjs';
import { startBackendProcess } from './backend-process.js';
import { inquiryOf, workedExample } from './garments.js';
import { createDatabase, startBackend, STAFF_PASSWORD, until } from './harness.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SENDER = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${SENDER}-01`;

let collector: Awaited<ReturnType<typeof receiveTraces>>;

beforeEach(async () => {
  collector = await receiveTraces();
});
afterEach(() => collector.stop());

describe('a trace', () => {
  it('that the web server began goes on: the request, and every statement that it sends', async () => {
    const env = { SEED_DEMO: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
    const backend = await startBackend({ databaseUrl: await createDatabase(), env });
    const body = inquiryOf(await workedExample(backend), { customerEmail: 'layla@secret.example' });
    const headers = { traceparent, 'idempotency-key': 'secret-key', cookie: 'session=secret-cookie' };
    expect((await backend.ask('/api/inquiries?from=secret-query', { body, headers })).status).toBe(201);
    const login = { email: 'mona@secret.example', password: STAFF_PASSWORD };
    await backend.ask('/api/admin/login', { body: login });
    await backend.stop();

    const inTrace = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const [request, ...others] = inTrace.filter(({ kind }) => kind === 2);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      service: 'tiraz-backend',
      name: 'POST /api/inquiries',
      parentSpanId: SENDER,
      attributes: { 'http.route': '/api/inquiries', 'http.response.status_code': 201 },
      failed: false,
    });
    const statements = inTrace.filter(({ kind }) => kind === 3);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['START', 'SELECT', 'INSERT', 'COMMIT']),
    );
    expect(statements.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
    expect(statements.every(({ attributes }) => attributes['db.system.name'] === 'postgresql')).toBe(true);

    const otherTraces = new Set(collector.spans.map(({ traceId }) => traceId));
    expect(otherTraces.size).toBeGreaterThan(2);
    expect(collector.raw()).not.toMatch(/secret|Layla|loom|01000000000/);
  });

  it('has the patterns of routes, and no address', async () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
    const backend = await startBackend({ databaseUrl: await createDatabase(), env });
    const id = '01993c00-0000-7000-8000-00000000dead';
    await backend.ask(`/api/fabrics`, { headers: { traceparent } });
    await fetch(`${backend.url}/objects/${id}`, { headers: { traceparent } });
    await backend.stop();
    const names = collector.spans.filter(({ kind }) => kind === 2).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['GET /api/fabrics', 'GET /objects/:id']));
    expect(collector.raw()).not.toContain(id);
  });

  it('stands in the log lines of its requests, one JSON line each, and nowhere else', async () => {
    const { child, lines, listening, ended } = startBackendProcess({
      DATABASE_URL: await createDatabase(),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    });
    const url = await listening;
    await fetch(`${url}/api/health/live`, { headers: { traceparent } });
    await until('it is logged', async () => lines().some(({ msg }) => msg === 'request'));
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
    const [request] = lines().filter(({ msg }) => msg === 'request');
    expect(request).toMatchObject({ traceId: TRACE, route: '/api/health/live', status: 200 });
    expect(lines().find(({ msg }) => msg === 'stopping')).not.toHaveProperty('traceId');
    expect(collector.spans.map(({ name }) => name)).toContain('GET /api/health/live');
  });

  it('costs a stopping process no more than two seconds when its collector is away', async () => {
    await collector.stop();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
    const backend = await startBackend({ databaseUrl: await createDatabase(), env });
    expect((await backend.ask('/api/fabrics')).status).toBe(200);
    const began = performance.now();
    await backend.stop();
    expect(performance.now() - began).toBeLessThan(onThisMachine(6_000));
    collector = await receiveTraces();
  });
});
