import type { FastifyReply } from 'fastify';

interface Problem {
  status: number;
  code: string;
  title: string;
  detail?: string;
}

/** Answers with RFC 9457 problem details, in the shape of the API's own; failures are never stored by caches. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ type: 'about:blank', ...problem, requestId: reply.request.id }));
}
