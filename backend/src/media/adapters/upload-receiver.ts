import type { Readable } from 'node:stream';

/** A signed permission to PUT one file, as it stands in the query of an upload URL. */
export interface UploadPermission {
  /** Milliseconds since 1970. */
  expires: string;
  /** HMAC-SHA256 over the key and `expires`, in hexadecimal. */
  signature: string;
}

/** A store whose upload URLs lead to this server. */
export abstract class UploadReceiver {
  /**
   * Stores what comes through an upload URL, in place of what may have come before.
   *
   * @param file read to its end even when it is refused: a sender hears no answer before that
   * @throws DomainError `upload.refused`, `upload.interrupted`, `picture.too-large` or `store.unavailable`
   */
  abstract receive(
    key: string,
    permission: UploadPermission,
    file: Readable,
    mostBytes: number,
  ): Promise<void>;
}
