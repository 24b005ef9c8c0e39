import type { PricedKind, PricePreview, Prices } from '../domain/previewed-prices.js';

export abstract class PricePreviews {
  /**
   * What other prices of an item would do to an order, from memory.
   *
   * @param id undefined for an item that is not stored yet
   * @throws DomainError `catalogue.unknown-item`, and what `previewPrice` refuses
   */
  abstract preview(kind: PricedKind, id: string | undefined, prices: Prices): PricePreview;
}
