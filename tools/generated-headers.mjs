// Requests whose headers nobody would send, and how to send them: no HTTP library lets all of these through.
import { connect } from 'node:net';
import fc from 'fast-check';

/** @typedef {(readonly [name: string, value: string])[]} Headers */

/** Every name of a request's header that some server or proxy acts on, and some that none does. */
export const NAMES = `
  A-IM Accept Accept-CH Accept-Charset Accept-Datetime Accept-Encoding Accept-Features
  Accept-Language Accept-Patch Accept-Ranges Access-Control-Request-Headers
  Access-Control-Request-Method Access-Control-Request-Private-Network Age Allow Alt-Used
  Authentication-Info Authorization Cache-Control CDN-Loop Client-Cert Connection
  Content-Disposition Content-Encoding Content-Language Content-Location Content-MD5 Content-Range
  Content-Type Cookie Cookie2 Date Delta-Base Depth Destination Device-Memory Digest DNT Downlink
  DPoP DPR Early-Data ECT Expect Forwarded From Front-End-Https Getprofile HTTP2-Settings
  Idempotency-Key If If-Match If-Modified-Since If-None-Match If-Range If-Unmodified-Since
  Keep-Alive Last-Event-ID Link Location Lock-Token Max-Forwards MIME-Version Negotiate
  OData-Version Origin Overwrite P3P Ping-From Ping-To Pragma Prefer Priority Proxy-Authenticate
  Proxy-Authorization Proxy-Connection Purpose Range Referer Repeatability-Request-ID RTT Save-Data
  Sec-CH-UA Sec-Fetch-Dest Sec-Fetch-Mode Sec-Fetch-Site Sec-Fetch-User Sec-GPC Sec-Purpose
  Sec-WebSocket-Key Sec-WebSocket-Version Service-Worker Set-Cookie Slug SOAPAction Status
  Surrogate-Capability TE Timeout Tracestate Traceparent Trailer Translate Upgrade
  Upgrade-Insecure-Requests User-Agent Vary Via Want-Digest Warning WWW-Authenticate
  X-Correlation-ID X-Forwarded-For X-Forwarded-Host X-Forwarded-Port X-Forwarded-Prefix
  X-Forwarded-Proto X-HTTP-Method-Override X-Method-Override X-Original-URL X-Real-IP X-Request-ID
  X-Requested-With X-Rewrite-URL Accept- Constructor hasOwnProperty Prototype toString x __proto__
  !#$%& 0
`
  .trim()
  .split(/\s+/);

/** What the one or the other of them could mean, and what none could. */
export const VALUES = [
  ...[
    '',
    'x',
    '0',
    '-1',
    '1e9',
    '18446744073709551616',
    '*',
    '?',
    '""',
    '"',
    ',',
    ',,;=,',
    ';',
    '=',
    '()',
    '%',
    '%00',
  ],
  ...[
    'close',
    'keep-alive',
    'Keep-Alive, Upgrade',
    'upgrade, http2-settings',
    'close, close',
    'te, trailer, cookie',
  ],
  ...[
    'content-type, content-length, host, x-request-id',
    'websocket',
    'h2c',
    'HTTP/2.0, TLS/1.0',
    '100-continue',
  ],
  ...[
    '100-Continue, x',
    '200-ok',
    'trailers',
    'trailers, deflate;q=0.5',
    'chunked',
    'identity',
    'gzip',
    'br;q=0, *;q=0',
  ],
  ...[
    'timeout=5, max=1000',
    'max-age=0, no-cache',
    'only-if-cached',
    'text/plain',
    'text/plain; x',
    'text/plain; charset',
  ],
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/json;charset="',
    'multipart/form-data',
    '/',
    'a/',
  ],
  ...[
    'image/png',
    'bytes=0-1',
    'bytes=9-1',
    'bytes=-',
    'bytes=0-,0-,0-',
    'items=0-1',
    '"1"',
    'W/"1"',
    '"a", "b"',
    'W/',
  ],
  ...[
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Sun, 31 Feb 2026 99:99:99 GMT',
    'now',
    '1.2.3.4',
    '::1',
    'for="[::1]:80"',
  ],
  ...[
    'https://elsewhere.example',
    'null',
    'Basic eDp4',
    'Bearer x',
    'tiraz.sid=x',
    '=;=;',
    '__proto__=1',
    '\t',
    'a\tb',
  ],
  ...['\x80\xff', 'caf\xe9', '\xd8\xb3', 'DELETE', '/api/admin/me', 'ar-EG;q=1.5', `${'a'.repeat(200)}`],
  ...[`a=${'x'.repeat(4_000)}`, 'a=b; '.repeat(700), 'gzip, '.repeat(500), 'bytes=0-0,'.repeat(400)],
];

/** Where a request ends is told by these: request-shapes has them. */
const FRAMING = ['Content-Length', 'Host', 'Transfer-Encoding'];

/**
 * Each name with each value, alone.
 * @returns {Generator<Headers>}
 */
export function* everyHeader() {
  for (const name of NAMES) for (const value of VALUES) yield [[name, value]];
}

/**
 * Several at once, the same one twice among them.
 * @returns {fc.Arbitrary<Headers>}
 */
export function generatedHeaders() {
  const text = fc
    .string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
      maxLength: 60,
    })
    .map((value) => value.replaceAll('\x7f', ''));
  const value = fc.oneof(
    { arbitrary: fc.constantFrom(...VALUES), weight: 5 },
    { arbitrary: text, weight: 1 },
  );
  const header = fc.tuple(fc.constantFrom(...NAMES), value);
  return fc
    .tuple(fc.array(header, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 3 }))
    .map(([headers, twice]) => [...headers, ...headers.slice(0, twice)]);
}

/**
 * Sends a request to the letter, and hangs up on the head of its answer.
 * @param {string} url of the server
 * @param {{ method: string, path: string, headers: Headers, body?: string | undefined }} wanted
 * @param {number} [patienceMs]
 * @returns {Promise<{ status: number | undefined, head: string, ms: number }>} without a status when nothing came that
 *   is an answer
 */
export function askWith(url, { method, path, headers, body }, patienceMs = 10_000) {
  if (headers.some(([name]) => FRAMING.includes(name))) throw new Error('The framing is written here.');
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`]),
  ];
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`, 'latin1'),
    );
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (data) => {
      // Asked for with Expect.
      heard = (heard + data.toString('latin1')).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (heard.includes('\r\n\r\n')) socket.destroy();
    });
    socket
      .on('error', () => undefined)
      .on('close', () => {
        const status = /^HTTP\/1\.1 (\d{3}) /.exec(heard)?.[1];
        resolve({
          status: status === undefined ? undefined : Number(status),
          head: heard.split('\r\n\r\n', 1)[0] ?? '',
          ms: performance.now() - began,
        });
      });
  });
}
