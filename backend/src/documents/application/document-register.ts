import type { StoredDocument } from './documents.js';

/** Which documents there are; joins the running transaction. */
export abstract class DocumentRegister {
  abstract find(key: string): Promise<StoredDocument | undefined>;

  /** @returns the document under this key: the given one, or the one that was there before it */
  abstract add(document: StoredDocument): Promise<StoredDocument>;
}
