import type { FittingPart, Unsuited } from '@tiraz/contracts/selection';
import type { Better, Hint, HintedQuote } from './configuration.js';
import type { BookItem, Choice, Fabric, Fit, PriceBook, PrintType } from './price-book.js';
import { productionPrice, quote, type PricedPieces } from './quote.js';

/** What decides whether things go together. */
type Fitted = Pick<Choice, 'productType' | 'fabric' | 'fit' | 'prints'>;

/** Everything chosen that does not go together, in the order in which it is chosen. */
export function unsuitedIn({
  productType,
  fabric,
  fit,
  prints,
}: Fitted): (Unsuited & Pick<Hint, 'isRefused'>)[] {
  const found = (
    part: FittingPart,
    { id, isUnsuitedRefused = false }: Fabric | Fit | PrintType,
    to: BookItem,
  ) => ({
    part,
    id,
    unsuitedTo: to.id,
    isRefused: isUnsuitedRefused,
  });
  return [
    ...(isMadeAs(fabric, productType) ? [] : [found('fabric', fabric, productType)]),
    ...(isMadeAs(fit, productType) ? [] : [found('fit', fit, productType)]),
    ...prints.flatMap(({ printType }) =>
      isPrintedOn(printType, fabric) ? [] : [found('print', printType, fabric)],
    ),
  ];
}

/**
 * What a choice costs, with a hint for each thing that does not go together.
 *
 * @param offered what visitors can choose, first things first; asked for only where something does not go together
 */
export function hintedQuote(choice: Choice, pieces: PricedPieces, offered: () => PriceBook): HintedQuote {
  const hints = unsuitedIn(choice).map((each): Hint => {
    const better = nearest(choice, replacements(each, choice, offered()), pieces.orderPieces);
    return better ? { ...each, better } : each;
  });
  return { ...quote(choice, pieces), ...(hints.length > 0 && { hints }) };
}

/** The choice with each thing in place of the unsuited one that goes with all the others. */
function replacements(unsuited: Unsuited, choice: Choice, offered: PriceBook): Replaced[] {
  const { productType, prints } = choice;
  if (unsuited.part === 'fabric')
    return [...offered.fabrics.values()]
      .filter(
        (fabric) =>
          isMadeAs(fabric, productType) && prints.every(({ printType }) => isPrintedOn(printType, fabric)),
      )
      .map((fabric) => ({ id: fabric.id, choice: { ...choice, fabric } }));
  if (unsuited.part === 'fit')
    return [...offered.fits.values()]
      .filter((fit) => isMadeAs(fit, productType))
      .map((fit) => ({ id: fit.id, choice: { ...choice, fit } }));
  const isChosen = ({ id }: PrintType) => prints.some(({ printType }) => printType.id === id);
  const inPlaceWith = (replacement: PrintType) =>
    prints.map((print) =>
      print.printType.id === unsuited.id ? { ...print, printType: replacement } : print,
    );
  return [...offered.printTypes.values()]
    .filter((print) => isPrintedOn(print, choice.fabric) && !isChosen(print))
    .map((print) => ({ id: print.id, choice: { ...choice, prints: inPlaceWith(print) } }));
}

interface Replaced {
  id: string;
  choice: Choice;
}

/** Of equally near ones the first. */
function nearest(choice: Choice, replaced: readonly Replaced[], pieces: number): Better | undefined {
  const now = productionPrice(choice, pieces).pricePerItem.piastres;
  let best: (Better & { distance: bigint }) | undefined;
  for (const { id, choice: other } of replaced) {
    const { pricePerItem } = productionPrice(other, pieces);
    const difference = pricePerItem.piastres - now;
    const distance = difference < 0n ? -difference : difference;
    if (!best || distance < best.distance) best = { id, pricePerItem, distance };
  }
  return best && { id: best.id, pricePerItem: best.pricePerItem };
}

function isMadeAs({ unsuitedProductTypes = [] }: Fabric | Fit, { id }: BookItem): boolean {
  return !unsuitedProductTypes.includes(id);
}

function isPrintedOn({ unsuitedFabrics = [] }: PrintType, { id }: BookItem): boolean {
  return !unsuitedFabrics.includes(id);
}
