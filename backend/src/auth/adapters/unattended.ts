import type { FastifyRequest } from 'fastify';

/** What a page sends with all that it asks for by itself, while nobody has touched it for a while. */
const UNATTENDED_HEADER = 'x-unattended';

/** For `@RouteConfig`: asking for it is no sign that anybody sits there. */
export const KEEPS_NO_SESSION_ALIVE = { keepsNoSessionAlive: true };

/** Whether a request leaves the time at which its session ends as it is. */
export function keepsNoSessionAlive({ headers, routeOptions }: FastifyRequest): boolean {
  const { keepsNoSessionAlive: isNever } = routeOptions.config as Partial<typeof KEEPS_NO_SESSION_ALIVE>;
  return isNever === true || headers[UNATTENDED_HEADER] !== undefined;
}
