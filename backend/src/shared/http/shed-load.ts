import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../domain/domain-error.js';
import type { Load } from './load.js';
import { limitsOf } from './route-limits.js';

/** What balancers ask: one that took a busy instance out of service would send its work to the others. */
const PROBES = new Set(['/api/health/live', '/api/health/started']);

/**
 * Turns requests away while there is too much to do.
 *
 * @param load is told of the end of a request by whoever knows it
 */
export function shedLoad(server: FastifyInstance, load: Load): void {
  let stopWatching = () => undefined as void;
  server.addHook('onReady', (done) => {
    stopWatching = load.watch();
    done();
  });
  server.addHook('onClose', (_instance, done) => {
    stopWatching();
    done();
  });
  server.addHook('onRequest', (request, _reply, done) => {
    const isTooMuch = load.isTooMuch || (isStaffRead(request) && load.isTooMuchForStaff);
    if (isTooMuch && !PROBES.has(request.url)) {
      throw new DomainError('unavailable', 'server.overloaded', 'The server is busy; try again shortly.');
    }
    done();
  });
  server.addHook('preValidation', (request, { raw: answer }, done) => {
    const begin = () => {
      // Its end has been told of already when nobody is there any more, or once it was answered.
      if (request.raw.socket.destroyed || answer.writableEnded) return;
      load.begin(request, { isStaffRead: isStaffRead(request) });
    };
    // Any other body is here by now.
    if (limitsOf(request.routeOptions).takesFile && !request.raw.complete) request.raw.once('end', begin);
    else begin();
    done();
  });
  server.addHook('onRoute', (route) => {
    if (!limitsOf(route).streamsItsAnswer) return;
    // From here on it waits for its client, and a slow client is no work.
    route.onSend = [route.onSend ?? []].flat().concat((request, _reply, payload, done) => {
      load.end(request);
      done(null, payload);
    });
  });
}

function isStaffRead({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && url.startsWith('/api/admin/');
}
