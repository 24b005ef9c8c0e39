/** For every request whose route says nothing else. */
export const ANSWERED_WITHIN_MS = 7_000;
/** As long as 5 MB need at 0.7 Mbit/s. */
const FILE_WITHIN_MS = 60_000;

/** For `@RouteConfig`: the handler gets the body as a stream, and it alone limits its size. */
export const TAKES_A_FILE = { takesFile: true, answeredWithinMs: FILE_WITHIN_MS };
/** For `@RouteConfig`: the handler does something with a file that is long work even for a machine. */
export const WORKS_ON_A_FILE = { answeredWithinMs: FILE_WITHIN_MS };
/**
 * For `@RouteConfig`: the answer is a stream, which may take as long as its client needs to read it. A client that has
 * not read it by then is gone.
 */
export const STREAMS_ITS_ANSWER = { streamsItsAnswer: true, answeredWithinMs: 60 * 60 * 1000 };
/** For `@RouteConfig`: what one client may do so often a minute (`INQUIRIES_PER_MINUTE`). */
export const BOUNDED_PER_CLIENT = { boundPerClient: 'submissions' };
/** For `@RouteConfig`: as above, of what a client uploads. */
export const UPLOADS_PER_CLIENT = { boundPerClient: 'designs' };
/**
 * For `@RouteConfig`: a route that a customer's secret link opens. One client may ask `INQUIRIES_PER_MINUTE` times a minute,
 * counted apart from inquiries. The answer is not cached and not indexed, and tells no other site its address.
 */
export const OPENED_BY_LINK = { boundPerClient: 'links', isOpenedByLink: true };

/** For `@RouteConfig`: as above, of the pictures on such a page, which are many. */
export const PICTURED_BY_LINK = { boundPerClient: 'pictures of links', isOpenedByLink: true };

/** For `@RouteConfig`: asking for it is no sign that anybody sits there. */
export const KEEPS_NO_SESSION_ALIVE = { keepsNoSessionAlive: true };

type LimitsOfRoute = Partial<
  typeof TAKES_A_FILE &
    typeof STREAMS_ITS_ANSWER &
    typeof BOUNDED_PER_CLIENT &
    typeof OPENED_BY_LINK &
    typeof KEEPS_NO_SESSION_ALIVE
>;

/** @param config of a route, whatever `@RouteConfig` put there */
export function limitsOf({ config }: { config?: unknown }): LimitsOfRoute {
  return config ?? {};
}
