import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain/domain-error.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none`: a person's own doing, such as a bookmark. */
const OWN_SITE = new Set(['same-origin', 'none']);

/**
 * Refuses a request that would change something and that another site had a browser send. A browser tells where a
 * request comes from; one that tells nothing is no browser's (ASVS 5, 3.5.1). Own are the site's public origin and the
 * one that the request was sent to, as the proxy before us saw it.
 *
 * @throws DomainError `request.foreign-origin`
 */
export function refuseForeignOrigin(
  { method, headers, protocol, host }: Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'host'>,
  publicUrl: string,
): void {
  if (READING.has(method)) return;
  const { origin, 'sec-fetch-site': site } = headers;
  const isOwnOrigin = origin === undefined || origin === publicUrl || origin === `${protocol}://${host}`;
  const isOwnSite = site === undefined || (typeof site === 'string' && OWN_SITE.has(site));
  if (isOwnOrigin && isOwnSite) return;
  throw new DomainError('forbidden', 'request.foreign-origin', 'The request comes from another site.');
}
