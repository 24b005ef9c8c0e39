import type { FastifyReply } from 'fastify';

/** What is under such an address never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** For the browser that asked, which asks again each time. */
export const FOR_ONE = 'private, no-cache';

/** What a CDN may do with an answer that is the same for everybody. Times are in seconds. */
const SHARED = {
  /** Belongs to one release: none is shown beside what came after it. */
  file: { atMost: Infinity, whileAsking: 0 },
  /** Names the files of its release, which stay; the next visitor sees what was fetched behind this one. */
  page: { atMost: Infinity, whileAsking: 600 },
  /** Has prices in it, which change at once; a page that begins with lists has theirs. */
  list: { atMost: 10, whileAsking: 10 },
} as const;

/** How long the last answer is good enough while none is to be had. */
const WHILE_FAILING_S = 86_400;

/**
 * The headers by which a CDN stores an answer, and browsers ask again each time. `CDN-Cache-Control` (RFC 9213) is
 * read by the CDN alone; `s-maxage` is for those that do not know it. Only the first may name what is stale (RFC 5861):
 * browsers would show it as well.
 *
 * @param cdnSeconds how long it is fresh there; 0 where there is no CDN
 */
export function sharedAs(kind: keyof typeof SHARED, cdnSeconds: number): Record<string, string> {
  if (cdnSeconds === 0) return { 'cache-control': 'no-cache' };
  const { atMost, whileAsking } = SHARED[kind];
  const fresh = Math.min(cdnSeconds, atMost);
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}, must-revalidate`,
    'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${whileAsking}, stale-if-error=${WHILE_FAILING_S}`,
  };
}

const WHOLE_PARTIAL_SAME = new Set([200, 206, 304]);

/**
 * The last word on every answer: nobody stores what nobody allowed to be stored, what failed, and what gives a cookie.
 * A cache may store an answer without `Cache-Control` as long as it likes (RFC 9111 §4.2.2), a 404 among them.
 */
export function keepFromCaches(reply: FastifyReply): void {
  const said = String(reply.getHeader('cache-control') ?? '');
  const isPublic = said.startsWith('public');
  const mayBe = WHOLE_PARTIAL_SAME.has(reply.statusCode) && !reply.hasHeader('set-cookie');
  if (said !== '' && (mayBe || !isPublic)) return;
  void reply.header('cache-control', 'no-store').removeHeader('cdn-cache-control');
}
