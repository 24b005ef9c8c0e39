import type { PricedConfiguration } from '../domain/configuration.js';
import type { Price } from '../domain/price-lines.js';
import { breakdownOf, type QuoteBreakdown } from './breakdown.js';

type PriceDto = Omit<Price, 'lines'> & { breakdown: QuoteBreakdown };

/** A priced configuration as it is answered; amounts turn into decimal strings when it is written as JSON. */
export interface PricedConfigurationDto {
  selection: Omit<PricedConfiguration, 'schemaVersion' | 'lines' | 'quote'>;
  quote: PriceDto &
    Pick<PricedConfiguration['quote'], 'isSample' | 'sampleCost' | 'range'> & { production?: PriceDto };
}

export function toPricedConfigurationDto(configuration: PricedConfiguration): PricedConfigurationDto {
  const { schemaVersion: _, lines: __, quote, ...selection } = configuration;
  const { isSample, sampleCost, range, production } = quote;
  return {
    selection,
    quote: {
      isSample,
      ...toPriceDto(quote),
      sampleCost,
      range,
      ...(production && { production: toPriceDto(production) }),
    },
  };
}

function toPriceDto({ totalCost, pricePerItem, lines }: Price): PriceDto {
  return { totalCost, pricePerItem, breakdown: breakdownOf(lines) };
}
