import { choose, type Choice } from '../domain/price-book.js';
import { quote, type Quote } from '../domain/quote.js';
import { idsOf, type Selection } from '../domain/selection.js';
import type { PriceBooks } from './price-books.js';

/** A price with what it was made from. */
export interface PricedSelection {
  choice: Choice;
  quote: Quote;
}

export class Pricing {
  constructor(private readonly priceBooks: PriceBooks) {}

  /** @throws DomainError `invalid` for a selection that breaks a rule, or holds something that is not offered */
  quote(selection: Selection): Quote {
    return quote(choose(selection, this.priceBooks.snapshot, 'refused'), selection.quantity);
  }

  /**
   * The price that an inquiry is stored with: read from the database in the running transaction. What was switched
   * off since the visitor's page loaded is accepted and flagged.
   *
   * @throws DomainError `invalid` for a selection that breaks a rule, or holds an id that never existed
   */
  async priceAgain(selection: Selection): Promise<PricedSelection> {
    const choice = choose(selection, await this.priceBooks.readItems(idsOf(selection)), 'accepted');
    return { choice, quote: quote(choice, selection.quantity) };
  }
}
