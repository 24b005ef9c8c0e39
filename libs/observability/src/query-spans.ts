import { SpanKind, SpanStatusCode, type Context, type Tracer } from '@opentelemetry/api';

/** What is used of a client of pg. */
export interface QueryingClient {
  query(...given: unknown[]): unknown;
}

const LONGEST_TEXT = 2_000;
/** Values go as parameters; should one ever stand in a statement, it stays here. */
const LITERAL = /'(?:[^']|'')*'/g;

/**
 * Has every client of this prototype make a span of each statement that belongs to a trace. pg tells nobody of its
 * queries by itself.
 *
 * @param running the context of the running request, if there is one
 * @returns what undoes it
 */
export function traceQueries(
  prototype: QueryingClient,
  tracer: Tracer,
  running: () => Context | undefined,
): () => void {
  const { query } = prototype;
  prototype.query = function (...given) {
    const context = running();
    const text = context && textOf(given[0]);
    if (text === undefined) return query.apply(this, given);
    const [operation = ''] = text.trimStart().split(/\s/, 1);
    const span = tracer.startSpan(
      operation.toUpperCase(),
      { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } },
      context,
    );
    // Its message may hold a value; the code says what kind of fault it is.
    const end = (error?: (Error & { code?: string }) | null) => {
      if (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        if (error.code) span.setAttribute('db.response.status_code', error.code);
      }
      span.end();
    };
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      given[given.length - 1] = (error: Error | null, ...result: unknown[]) => {
        end(error);
        callback(error, ...result);
      };
      return query.apply(this, given);
    }
    const answer = query.apply(this, given) as Promise<unknown>;
    answer.then(() => end(), end);
    return answer;
  };
  return () => {
    prototype.query = query;
  };
}

/** Undefined for a stream of rows or for COPY: they tell in ways of their own when they end. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'object' && statement !== null && 'submit' in statement) return undefined;
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text.replace(LITERAL, '?').slice(0, LONGEST_TEXT) : undefined;
}
