/** Where files lie by key. Keys are of `[a-z0-9/.-]`; what is written under a key replaces what was there. */
export abstract class ObjectStore {
  /** Where one file may be PUT by whoever has the URL, until it expires. The store need not limit its size. */
  abstract uploadUrl(upload: UploadRequest): Promise<string>;

  /**
   * @param mostBytes reading stops there
   * @throws DomainError `store.unavailable`, or `store.full` where that is why, as every method does
   */
  abstract read(key: string, mostBytes: number): Promise<Uint8Array | 'missing' | 'too-large'>;

  /** In bytes. */
  abstract size(key: string): Promise<number | 'missing'>;

  /** The file piece by piece, for what is too large to be held. Whoever stops reading closes it. */
  abstract open(key: string): Promise<AsyncIterable<Uint8Array> | 'missing'>;

  /** @returns false when there is no file to copy */
  abstract copy(from: string, to: string): Promise<boolean>;

  abstract write(key: string, file: Uint8Array, mediaType: string): Promise<void>;

  /** Keys without a file do no harm; one that cannot be removed is a failure. */
  abstract remove(keys: readonly string[]): Promise<void>;

  /** Every file whose key begins with `prefix`. */
  abstract list(prefix: string): Promise<StoredObject[]>;

  /** Rejects unless the store can be used now; makes it usable where it can. */
  abstract check(): Promise<void>;
}

export interface UploadRequest {
  key: string;
  expiresAt: Date;
  /** Under which the caller reached this server: for a store without an address of its own. */
  origin: string;
}

export interface StoredObject {
  key: string;
  storedAt: Date;
}
