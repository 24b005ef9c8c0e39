import { type SaidSizes, MINIMUM_ORDER_QUANTITY } from '@tiraz/contracts/selection';
import { type Fault, refuseFaults } from '../../shared/domain/domain-error.js';
import type { Size } from '../../shared/domain/size.js';
import { type PricedConfiguration, linesOf, priceOf, rangeOf, type Price } from './configuration.js';
import { chooseSizes, sizedPieces, sumFaults, surchargeOf } from './sizes.js';

/**
 * A configuration with other sizes: what they add is today's, every other price stays what it was.
 *
 * @param offered the sizes in which its product type is made today
 * @throws DomainError `invalid` with every fault of the sizes and the first one's code
 */
export function withSizes(
  { sizes: _, colorUse: __, ...before }: PricedConfiguration,
  { colorUse, sizes }: SaidSizes,
  offered: readonly Size[],
): PricedConfiguration {
  const { colors, quantity, quote } = before;
  const faults: Fault[] = sizes ? sumFaults(sizes, quantity) : [];
  const chosen = sizes && chooseSizes({ colors, colorUse, sizes }, offered, faults);
  refuseFaults(faults);

  const ofPieces = (pieces: number) => (chosen ? sizedPieces(chosen, pieces) : []);
  const again = (price: Price): Price => {
    const pieces = quote.production ? MINIMUM_ORDER_QUANTITY : quantity;
    const amounts = Object.fromEntries(price.lines.map(({ kind, amount }) => [kind, amount]));
    const lines = linesOf({ ...amounts, sizes: surchargeOf(ofPieces(pieces)) });
    return priceOf(lines, pieces, price.breaks);
  };
  const { isSample, sampleCost, production, range: ___, ...price } = quote;
  const ordered = again(production ?? price);
  return {
    ...before,
    ...(colorUse && colors.length > 1 && { colorUse }),
    ...(sizes && {
      sizes: {
        mode: sizes.mode,
        ...(sizes.mode === 'ratio' && sizes.ratio && { ratio: sizes.ratio }),
        cells: ofPieces(quantity),
      },
    }),
    quote: {
      ...(production ? { ...price, production: ordered } : ordered),
      isSample,
      sampleCost,
      range: rangeOf(ordered),
    },
  };
}
