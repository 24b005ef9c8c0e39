import { PriceBooks } from '../application/price-books.js';
import type { PriceBook } from '../domain/price-book.js';

/** The fake that behaves: what is remembered is what is stored. */
export class InMemoryPriceBooks extends PriceBooks {
  constructor(private readonly book: PriceBook) {
    super();
  }

  remembered(): PriceBook {
    return this.book;
  }

  async stored(): Promise<PriceBook> {
    return this.book;
  }
}
