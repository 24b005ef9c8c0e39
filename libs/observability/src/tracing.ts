import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { parseTraceParent, TRACE_PARENT_HEADER } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceQueries, type QueryingClient } from './query-spans.js';

/** Milliseconds: a collector that is away keeps neither memory nor a stopping process for longer. */
const SENT_WITHIN_MS = 2_000;

interface Visit {
  span: Span;
  context: Context;
  /** To the server that the request is passed on to, if it is. */
  onward?: Span;
}

/**
 * Spans at the edges of a process: the requests that it takes, those that it passes on, and its SQL. They hold route
 * patterns, statements and outcomes: no address, no parameter, no header.
 */
export class Tracing {
  private readonly running = new AsyncLocalStorage<Context>();
  private readonly visits = new WeakMap<FastifyRequest, Visit>();
  private readonly provider: TracerProvider;
  private readonly undo: (() => void)[] = [];

  /**
   * @param endpoint of a collector that takes OTLP over HTTP, as in OTEL_EXPORTER_OTLP_ENDPOINT: spans go to `v1/traces`
   *   below it
   * @param service how the process is called in traces
   */
  constructor(endpoint: string, service: string) {
    const exporter = new OTLPTraceExporter({
      url: new URL('v1/traces', endpoint.replace(/\/?$/, '/')).href,
      timeoutMillis: SENT_WITHIN_MS,
    });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SENT_WITHIN_MS })],
    });
  }

  /** For each log line: the trace that it belongs to, if any. */
  readonly logFields = (): { traceId?: string } => {
    const context = this.running.getStore();
    const span = context && trace.getSpan(context);
    return span ? { traceId: span.spanContext().traceId } : {};
  };

  /**
   * A span for every request, and whatever the request leads to inside it. To be called before any other hook is
   * added, so that their log lines belong to it.
   *
   * @param from `us`: the request goes on with the trace that its sender began; `strangers`: it begins one, for a
   *   stranger could put any number into any trace
   */
  traceRequests(app: FastifyInstance, from: 'us' | 'strangers'): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions, headers } = request;
      const given = from === 'us' ? headers[TRACE_PARENT_HEADER] : undefined;
      const sender = typeof given === 'string' ? parseTraceParent(given) : null;
      const parent = sender
        ? trace.setSpanContext(ROOT_CONTEXT, { ...sender, isRemote: true })
        : ROOT_CONTEXT;
      const route = routeOptions.url ?? 'none';
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'tiraz.request_id': request.id,
      };
      const options = { kind: SpanKind.SERVER, attributes };
      const span = this.tracer.startSpan(`${method} ${route}`, options, parent);
      const visit = { span, context: trace.setSpan(parent, span) };
      this.visits.set(request, visit);
      this.running.run(visit.context, done);
    });
    // A body arrives in events of the connection, which know nothing of the request.
    app.addHook('preValidation', (request, _reply, done) => this.goOn(request, done));
    app.addHook('onResponse', (request, { statusCode }, done) => {
      const visit = this.visits.get(request);
      for (const span of [visit?.onward, visit?.span]) {
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      }
      this.goOn(request, done);
    });
    app.addHook('onClose', async () => {
      for (const undo of this.undo) undo();
      await this.provider
        .shutdown()
        .catch((fault: unknown) => app.log.warn({ err: fault }, 'the last spans were not sent'));
    });
  }

  /** A span for each statement that a traced request sends; until the server is closed. */
  traceQueries(client: { prototype: QueryingClient }): void {
    this.undo.push(traceQueries(client.prototype, this.tracer, () => this.running.getStore()));
  }

  /** The header with which a request is passed on to another server of ours, which then goes on with the trace. */
  passOn(request: FastifyRequest): Record<string, string> {
    const visit = this.visits.get(request);
    if (!visit) return {};
    visit.onward ??= this.tracer.startSpan(request.method, { kind: SpanKind.CLIENT }, visit.context);
    const { traceId, spanId, traceFlags } = visit.onward.spanContext();
    const flags = traceFlags.toString(16).padStart(2, '0');
    return { [TRACE_PARENT_HEADER]: `00-${traceId}-${spanId}-${flags}` };
  }

  private get tracer() {
    return this.provider.getTracer('tiraz');
  }

  private goOn(request: FastifyRequest, done: () => void): void {
    const visit = this.visits.get(request);
    if (visit) this.running.run(visit.context, done);
    else done();
  }
}
