import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { REQUEST_TIMEOUT } from '@tiraz/observability/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ThrottledError, type LastChange } from '../domain/domain-error.js';
import { TimeoutError } from './deadlines.js';
import { problem, PROBLEM_TYPE } from './documentation.js';
import { refusalOf, SERVER_FAULT } from './refusal.js';

/** Seconds a caller is asked to wait after 429 and 503, unless the refusal or the handler says how long. */
const RETRY_AFTER = 2;

/** Turns whatever a request ends with into application/problem+json; the one place that does. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** @param changed with a StaleError: who was quicker, and when */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  changed?: LastChange,
): void {
  const late = error instanceof TimeoutError && !request.raw.complete;
  const refusal = late ? REQUEST_TIMEOUT : refusalOf(error);
  if (refusal === SERVER_FAULT) request.log.error({ err: error }, 'unexpected fault');
  if (reply.sent) return;
  const { status } = refusal;
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after'))
    reply.header('retry-after', error instanceof ThrottledError ? error.retryAfterSeconds : RETRY_AFTER);
  // Fastify asks to hang up at once on whoever sends too much. Then a proxy, or a browser, that is still sending never
  // hears why; hangUpOnceAnswered gives it the time.
  reply.removeHeader('connection');
  if (late) reply.header('connection', 'close');
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    // The hooks that set it do not run for an address the router cannot read.
    .header('x-request-id', request.id)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem({ ...refusal, changed }, request.id)));
}
