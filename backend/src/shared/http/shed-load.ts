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
  server.addHook('preValidation', (request, _reply, done) => {
    // Its end has been told of already when nobody is there any more.
    if (!request.raw.socket.destroyed) load.begin(request, { isStaffRead: isStaffRead(request) });
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
