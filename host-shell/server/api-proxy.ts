import httpProxy from '@fastify/http-proxy';
import { LONGEST_WORK_MS } from '@tiraz/contracts/answer-time';
import type { Tracing } from '@tiraz/observability/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { sharedAs } from './caching.ts';
import { sendPacked, withoutCodings } from './compression.ts';
import type { Config } from './config.ts';
import { isForWindow, sendFailurePage } from './failure-page.ts';
import { PROBLEM_TYPE, sendProblem } from './problem.ts';
import { API_DOCUMENT_POLICY } from './security-headers.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** Longer than until the API says that something took too long: its answer comes first. Shorter than nginx waits. */
const ANSWER_TIMEOUT_MS = LONGEST_WORK_MS + 3_000;
/** Between two parts of an answer that has begun. */
const PAUSE_TIMEOUT_MS = 20_000;
const RETRY_AFTER_SECONDS = '2';
/** The API's word for a list that is the same for everybody. */
const EVERYBODYS = 'public, max-age=0, must-revalidate';
/**
 * What is between a client and this server alone (RFC 9110 §7.6.1), besides what its header Connection names. undici
 * refuses to send half of them. What Expect asks for Node has answered by then.
 */
const NOT_PASSED_ON = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

/** Passes `/api` and `/objects` on to the API, body and answer streamed. */
export async function passOnToApi(
  app: FastifyInstance,
  { apiUrl, publicUrl, cdnSeconds }: Config,
  tracing?: Tracing,
): Promise<void> {
  const shared = cdnSeconds === 0 ? {} : sharedAs('list', cdnSeconds);
  for (const prefix of ['/api', '/objects']) {
    await app.register(httpProxy, {
      prefix,
      rewritePrefix: prefix,
      upstream: apiUrl.origin,
      // The body is passed on as it comes, as the whole server takes it.
      proxyPayloads: false,
      disableRequestLogging: true,
      undici: {
        // As many connections as there are requests: slow bodies on a bounded number would keep all others waiting.
        connections: null,
        connect: { timeout: CONNECT_TIMEOUT_MS },
        headersTimeout: ANSWER_TIMEOUT_MS,
        bodyTimeout: PAUSE_TIMEOUT_MS,
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...withoutCodings(passedOn(headers)),
          ...tracing?.passOn(request as FastifyRequest),
          'x-request-id': request.id,
          'x-forwarded-for': [headers['x-forwarded-for'], request.socket.remoteAddress]
            .filter(Boolean)
            .join(', '),
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
        }),
        // How long a connection is kept each of the two decides for itself.
        rewriteHeaders: ({ connection, 'keep-alive': keepAlive, ...headers }, request) => ({
          ...headers,
          ...(headers['cache-control'] === EVERYBODYS && shared),
          ...(request?.url.startsWith('/api/docs') && { 'content-security-policy': API_DOCUMENT_POLICY }),
        }),
        retryDelay: ({ err, req, attempt }) => retryOnce(err, req.method, attempt),
        onResponse: (request, reply, { stream }) =>
          pass(stream, request.headers['accept-encoding'], reply as FastifyReply),
        onError: (reply) => void answerThatApiIsAway(reply as FastifyReply),
      },
    });
  }
}

function pass(stream: Readable, acceptEncoding: string | undefined, reply: FastifyReply): void {
  if (!isProblem(reply) || !isForWindow(reply.request)) return sendPacked(stream, acceptEncoding, reply);
  stream.resume();
  void sendFailurePage(reply);
}

function isProblem(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith(PROBLEM_TYPE);
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name)));
}

/** A kept connection may have been closed by a restarted API: worth one more try where repeating does no harm. */
function retryOnce(
  fault: NodeJS.ErrnoException | null,
  method: string | undefined,
  attempt: number,
): number | null {
  const harmless = method === 'GET' || method === 'HEAD';
  return harmless && attempt === 0 && fault?.code === 'UND_ERR_SOCKET' ? 1 : null;
}

function answerThatApiIsAway(reply: FastifyReply): FastifyReply {
  reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
  if (isForWindow(reply.request)) return sendFailurePage(reply);
  return sendProblem(reply, {
    status: 503,
    code: 'api.unavailable',
    detail: 'The service does not answer at the moment. Please try again shortly.',
  });
}
