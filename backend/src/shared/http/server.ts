import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { LoggerService } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { awaitsRefusal, guardConnections } from '@tiraz/observability/connections';
import { brokenRequest, hangUpOnceAnswered, requestId } from '@tiraz/observability/requests';
import type { Tracing } from '@tiraz/observability/tracing';
import {
  errorCodes,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { boundClients } from './client-rate.js';
import { Deadlines } from './deadlines.js';
import { refuseAmbiguousShape, refuseHarmfulAddress, refuseHarmfulValues } from './edge.js';
import { onEnd } from './endings.js';
import { Load } from './load.js';
import { refuseForeignOrigin } from './origin.js';
import { protectLinks } from './opened-by-link.js';
import { problem, PROBLEM_TYPE } from './documentation.js';
import { sendProblem } from './problem.filter.js';
import { ANSWERED_WITHIN_MS, limitsOf } from './route-limits.js';
import { shedLoad } from './shed-load.js';

const SERVICE = 'backend';
const BODY_LIMIT_BYTES = 64 * 1024;
const HEADERS_WITHIN_MS = 5_000;
const HEADERS_LOOKED_AT_MS = 500;

export interface ServerOptions {
  logLevel: string;
  /** Origin under which browsers reach the site. */
  publicUrl: string;
  /** Proxies whose X-Forwarded-* headers count. */
  trustProxy: string[];
  /** From one address, and as many of each other thing in route-limits.ts; 0: as many as there are. */
  inquiriesPerMinute: number;
}

/** Fastify with every limit a request meets before a handler sees it. */
export function createServer(
  { logLevel, publicUrl, trustProxy, inquiriesPerMinute }: ServerOptions,
  { tracing, load = new Load() }: { tracing?: Tracing | undefined; load?: Load } = {},
): { adapter: FastifyAdapter; load: Load } {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    // Nothing is uploaded that is larger than a design.
    requestTimeout: ARTWORK_LIMITS.uploadMs,
    keepAliveTimeout: 5_000,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: HEADERS_LOOKED_AT_MS },
    // A request that arrives on an open connection while the server stops is still answered.
    return503OnClosing: false,
    trustProxy,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    logger: {
      level: logLevel,
      stream: { write: printSoon },
      base: { service: SERVICE },
      timestamp: () => `,"time":"${nowAsText()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
      ...(tracing && { mixin: tracing.logFields }),
    },
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true },
    },
    frameworkErrors: sendProblem,
    clientErrorHandler: answerBrokenRequest,
    // Nest's middleware is not used, and its hook would cost every request a little.
    skipMiddie: true,
  });
  const server = adapter.getInstance<FastifyInstance>();
  guardConnections(server.server);
  tracing?.traceRequests(server, 'us');
  acceptJsonOrFiles(server);
  shedLoad(server, load);
  const deadlines = new Deadlines();
  const stopWatching = deadlines.watch();
  server.addHook('onClose', (_instance, done) => {
    stopWatching();
    done();
  });
  server.addHook('onRequest', (request, reply, done) => {
    deadlines.begin(reply, ANSWERED_WITHIN_MS);
    reply.header('x-request-id', request.id);
    refuseAmbiguousShape(request.raw);
    refuseHarmfulAddress(request.url);
    refuseForeignOrigin(request, publicUrl);
    done();
  });
  server.addHook('onRoute', (route) => {
    const { answeredWithinMs } = limitsOf(route);
    if (answeredWithinMs === undefined) return;
    // By then the body is here, if it is no file: nobody may take longer to send one because the work takes longer.
    route.preValidation = [route.preValidation ?? []].flat().concat((_request, reply, done) => {
      deadlines.begin(reply, answeredWithinMs);
      done();
    });
  });
  protectLinks(server);
  boundClients(server, inquiriesPerMinute);
  const logsRequests = ['trace', 'debug', 'info'].includes(logLevel);
  server.server.on('request', hangUpOnceAnswered);
  onEnd(server, (request, reply, isGivenUp) => {
    load.end(request);
    deadlines.met(reply);
    const { traceId } = tracing?.logFields() ?? {};
    if (logsRequests) printSoon(requestLine(request, reply, isGivenUp, traceId));
  });
  return { adapter, load };
}

/**
 * As `request.log.info({ … }, 'request')` would write it, for a quarter of the work: only a route could need escapes. A
 * request that was given up has no status until its answer has begun.
 */
function requestLine(
  request: FastifyRequest,
  reply: FastifyReply,
  isGivenUp: boolean,
  traceId: string | undefined,
): string {
  const { id, method, routeOptions } = request;
  const trace = traceId === undefined ? '' : `"traceId":"${traceId}",`;
  const route = JSON.stringify(routeOptions.url ?? 'none');
  const ms = Math.round(reply.elapsedTime * 100) / 100;
  const answered = isGivenUp && !reply.raw.headersSent ? [] : [`"status":${reply.statusCode}`];
  const status = [...answered, ...(isGivenUp ? ['"aborted":true'] : [])].join();
  return (
    `{"level":"info","time":"${nowAsText()}","service":"${SERVICE}",${trace}"requestId":"${id}",` +
    `"method":"${method}","route":${route},${status},"ms":${ms},"msg":"request"}\n`
  );
}

/** What Nest says about its own start; of interest only when that fails. */
const FRAMEWORK = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's own events, and those of `new Logger(name)`, as lines of the same log; an Error among them as `err`. */
export function nestLogger(log: FastifyBaseLogger): LoggerService {
  const at =
    (level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...rest: unknown[]) => {
      const context = rest.findLast((value) => typeof value === 'string');
      const err = [message, ...rest].find((value) => value instanceof Error);
      const quiet = level === 'info' && FRAMEWORK.has(context ?? '');
      log[quiet ? 'debug' : level](
        { context, ...(err ? { err } : {}) },
        message instanceof Error ? message.message : String(message),
      );
    };
  return {
    verbose: at('trace'),
    debug: at('debug'),
    log: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
  };
}

/** How long a line of the log may wait for others. */
const PRINTED_WITHIN_MS = 20;
let unprinted = '';

/** Prints what a moment logs in one go: a write for each line would be a tenth of a request's work. */
function printSoon(line: string): void {
  if (unprinted === '') setTimeout(print, PRINTED_WITHIN_MS);
  unprinted += line;
}

function print(): void {
  process.stdout.write(unprinted);
  unprinted = '';
}

process.on('exit', () => unprinted && print());

let now = 0;
let nowText = '';

/** Many lines are of one millisecond. */
function nowAsText(): string {
  if (now !== Date.now()) {
    now = Date.now();
    nowText = new Date(now).toISOString();
  }
  return nowText;
}

/** JSON for every route; for one that takes a file (`TAKES_A_FILE`) whatever comes, whatever it is called, as a stream. */
function acceptJsonOrFiles(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body as string, (error, value) => {
      if (error) return done(error);
      try {
        refuseHarmfulValues(value);
      } catch (refusal) {
        return done(refusal as Error);
      }
      done(null, value);
    });
  });
  server.addHook('onRoute', (route) => {
    if (!limitsOf(route).takesFile) return;
    route.onRequest = [route.onRequest ?? []].flat().concat((request, _reply, done) => {
      request.headers['content-type'] = 'application/octet-stream';
      done();
    });
  });
  server.addContentTypeParser('*', (request, file, done) => {
    if (limitsOf(request.routeOptions).takesFile) done(null, file);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
  });
}

/** For what Node's parser refuses: there is no request yet, only a socket. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!awaitsRefusal(error, socket)) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(problem(brokenRequest(error), randomUUID()));
  const { status, title } = JSON.parse(body) as { status: number; title: string };
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
