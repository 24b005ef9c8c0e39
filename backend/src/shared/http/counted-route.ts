import type { FastifyReply, FastifyRequest } from 'fastify';

/** How the answers of one route are counted where metrics are served. */
export interface RouteCount {
  /** Of the counter, as Prometheus wants it: `tiraz_…_total`. */
  name: string;
  help: string;
  label: string;
  /** Every value that the label can have: each is counted from zero on. */
  values: readonly string[];
  /** One of `values`, or undefined for an answer that does not count. */
  of: (request: FastifyRequest, reply: FastifyReply) => string | undefined;
}

/** For `@RouteConfig`. Where no metrics are served nobody looks at it. */
export function counted(counts: RouteCount): { counts: RouteCount } {
  return { counts };
}

/** `success` for 2xx, else how it ended without one: nothing that the caller could mend is `failed`. */
export function outcomeOf<Success extends string>(
  status: number,
  success: Success,
): Success | 'refused' | 'failed' {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : success;
}
