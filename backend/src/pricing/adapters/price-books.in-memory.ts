import type { PriceBooks } from '../application/pricing.js';
import type { BookItem, PriceBook } from '../domain/price-book.js';

/** The fake that behaves: one book, and readItems gives only the pages that were asked for. */
export class InMemoryPriceBooks implements PriceBooks {
  constructor(readonly snapshot: PriceBook) {}

  get offered(): PriceBook {
    const active = <Item extends BookItem>(items: ReadonlyMap<string, Item>) =>
      new Map([...items].filter(([, { isActive }]) => isActive));
    const { productTypes, fabrics, fits, finishingQualities, printTypes, colors } = this.snapshot;
    return {
      productTypes: active(productTypes),
      fabrics: active(fabrics),
      fits: active(fits),
      finishingQualities: active(finishingQualities),
      printTypes: active(printTypes),
      colors: active(colors),
    };
  }

  async readItems(ids: readonly string[]): Promise<PriceBook> {
    const wanted = <Item extends BookItem>(items: ReadonlyMap<string, Item>) =>
      new Map([...items].filter(([id]) => ids.includes(id)));
    return {
      productTypes: wanted(this.snapshot.productTypes),
      fabrics: wanted(this.snapshot.fabrics),
      fits: wanted(this.snapshot.fits),
      finishingQualities: wanted(this.snapshot.finishingQualities),
      printTypes: wanted(this.snapshot.printTypes),
      colors: wanted(this.snapshot.colors),
    };
  }
}
