import type { FastifyReply, FastifyRequest } from 'fastify';

/** How the answers of one route are counted where metrics are served. */
export interface RouteCount {
  /** Of the counter, as Prometheus wants it: `tiraz_…_total`. */
  name: string;
  help: string;
  /** Every outcome that is counted, from zero on. */
  outcomes: readonly string[];
  /** One of `outcomes`, or undefined for an answer that does not count. */
  of: (request: FastifyRequest, reply: FastifyReply) => string | undefined;
}

/**
 * What business wants to know, by route. Here and not at the routes: what is refused before it reaches a handler counts
 * as well, and nobody who reads a route has to read this.
 */
export const ROUTE_COUNTS: Readonly<Record<string, RouteCount>> = {
  'POST /api/calculate-quote': {
    name: 'tiraz_quotes_total',
    help: 'Quotes that were asked for.',
    outcomes: ['sample', 'order', 'refused', 'failed'],
    of: ({ body }, { statusCode }) =>
      outcomeOf(statusCode, (body as { quantity?: number } | null)?.quantity === 1 ? 'sample' : 'order'),
  },
  'POST /api/inquiries': {
    name: 'tiraz_inquiries_total',
    help: 'Inquiries that were sent.',
    outcomes: ['created', 'replayed', 'refused', 'failed'],
    of: (_request, reply) =>
      // 200 is what it still says when the sender went away before there was an answer.
      reply.statusCode === 200
        ? undefined
        : outcomeOf(reply.statusCode, reply.hasHeader('idempotent-replayed') ? 'replayed' : 'created'),
  },
  'POST /api/admin/login': {
    name: 'tiraz_sign_ins_total',
    help: 'Attempts of staff to sign in.',
    outcomes: ['signed_in', 'refused', 'throttled', 'failed'],
    of: (_request, { statusCode }) => (statusCode === 429 ? 'throttled' : outcomeOf(statusCode, 'signed_in')),
  },
  'PUT /api/objects/finalize': {
    name: 'tiraz_uploads_total',
    help: 'Uploaded files that were to become pictures.',
    outcomes: ['stored', 'refused', 'failed'],
    of: (_request, { statusCode }) => outcomeOf(statusCode, 'stored'),
  },
};

/** `success` for 2xx; `refused` is for the caller to mend, `failed` for us. */
function outcomeOf(status: number, success: string): string {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : success;
}
