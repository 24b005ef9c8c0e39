import { CUSTOMER_LINK_HEADERS } from '@tiraz/contracts/customer-link';
import type { FastifyInstance } from 'fastify';
import { limitsOf } from './route-limits.js';

/** Puts the headers of what a customer's link opens on all answers there, refusals too. */
export function protectLinks(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (!limitsOf(route).isOpenedByLink) return;
    route.onRequest = [route.onRequest ?? []].flat().concat((_request, reply, done) => {
      void reply.headers(CUSTOMER_LINK_HEADERS);
      done();
    });
  });
}
