import { Readable } from 'node:stream';
import { DomainError } from '../../shared/domain/domain-error.js';

/** A signed permission to PUT one file, as it stands in the query of an upload URL. */
export interface UploadPermission {
  /** Milliseconds since 1970. */
  expires: string;
  /** HMAC-SHA256 over the key and `expires`, in hexadecimal. */
  signature: string;
}

export interface UploadLimit {
  mostBytes: number;
  tooLarge(): DomainError;
}

/** A store whose upload URLs lead to this server. */
export abstract class UploadReceiver {
  /**
   * Stores what comes through an upload URL, in place of what may have come before.
   *
   * @param file read to its end even when it is refused: a sender hears no answer before that
   * @throws DomainError `upload.refused`, `upload.interrupted`, the limit's own or `store.unavailable`
   */
  abstract receive(
    key: string,
    permission: UploadPermission,
    file: Readable,
    limit: UploadLimit,
  ): Promise<void>;
}

const KEY = /^[a-z]+\/[\da-f-]{36}$/;

/**
 * Stores the body of a request to an upload URL.
 *
 * @param given as it stands in the query, whatever that is
 * @throws DomainError as `receive` does
 */
export async function receiveFile(
  store: UploadReceiver,
  key: string,
  { expires, signature }: Record<keyof UploadPermission, unknown>,
  body: unknown,
  limit: UploadLimit,
): Promise<void> {
  const file = body instanceof Readable ? body : Readable.from([]);
  if (!KEY.test(key) || typeof expires !== 'string' || typeof signature !== 'string') {
    file.resume();
    throw refusedUpload();
  }
  await store.receive(key, { expires, signature }, file, limit);
}

export function refusedUpload(): DomainError {
  return new DomainError('forbidden', 'upload.refused', 'The upload URL is not valid, or not any more.');
}
