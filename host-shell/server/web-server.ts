import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import { withoutLinkTokens } from '@tiraz/contracts/customer-link';
import { faultOfShape } from '@tiraz/contracts/request-shape';
import { guardConnections } from '@tiraz/observability/connections';
import { hangUpOnceAnswered, requestId } from '@tiraz/observability/requests';
import type { Tracing } from '@tiraz/observability/tracing';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { AsyncResource } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passOnToApi } from './api-proxy.ts';
import { keepFromCaches } from './caching.ts';
import type { Config } from './config.ts';
import { guideCrawlers } from './crawlers.ts';
import { oncePerSecond } from './log.ts';
import { createPageHandler } from './page-handler.ts';
import { answerBrokenRequest, sendNotFound, sendProblem } from './problem.ts';
import { Remotes } from './remotes.ts';
import { pathOf } from './request-target.ts';
import { commonHeaders } from './security-headers.ts';
import { deliverFiles } from './static-files.ts';

/** The longest path that means something here has 120 letters, the longest query of a list some 2,000. */
const LONGEST_PATH = 2_048;
const LONGEST_ADDRESS = 8_192;

const ADDRESS_TOO_LONG = {
  status: 414,
  code: 'request.address-too-long',
  detail: 'The address is too long.',
};
const NO_MEDIA_TYPE = {
  status: 415,
  code: 'body.media-type',
  detail: 'The header Content-Type names no media type.',
};

/** The web server: the page, the builds, where the remotes are, and the way through to the API. */
export async function createWebServer(config: Config): Promise<FastifyInstance> {
  // Loaded only where somebody looks.
  const tracing = config.tracesEndpoint === undefined ? undefined : await traceTo(config.tracesEndpoint);
  const headers = commonHeaders(config);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      hooks: { logMethod: oncePerSecond() },
      ...(tracing && { mixin: tracing.logFields }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    // As long as the API lets the largest upload take; any other request is answered long before, and hung up on then.
    requestTimeout: ARTWORK_LIMITS.uploadMs,
    keepAliveTimeout: 5_000,
    // As the API, which has the slowest client gone after 15 s.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 500 },
    // A request that arrives on an open connection while the server stops is still answered.
    return503OnClosing: false,
    // The hooks do not run for an address that the router cannot read.
    frameworkErrors: (_error, { id, method, url }, reply) => {
      const detail = 'The address holds a broken escape or is too long.';
      sendMalformed(reply.headers({ ...headers, 'x-request-id': id }), detail);
      app.log.info(
        { requestId: id, method, path: withoutLinkTokens(pathOf(url)), status: reply.statusCode },
        'request',
      );
    },
    clientErrorHandler: (error, socket) => {
      const refusal = answerBrokenRequest(error, socket, headers);
      if (refusal) app.log.info({ ...refusal, reason: error.code }, 'broken request');
    },
  });

  tracing?.traceRequests(app, 'strangers');
  if (config.metrics) {
    const { createRegistry, serveMetrics, timeRequests } = await import('@tiraz/observability/metrics');
    const registry = createRegistry();
    timeRequests(app, registry);
    serveMetrics(app, registry, config.metrics);
  }
  guardConnections(app.server, { mostPerClient: config.connectionsPerClient });
  app.server.on('request', hangUpOnceAnswered);
  // Whatever is expected besides a 100, which Node sends by itself, is left to whoever answers.
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange));
  // No body is for this server: what is no request to the API is answered without a look at it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    // Whoever hangs up before the end of the answer gets a line, too, which Fastify's own hook would leave out.
    const log = () => logRequest(app.log, request, reply);
    reply.raw.once('close', AsyncResource.bind(log));
    if (request.url.length > LONGEST_ADDRESS || pathOf(request.url).length > LONGEST_PATH) {
      return sendProblem(reply, ADDRESS_TOO_LONG);
    }
    const fault = faultOfShape(request.raw);
    return fault && sendMalformed(reply, fault);
  });
  app.addHook('onSend', async (_request, reply) => keepFromCaches(reply));
  app.setErrorHandler((error, request, reply) => {
    const { statusCode: status = 500 } = error as { statusCode?: number };
    if (status === 415) return sendProblem(reply, NO_MEDIA_TYPE);
    if (status >= 500) request.log.error(error);
    return sendProblem(reply, {
      status,
      code: `http.${status}`,
      detail: 'The request cannot be answered.',
    });
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));

  const remotes = new Remotes(config.remotes, {
    warn: (reason, remote) => app.log.warn({ remote, reason: String(reason) }, 'manifest not readable'),
    now: () => performance.now(),
  });
  const template = await readFile(join(config.pageFolder, 'index.html'), 'utf8');

  const sendPage = createPageHandler({ config, remotes, template, tracing, log: app.log });
  app.get('/', sendPage);
  app.get('/*', sendPage);
  app.get('/remotes.json', async (_request, reply) => {
    const releases = await remotes.current();
    return reply.header('cache-control', 'no-store').send(releases.map(({ location }) => location));
  });
  guideCrawlers(app, config, remotes);
  await deliverFiles(app, config);
  await passOnToApi(app, config, tracing);
  return app;
}

function logRequest(
  log: FastifyBaseLogger,
  { method, url, id }: FastifyRequest,
  { raw, elapsedTime, statusCode }: FastifyReply,
): void {
  const fields = {
    requestId: id,
    method,
    path: withoutLinkTokens(pathOf(url)),
    ...(raw.headersSent && { status: statusCode }),
    ms: Math.round(elapsedTime),
    ...(!raw.writableFinished && { aborted: true }),
  };
  log.info(fields, 'request');
}

async function traceTo(endpoint: string): Promise<Tracing> {
  const { Tracing } = await import('@tiraz/observability/tracing');
  return new Tracing(endpoint, 'tiraz-web');
}

function sendMalformed(reply: FastifyReply, detail: string): FastifyReply {
  return sendProblem(reply, { status: 400, code: 'request.malformed', detail });
}
