import type { Kind } from '../domain/kinds.js';

/** A list as it goes over the wire, made once per change of the catalogue. */
export interface PublicList {
  body: Buffer;
  /** Strong: equal tags mean equal bytes, in every process. */
  etag: string;
}

/** What visitors can choose. */
export abstract class PublicLists {
  /** @throws DomainError `catalogue.not-loaded` */
  abstract list(kind: Kind): PublicList;
}
