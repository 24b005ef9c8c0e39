/** The files of the documents, each under the digest of what is in it. Both throw DomainError `store.unavailable`. */
export abstract class DocumentFiles {
  /** @returns the SHA-256 of the file, in hexadecimal */
  abstract write(file: Uint8Array): Promise<string>;

  /** @returns undefined when there is none, or another one than was written */
  abstract read(sha256: string): Promise<Uint8Array | undefined>;
}
