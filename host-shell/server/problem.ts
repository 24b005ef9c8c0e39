import { awaitsRefusal } from '@tiraz/observability/connections';
import { brokenRequest, type RequestRefusal } from '@tiraz/observability/requests';
import type { FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

export const PROBLEM_TYPE = 'application/problem+json';

/** Answers with RFC 9457 problem details, in the shape of the API's own; failures are never stored by caches. */
export function sendProblem(reply: FastifyReply, { status, code, detail }: RequestRefusal): FastifyReply {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem = { type: 'about:blank', status, code, title, detail, requestId: reply.request.id };
  return reply
    .code(status)
    .type(PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}

/** Not to be stored: a remote's file that is missing now may be back when Retry asks for it. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, { status: 404, code: 'not-found', detail: 'There is nothing at this address.' });
}

/**
 * Answers what Node's parser refuses: there is no request yet, only a socket.
 *
 * @returns undefined when nobody listens any more
 */
export function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): { requestId: string; status: number } | undefined {
  if (!awaitsRefusal(error, socket)) {
    socket.destroy();
    return undefined;
  }
  const { status, code, detail } = brokenRequest(error);
  const title = STATUS_CODES[status] ?? 'Error';
  const requestId = randomUUID();
  const body = JSON.stringify({ type: 'about:blank', status, code, title, detail, requestId });
  const fields = {
    ...headers,
    'x-request-id': requestId,
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`);
  return { requestId, status };
}
