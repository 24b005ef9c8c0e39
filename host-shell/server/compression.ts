import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What is made anew for each visit cannot take its time: this costs about a millisecond for a page. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What is made once and sent often can. */
const BROTLI_AT_REST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export type Coding = 'br' | 'gzip';

interface Packed {
  body: Buffer | string;
  headers: { 'content-encoding'?: Coding };
}

/** Packs a text as the visitor's browser takes it. */
export async function packed(text: string, acceptEncoding = ''): Promise<Packed> {
  const coding = chosenCoding(acceptEncoding);
  if (coding === 'br') return { body: await toBrotli(text, BROTLI), headers: { 'content-encoding': coding } };
  if (coding === 'gzip') return { body: await toGzip(text), headers: { 'content-encoding': coding } };
  return { body: text, headers: {} };
}

/** Packs a text that is sent again and again. */
export function packAtRest(text: string, coding: Coding): Promise<Buffer> {
  return coding === 'br'
    ? toBrotli(text, BROTLI_AT_REST)
    : toGzip(text, { level: constants.Z_BEST_COMPRESSION });
}

/** Less would not be worth it: it fits into one packet. */
const WORTH_PACKING_BYTES = 1_024;
const PACKED_TYPES = /^(application\/json|text\/csv)\b/;

/**
 * Sends on what the API answered, packed as the client takes it. A packed answer is another representation: its
 * entity tag tells so (RFC 9110 §8.8.3.3), and `withoutCodings` makes it the API's own again.
 */
export function sendPacked(stream: Readable, acceptEncoding = '', reply: FastifyReply): void {
  const length = Number(reply.getHeader('content-length') ?? Infinity);
  const isPackable =
    reply.statusCode === 200 &&
    PACKED_TYPES.test(String(reply.getHeader('content-type'))) &&
    !reply.hasHeader('content-encoding');
  if (isPackable) reply.header('vary', 'accept-encoding');
  const accepted = chosenCoding(acceptEncoding);
  const etag = reply.getHeader('etag');
  const packedTag = accepted && typeof etag === 'string' ? etag.replace(/"$/, `-${accepted}"`) : undefined;
  // Not changed is what the client has: a cache would name it by the tag of this answer from now on.
  const isKnownPacked =
    reply.statusCode === 304 && packedTag && reply.request.headers['if-none-match']?.includes(packedTag);
  if (isKnownPacked) reply.headers({ etag: packedTag, vary: 'accept-encoding' });
  const coding = isPackable && length >= WORTH_PACKING_BYTES ? accepted : undefined;
  if (!coding) return void reply.send(stream);

  if (packedTag) reply.header('etag', packedTag);
  const packing = coding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
  // An answer that breaks off destroys both, and with them the connection to the client.
  pipeline(stream, packing, () => undefined);
  void reply.removeHeader('content-length').header('content-encoding', coding).send(packing);
}

/** The conditions of a request, in the API's own entity tags. */
export function withoutCodings(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = { ...headers };
  for (const condition of ['if-match', 'if-none-match'] as const) {
    if (own[condition]) own[condition] = own[condition].replace(/-(br|gzip)"/g, '"');
  }
  return own;
}

export function chosenCoding(acceptEncoding: string): Coding | undefined {
  const accepted = acceptEncoding.split(',').map((coding) => coding.trim().replace(/;q=(?!0(\.0*)?$).*/, ''));
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding));
}
