import { DomainError } from '../../shared/domain/domain-error.js';
import { selectionOf, type PricedConfiguration, type Price } from '../domain/configuration.js';
import type { BookItem, PriceBook } from '../domain/price-book.js';
import { productionPrice } from '../domain/quote.js';
import { choose, pricedPiecesOf } from '../domain/selection.js';

/** Other prices of an item, by the names of its fields. */
export interface OtherPrices {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

/** What was priced once, at the prices of this moment and at others. */
export interface ComparedPrice {
  /** Those that are priced: of a sample the smallest order. */
  pieces: number;
  now: Price;
  after: Price;
}

export class ComparePrices {
  constructor(private readonly catalogue: { readonly snapshot: PriceBook }) {}

  /** @returns for each configuration undefined where something of it has no price any more */
  compare(
    configurations: readonly PricedConfiguration[],
    others: readonly OtherPrices[],
  ): (ComparedPrice | undefined)[] {
    const { snapshot } = this.catalogue;
    const changed = withPrices(snapshot, new Map(others.map(({ id, fields }) => [id, fields])));
    return configurations.map((configuration) => {
      const now = priceIn(snapshot, configuration);
      const after = priceIn(changed, configuration);
      return now && after && { pieces: now.pieces, now: now.price, after: after.price };
    });
  }
}

function withPrices(book: PriceBook, others: ReadonlyMap<string, object>): PriceBook {
  const changed = <Item extends BookItem>(items: ReadonlyMap<string, Item>) =>
    new Map([...items].map(([id, item]) => [id, { ...item, ...others.get(id) }]));
  const { productTypes, fabrics, fits, finishingQualities, printTypes, colors } = book;
  return {
    productTypes: changed(productTypes),
    fabrics: changed(fabrics),
    fits: changed(fits),
    finishingQualities: changed(finishingQualities),
    printTypes: changed(printTypes),
    colors,
  };
}

function priceIn(book: PriceBook, configuration: PricedConfiguration) {
  try {
    const selection = selectionOf(configuration);
    const pieces = pricedPiecesOf(selection).orderPieces;
    return { pieces, price: productionPrice(choose(selection, book, 'accepted'), pieces) };
  } catch (error) {
    // Archived since, or against a rule that is younger than the inquiry.
    if (error instanceof DomainError && error.kind === 'invalid') return undefined;
    throw error;
  }
}
