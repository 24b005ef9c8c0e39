import type { PriceBook } from '../domain/price-book.js';

/** Where prices come from; the catalogue fits as it is. */
export abstract class PriceBooks {
  /** The whole book, from memory: no waiting, and there while the database is away. */
  abstract readonly snapshot: PriceBook;

  /**
   * The items with these ids as the database holds them in the running transaction, archived ones too.
   *
   * @throws DomainError `unavailable` when the database is away
   */
  abstract readItems(ids: readonly string[]): Promise<PriceBook>;
}
