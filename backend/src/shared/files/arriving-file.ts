import { Readable } from 'node:stream';
import { DomainError } from '../domain/domain-error.js';

/** Whoever falls silent on the way is told so and hung up on as with every other request: see guardConnections. */
export async function* asArrived(file: Readable): AsyncIterable<Uint8Array> {
  try {
    yield* file as AsyncIterable<Uint8Array>;
  } catch {
    throw new DomainError('malformed', 'upload.interrupted', 'The file did not arrive whole.');
  }
}

/**
 * The body of a request to a route that takes a file, read to its end even when it is too large: a sender hears no answer
 * before that.
 *
 * @throws DomainError `upload.interrupted`, or what `tooLarge` makes
 */
export async function wholeFile(
  body: unknown,
  mostBytes: number,
  tooLarge: () => DomainError,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of asArrived(body instanceof Readable ? body : Readable.from([]))) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > mostBytes) throw tooLarge();
  return Buffer.concat(chunks);
}
