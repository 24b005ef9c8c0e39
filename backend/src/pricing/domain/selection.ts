import { COLOUR_IDS } from '@tiraz/contracts/colours';
import {
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_PRINT_OPTIONS,
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
  SAMPLE_QUANTITY,
} from '@tiraz/contracts/quantity';
import type { Fault } from '../../shared/domain/domain-error.js';

/** What a visitor asks a price for, in the specification's own field names. */
export interface Selection {
  productTypeId: string;
  fabricId: string;
  fitId: string;
  finishingQualityId: string;
  /** Pieces. */
  quantity: number;
  /** Garment colours by id; they never change the price. */
  colors: readonly string[];
  printOptions: readonly PrintOption[];
}

export interface PrintOption {
  printTypeId: string;
  /** How many colours the print has. */
  colors: number;
}

/** The ids of everything in the catalogue that the selection names. */
export function idsOf({
  productTypeId,
  fabricId,
  fitId,
  finishingQualityId,
  printOptions,
}: Selection): string[] {
  return [
    productTypeId,
    fabricId,
    fitId,
    finishingQualityId,
    ...printOptions.map(({ printTypeId }) => printTypeId),
  ];
}

const KNOWN_COLOURS: ReadonlySet<string> = new Set(COLOUR_IDS);

/** Every rule that a selection breaks by itself, before anybody looks into a price book. */
export function faultsOf(selection: Selection): Fault[] {
  return [
    ...quantityFaults(selection.quantity),
    ...colourFaults(selection.colors),
    ...printFaults(selection.printOptions),
  ];
}

function quantityFaults(quantity: number): Fault[] {
  if (quantity > MAXIMUM_QUANTITY) {
    const message = `At most ${MAXIMUM_QUANTITY} pieces can be quoted.`;
    return [{ path: 'quantity', code: 'quantity.above-maximum', message }];
  }
  if (quantity < MINIMUM_ORDER_QUANTITY && quantity !== SAMPLE_QUANTITY) {
    const message = `The quantity is ${SAMPLE_QUANTITY} for a sample, or at least ${MINIMUM_ORDER_QUANTITY} pieces.`;
    return [{ path: 'quantity', code: 'quantity.below-minimum', message }];
  }
  return [];
}

function colourFaults(colours: Selection['colors']): Fault[] {
  const seen = new Set<string>();
  return colours.flatMap((colour, index) => {
    const path = `colors[${index}]`;
    if (!KNOWN_COLOURS.has(colour)) {
      return [{ path, code: 'selection.unknown-colour', message: 'There is no such colour.' }];
    }
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
