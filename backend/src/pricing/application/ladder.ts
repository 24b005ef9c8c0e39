import { MAXIMUM_QUANTITY, MINIMUM_ORDER_QUANTITY } from '@tiraz/contracts/selection';
import { Money } from '../../shared/domain/money.js';
import type { AppliedBreak } from '../domain/configuration.js';
import { hintedQuote } from '../domain/fitting.js';
import type { Choice, PriceBook } from '../domain/price-book.js';
import { everyBreak } from '../domain/quantity-breaks.js';
import { setUpColors } from '../domain/underbase.js';
import { pricedPiecesOf } from '../domain/selection.js';
import type { Ladder, LadderBreak, LadderStep } from './quotes.js';

/**
 * @param quantities within the rules; each quantity at which a price breaks has a step as well
 * @param offered what is chosen from in place of what does not go together
 */
export function ladder(choice: Choice, quantities: readonly number[], offered: () => PriceBook): Ladder {
  const breaks = breaksOf(choice);
  const broken = breaks
    .map(({ from }) => from)
    .filter((from) => from >= MINIMUM_ORDER_QUANTITY && from <= MAXIMUM_QUANTITY);
  const printSetup = choice.prints.reduce(
    (sum, print) => sum.plus(print.printType.setupCost.times(setUpColors(print, choice.colors))),
    Money.ZERO,
  );
  const steps = [...new Set([...quantities, ...broken])]
    .sort((one, other) => one - other)
    .map((quantity): LadderStep => {
      const pieces = pricedPiecesOf({ lines: [{ pieces: quantity }] });
      const price = hintedQuote(choice, pieces, offered);
      // A sample's price holds everything.
      return { quantity, price, setupPerItem: price.isSample ? Money.ZERO : printSetup.dividedBy(quantity) };
    });
  return { steps, printSetup, breaks };
}

function breaksOf({ productType, prints }: Choice): LadderBreak[] {
  const things = [
    everyBreak('base', productType, productType.basePrice).map((each) => named(each, productType)),
    ...prints.map(({ printType }) =>
      everyBreak('print', printType, printType.perItemCost).map((each) => named(each, printType)),
    ),
  ];
  return things.flat();
}

function named(each: AppliedBreak, { name, nameAr }: { name: string; nameAr: string }): LadderBreak {
  return { ...each, name, nameAr };
}
