/** As much of Node's IncomingMessage as is looked at. */
interface ReceivedRequest {
  method?: string | undefined;
  url?: string | undefined;
  httpVersionMinor: number;
  rawHeaders: readonly string[];
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A name or an IPv4 address, or an IPv6 address in brackets; with a port or without. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * What Node's parser lets through although two servers in a row may take it for different requests (RFC 9112, 3.2, 3.2.2
 * and 6.1): no or several hosts, a target that names a host of its own, chunks in a protocol that knows none.
 *
 * @returns what is wrong with it, for a person
 */
export function faultOfShape(request: ReceivedRequest): string | undefined {
  const { method, url = '', httpVersionMinor, rawHeaders, headers } = request;
  if (!(url.startsWith('/') || (url === '*' && method === 'OPTIONS')) || url.includes('#')) {
    return 'The target of a request here is a path.';
  }
  if (headers.host !== undefined && !(typeof headers.host === 'string' && HOST.test(headers.host))) {
    return 'The header Host names no host.';
  }
  if (countOf('host', rawHeaders) > 1) return 'The header Host stands there more than once.';
  if (httpVersionMinor === 0 && headers['transfer-encoding'] !== undefined) {
    return 'HTTP/1.0 knows no Transfer-Encoding.';
  }
  return undefined;
}

/** Of the names and values in turn, how many names are this one. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index];
    if (given?.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count;
}
