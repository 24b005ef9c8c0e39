import type { PriceBook } from '../domain/price-book.js';
import type { Selection } from '../domain/selection.js';

/** Where prices come from. */
export abstract class PriceBooks {
  /** The whole book, from memory: no waiting, and there while the database is away. */
  abstract remembered(): PriceBook;

  /**
   * The pages that a selection needs, as the database holds them in the running transaction.
   *
   * @throws DomainError `unavailable` when the database is away
   */
  abstract stored(selection: Selection): Promise<PriceBook>;
}
