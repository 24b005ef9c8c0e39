import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * How long a client may go on sending a body after it was answered. With the API's time for headers, its time for an answer
 * and the pauses between two looks, the slowest client that sends no file is gone after 15 s.
 */
const ANSWERED_FOR_MS = 1_000;

/** The id that a request came with, from a proxy or the other server, or a new one. */
export function requestId({ headers }: { headers: IncomingMessage['headers'] }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * For `request` of a Node server. A body that nobody reads any more would keep its connection for as long as a file may
 * take.
 */
export function hangUpOnceAnswered(request: IncomingMessage, response: ServerResponse): void {
  // Afterwards the request no longer knows its socket.
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.complete || socket.destroy(), ANSWERED_FOR_MS).unref();
  });
}

/** Why a request is refused; `code` is stable, the English sentence is not. */
export interface RequestRefusal {
  status: number;
  code: string;
  detail: string;
}

export const REQUEST_TIMEOUT: RequestRefusal = {
  status: 408,
  code: 'request.timeout',
  detail: 'The request did not arrive in time.',
};
const BROKEN_REQUESTS: Readonly<Record<string, RequestRefusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'request.headers-too-large',
    detail: 'The headers are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: REQUEST_TIMEOUT,
};
const NOT_HTTP: RequestRefusal = {
  status: 400,
  code: 'request.malformed',
  detail: 'This is not a well-formed HTTP request.',
};

/** What Node's parser refuses: there is no request yet, only a socket. @param error of `clientError` */
export function brokenRequest({ code = '' }: NodeJS.ErrnoException): RequestRefusal {
  return BROKEN_REQUESTS[code] ?? NOT_HTTP;
}
