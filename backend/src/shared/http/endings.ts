import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** @param isGivenUp whether its connection was gone before all of the answer was sent */
type Ended = (request: FastifyRequest, reply: FastifyReply, isGivenUp: boolean) => void;

/**
 * Calls `ended` once for every request, however it ends: with its answer, or with its connection. Fastify's `onResponse`
 * tells of the former alone. The connection is asked and not the response: of several requests that were sent on one
 * without waiting, only the first has a response that hears of its end.
 */
export function onEnd(server: FastifyInstance, ended: Ended): void {
  const underWay = new WeakMap<Socket, Map<FastifyRequest, FastifyReply>>();
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    let here = underWay.get(socket);
    if (!here) {
      const those = (here = new Map());
      underWay.set(socket, those);
      socket.once('close', () => {
        for (const [given, up] of those) ended(given, up, true);
        those.clear();
      });
    }
    here.set(request, reply);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (underWay.get(request.raw.socket)?.delete(request)) ended(request, reply, false);
    done();
  });
}
