import { DomainError } from '../../shared/domain/domain-error.js';
import type { BookItem, PriceBook } from '../domain/price-book.js';
import { previewPrice } from '../domain/price-preview.js';
import type { PricedKind, PricePreview, Prices } from '../domain/previewed-prices.js';
import { PricePreviews } from './price-previews.js';

/** What there is, from memory; the catalogue fits as it is. */
interface OfferedPrices {
  readonly snapshot: PriceBook;
  /** What of it visitors can choose, first things first. */
  readonly offered: PriceBook;
}

export class PreviewPrices extends PricePreviews {
  constructor(private readonly catalogue: OfferedPrices) {
    super();
  }

  preview(kind: PricedKind, id: string | undefined, prices: Prices): PricePreview {
    const { snapshot, offered } = this.catalogue;
    const item = id === undefined ? undefined : listOf(snapshot, kind).get(id);
    if (id !== undefined && !item) {
      throw new DomainError('missing', 'catalogue.unknown-item', 'There is no such item in the catalogue.');
    }
    return previewPrice(offered, kind, item, prices);
  }
}

function listOf(book: PriceBook, kind: PricedKind): ReadonlyMap<string, BookItem> {
  const { productTypes, fabrics, fits, finishingQualities, printTypes } = book;
  return {
    productType: productTypes,
    fabric: fabrics,
    fit: fits,
    finishingQuality: finishingQualities,
    printType: printTypes,
  }[kind];
}
