// A collector of traces for tests and rehearsals: takes OTLP over HTTP, as JSON, and keeps it.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * @typedef {object} ReceivedSpan
 * @property {string} service
 * @property {string} name
 * @property {number} kind of OTLP: 2 takes a request, 3 sends one
 * @property {string} traceId
 * @property {string} spanId
 * @property {string} [parentSpanId]
 * @property {Record<string, unknown>} attributes
 * @property {boolean} failed
 */

/**
 * @returns {Promise<{ endpoint: string, spans: ReceivedSpan[], raw: () => string, stop: () => Promise<void> }>} `endpoint`
 *   for OTEL_EXPORTER_OTLP_ENDPOINT; `raw`: everything that came, as text
 */
export async function receiveTraces() {
  const spans = [];
  let everything = '';
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      everything += JSON.stringify(body);
      if (request.url === '/v1/traces') spans.push(...body.resourceSpans.flatMap(spansOf));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${server.address().port}`,
    spans,
    raw: () => everything,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function spansOf({ resource, scopeSpans }) {
  const service = valuesOf(resource.attributes)['service.name'];
  return scopeSpans
    .flatMap(({ spans }) => spans)
    .map(({ name, kind, traceId, spanId, parentSpanId, attributes, status }) => ({
      service,
      name,
      kind,
      traceId,
      spanId,
      parentSpanId,
      attributes: valuesOf(attributes),
      failed: status?.code === 2,
    }));
}

function valuesOf(attributes) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
