import { colourItemIdOf } from '@tiraz/contracts/colours';
import {
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_PRINT_OPTIONS,
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
  SAMPLE_QUANTITY,
} from '@tiraz/contracts/selection';
import { type Fault, refuseFaults } from '../../shared/domain/domain-error.js';
import { piecesOf, type Selection } from './configuration.js';
import type { BookItem, Choice, PriceBook } from './price-book.js';
import { chooseSizes, sumFaults } from './sizes.js';

/** The ids of everything in the catalogue that the selection names. */
export function idsOf({
  productTypeId,
  fabricId,
  fitId,
  finishingQualityId,
  colors,
  printOptions,
}: Selection): string[] {
  return [
    productTypeId,
    fabricId,
    fitId,
    finishingQualityId,
    ...printOptions.map(({ printTypeId }) => printTypeId),
    ...colors.flatMap((id) => colourItemIdOf(id) ?? []),
  ];
}

/** How many pieces of a selection within the rules are priced: one is a sample, beside the smallest order. */
export function pricedPiecesOf(selection: Pick<Selection, 'lines'>) {
  const pieces = piecesOf(selection);
  const isSample = pieces === SAMPLE_QUANTITY;
  return { isSample, orderPieces: isSample ? MINIMUM_ORDER_QUANTITY : pieces };
}

/** Whether a choice of something that is no longer offered is refused, or taken and flagged. */
export type InactiveItems = 'refused' | 'accepted';

/** @throws DomainError `invalid`, with every fault of the selection and the first one's code */
export function choose(selection: Selection, book: PriceBook, inactiveItems: InactiveItems): Choice {
  const pieces = piecesOf(selection);
  const faults = quantityFaults(pieces);
  if (selection.sizes && faults.length === 0) faults.push(...sumFaults(selection.sizes, pieces));
  return chooseThings(selection, book, inactiveItems, faults);
}

/**
 * The same without a rule for the pieces.
 *
 * @param faults of the pieces
 */
export function chooseThings(
  selection: Omit<Selection, 'lines'>,
  book: PriceBook,
  inactiveItems: InactiveItems,
  faults: Fault[],
): Choice {
  faults.push(...colourFaults(selection.colors), ...printFaults(selection.printOptions));
  let hasInactiveItems = false;

  const pick = <Item extends BookItem>(
    items: ReadonlyMap<string, Item>,
    id: string,
    kind: string,
    path: string,
  ) => {
    const item = items.get(id) ?? items.get(id.toLowerCase());
    if (!item)
      faults.push({ path, code: `selection.unknown-${kind}`, message: `There is no such ${spaced(kind)}.` });
    else if (!item.isActive) {
      hasInactiveItems = true;
      if (inactiveItems === 'refused') {
        const message = `This ${spaced(kind)} is no longer offered.`;
        faults.push({ path, code: `selection.inactive-${kind}`, message });
      }
    }
    return item as Item; // nothing is returned while there are faults
  };

  const choice = {
    colors: selection.colors.map((id, index) => ({
      ...pick(book.colors, colourItemIdOf(id) ?? '', 'colour', `colors[${index}]`),
      id,
    })),
    productType: pick(book.productTypes, selection.productTypeId, 'product-type', 'productTypeId'),
    fabric: pick(book.fabrics, selection.fabricId, 'fabric', 'fabricId'),
    fit: pick(book.fits, selection.fitId, 'fit', 'fitId'),
    finishingQuality: pick(
      book.finishingQualities,
      selection.finishingQualityId,
      'finishing-quality',
      'finishingQualityId',
    ),
    prints: selection.printOptions.map(({ printTypeId, colors }, index) => ({
      printType: pick(book.printTypes, printTypeId, 'print-type', `printOptions[${index}].printTypeId`),
      colors,
    })),
  };
  const sizes =
    selection.sizes &&
    faults.length === 0 &&
    chooseSizes({ ...selection, sizes: selection.sizes }, choice.productType.sizes ?? [], faults);
  refuseFaults(faults);
  return { ...choice, ...(sizes && { sizes }), hasInactiveItems };
}

function spaced(kind: string): string {
  return kind.replace('-', ' ');
}

export function quantityFaults(quantity: number, path = 'quantity'): Fault[] {
  if (quantity > MAXIMUM_QUANTITY) {
    const message = `At most ${MAXIMUM_QUANTITY} pieces can be quoted.`;
    return [{ path, code: 'quantity.above-maximum', message }];
  }
  if (quantity < MINIMUM_ORDER_QUANTITY && quantity !== SAMPLE_QUANTITY) {
    const message = `The quantity is ${SAMPLE_QUANTITY} for a sample, or at least ${MINIMUM_ORDER_QUANTITY} pieces.`;
    return [{ path, code: 'quantity.below-minimum', message }];
  }
  return [];
}

function colourFaults(colours: Selection['colors']): Fault[] {
  const seen = new Set<string>();
  return colours.flatMap((colour, index) => {
    const path = `colors[${index}]`;
    if (seen.has(colour)) {
      return [{ path, code: 'selection.duplicate-colour', message: 'Each colour can be chosen once.' }];
    }
    seen.add(colour);
    return [];
  });
}

function printFaults(options: Selection['printOptions']): Fault[] {
  if (options.length > MAXIMUM_PRINT_OPTIONS) {
    const message = `At most ${MAXIMUM_PRINT_OPTIONS} print options can be chosen.`;
    return [{ path: 'printOptions', code: 'selection.too-many-print-options', message }];
  }
  const seen = new Set<string>();
  return options.flatMap(({ printTypeId, colors }, index) => {
    const faults: Fault[] = [];
    if (seen.has(printTypeId.toLowerCase())) {
      const message = 'Each print type can be chosen once.';
      faults.push({
        path: `printOptions[${index}].printTypeId`,
        code: 'selection.duplicate-print-type',
        message,
      });
    }
    seen.add(printTypeId.toLowerCase());
    if (colors < 1 || colors > MAXIMUM_PRINT_COLOURS) {
      const message = `A print has 1 to ${MAXIMUM_PRINT_COLOURS} colours.`;
      faults.push({
        path: `printOptions[${index}].colors`,
        code: 'selection.print-colours-out-of-range',
        message,
      });
    }
    return faults;
  });
}
