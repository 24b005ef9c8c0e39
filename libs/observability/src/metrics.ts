import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Where a process shows its metrics: never on the port that visitors reach. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Seconds. 0.15, 0.2 and 1 are limits that the product promises, so that what is beyond them can be counted. */
const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.5, 1, 2, 5, 10];
/** Milliseconds, as fine as the overload guard samples. */
const EVENT_LOOP_RESOLUTION = 20;

/** A registry of its own, with what Node tells about the process: memory, CPU, event loop, garbage collection. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_RESOLUTION });
  return registry;
}

/**
 * Times every request as `http_request_duration_seconds`. The route is the pattern that the router matched and `none`
 * where nothing did, so the number of series is bounded by the code.
 */
export function timeRequests(server: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: LATENCY_BUCKETS,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    seconds.observe({ route, method, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}

/**
 * Answers `GET /metrics` on a port of its own, and nothing else, while `app` runs: from before it listens until it is
 * closed.
 *
 * @throws Error of Node's, from `app.listen`, when the address cannot be listened on
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, { host, port }: MetricsAddress): void {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (fault: unknown) => {
        app.log.error({ err: fault }, 'the metrics cannot be collected');
        response.writeHead(503).end();
      },
    );
  });
  app.addHook('onReady', async () => {
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(port, host, listening);
    });
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
}
