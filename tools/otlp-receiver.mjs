// A collector of traces for tests and rehearsals: takes OTLP over HTTP, as JSON, and keeps it.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOn } from './free-port.mjs';

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
 * As OTLP writes them.
 * @typedef {{ key: string, value: Record<string, unknown> }[]} Attributes a value under the name of its type
 * @typedef {Omit<ReceivedSpan, 'service' | 'attributes' | 'failed'> & { attributes: Attributes, status?: { code?: number } }} Span
 * @typedef {{ resource: { attributes: Attributes }, scopeSpans: { spans: Span[] }[] }} ResourceSpans
 */

/**
 * @returns {Promise<{ endpoint: string, spans: ReceivedSpan[], raw: () => string, stop: () => Promise<void> }>} `endpoint`
 *   for OTEL_EXPORTER_OTLP_ENDPOINT; `raw`: everything that came, as text
 */
export async function receiveTraces() {
  /** @type {ReceivedSpan[]} */
  const spans = [];
  let everything = '';
  const server = createServer((request, response) => {
    void text(request).then((said) => {
      everything += said;
      /** @type {{ resourceSpans: ResourceSpans[] }} */
      const body = JSON.parse(said);
      if (request.url === '/v1/traces') spans.push(...body.resourceSpans.flatMap(spansOf));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const port = await listenOn(server, '127.0.0.1');
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    raw: () => everything,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** @param {ResourceSpans} of one service @returns {ReceivedSpan[]} */
function spansOf({ resource, scopeSpans }) {
  const service = String(valuesOf(resource.attributes)['service.name']);
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

/** @param {Attributes} attributes @returns {Record<string, unknown>} */
function valuesOf(attributes) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
