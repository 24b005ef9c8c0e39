import type { PriceBooks } from '../application/pricing.js';
import type { BookItem, PriceBook } from '../domain/selection.js';

/** The fake that behaves: one book, and readItems gives only the pages that were asked for. */
export class InMemoryPriceBooks implements PriceBooks {
  constructor(readonly snapshot: PriceBook) {}

  get offered(): PriceBook {
    return this.select(({ isActive }) => isActive);
  }

  async readItems(ids: readonly string[]): Promise<PriceBook> {
    return this.select(({ id }) => ids.includes(id));
  }

  private select(isWanted: (item: BookItem) => boolean): PriceBook {
    const wanted = <Item extends BookItem>(items: ReadonlyMap<string, Item>) =>
      new Map([...items].filter(([, item]) => isWanted(item)));
    return {
      productTypes: wanted(this.snapshot.productTypes),
      fabrics: wanted(this.snapshot.fabrics),
      fits: wanted(this.snapshot.fits),
      finishingQualities: wanted(this.snapshot.finishingQualities),
      printTypes: wanted(this.snapshot.printTypes),
    };
  }
}
