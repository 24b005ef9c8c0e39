import { Pricing, type PriceBooks } from './application/pricing.js';
import type { PricedConfiguration, Selection } from './domain/configuration.js';

/** For tests of others: what is stored of a selection. */
export async function configurationOf(books: PriceBooks, selection: Selection): Promise<PricedConfiguration> {
  return (await new Pricing(books).priceAgain(selection)).configuration;
}
