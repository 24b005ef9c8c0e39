import {
  selectionOf,
  type PricedConfiguration,
  type PricedSelection,
  type Selection,
} from '../../pricing/index.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { TodaysPrices } from '../application/neighbours.js';

/** What Pricing offers. */
interface Prices {
  priceAgain(selection: Selection): Promise<PricedSelection>;
}

export class CatalogueTodaysPrices extends TodaysPrices {
  constructor(private readonly prices: Prices) {
    super();
  }

  async priceAgain(configuration: PricedConfiguration): Promise<PricedConfiguration | undefined> {
    try {
      return (await this.prices.priceAgain(selectionOf(configuration))).configuration;
    } catch (error) {
      // Against a rule that is younger than the inquiry.
      if (error instanceof DomainError && error.kind === 'invalid') return undefined;
      throw error;
    }
  }
}
