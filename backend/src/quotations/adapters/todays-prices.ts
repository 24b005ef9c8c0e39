import {
  saidSizesOf,
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
    const { productType, fabric, fit, finishingQuality, lines, colors, prints } = configuration;
    const selection: Selection = {
      productTypeId: productType.id,
      fabricId: fabric.id,
      fitId: fit.id,
      finishingQualityId: finishingQuality.id,
      lines,
      colors,
      printOptions: prints.map(({ id: printTypeId, colors: inks }) => ({ printTypeId, colors: inks })),
      ...saidSizesOf(configuration),
    };
    try {
      return (await this.prices.priceAgain(selection)).configuration;
    } catch (error) {
      // Against a rule that is younger than the inquiry.
      if (error instanceof DomainError && error.kind === 'invalid') return undefined;
      throw error;
    }
  }
}
