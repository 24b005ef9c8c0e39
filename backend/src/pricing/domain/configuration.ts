import { Money } from '../../shared/domain/money.js';
import { paidPerPiece, type PriceKind, type PriceRange, type Quote } from './price-lines.js';

/** So many alike. Today a configuration has one line; sizes and garment colours will tell several apart. */
export interface ConfigurationLine {
  pieces: number;
}

/** What a visitor asks a price for, by the ids of the catalogue. */
export interface Selection {
  productTypeId: string;
  fabricId: string;
  fitId: string;
  finishingQualityId: string;
  /** At least one. */
  lines: readonly ConfigurationLine[];
  /** Garment colours by id; they never change the price. */
  colors: readonly string[];
  printOptions: readonly PrintOption[];
}

export interface PrintOption {
  printTypeId: string;
  /** How many colours the print has. */
  colors: number;
}

/** A selection as it is sent: with the number of its pieces in place of lines. */
export type SentSelection = Omit<Selection, 'lines'> & { quantity: number };

/** All pieces of the lines. */
export function piecesOf({ lines }: { lines: readonly ConfigurationLine[] }): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** A garment colour: how visitors know it, what it is called, and what it looks like as `#RRGGBB`. */
export type Swatch = Named & { hex: string };

interface Named {
  id: string;
  name: string;
  nameAr: string;
}

/** The things of a configuration, with the names that they have at one moment and what they cost at its quantity. */
interface PricedThings {
  productType: Named & { basePrice: Money };
  fabric: Named & { costMultiplier: Money };
  fit: Named & { priceModifier: Money };
  finishingQuality: Named & { priceModifier: Money };
}

type PrintPrice = Named & { setupCost: Money; perItemCost: Money };

/** What may not go with something else: a fabric or a fit with the product type, a print with the fabric. */
export const FITTING_PARTS = ['fabric', 'fit', 'print'] as const;

export type FittingPart = (typeof FITTING_PARTS)[number];

/** Something chosen that does not go with something else that is chosen. */
export interface Unsuited {
  part: FittingPart;
  id: string;
  /** The product type, or for a print the fabric. */
  unsuitedTo: string;
}

/** What is said of it to whoever chooses. */
export interface Hint extends Unsuited {
  /** An inquiry with both is refused. */
  isRefused: boolean;
  /** Of the same kind, going with all that is chosen; the nearest in price. Absent where nothing offered does. */
  better?: Better;
}

export interface Better {
  id: string;
  /** Of the order with it in its place. */
  pricePerItem: Money;
}

/** A quote, and what of it does not go together; without hints where everything does. */
export type HintedQuote = Quote & { hints?: readonly Hint[] };

/**
 * A configuration with all that it cost at one moment: nothing has to be looked up to show it years later. It is stored
 * by `writePricedConfiguration` and opened by `readPricedConfiguration`, whichever release wrote it.
 */
export interface PricedConfiguration extends PricedThings {
  schemaVersion: 1;
  prints: readonly (PrintPrice & { colors: number })[];
  colors: readonly string[];
  /** The same colours as they looked and were called at that moment. */
  swatches: readonly Swatch[];
  lines: readonly ConfigurationLine[];
  /** All pieces of the lines. */
  quantity: number;
  /** What did not go together at that moment; absent where everything did. */
  unsuited?: readonly Unsuited[];
  /** `range`: the upper ends that are shown beside the production price. */
  quote: Quote & { range: PriceRange };
}

/** A selection at today's prices. */
export interface PricedSelection {
  configuration: PricedConfiguration;
  /** Something chosen has been switched off or archived. */
  hasInactiveItems: boolean;
  /** What does not go together and is refused by us; absent where nothing is. */
  refusals?: readonly { path: string; code: string; message: string }[];
}

/** Keeps of the chosen things what the price was made of. */
export function pricedConfiguration(
  { colors, lines }: Selection,
  chosen: PricedThings & {
    prints: readonly { printType: PrintPrice; colors: number }[];
    colors: readonly Swatch[];
  },
  quote: PricedConfiguration['quote'],
  unsuited: readonly Unsuited[],
): PricedConfiguration {
  const { productType, fabric, fit, finishingQuality, prints } = chosen;
  const { breaks } = quote.production ?? quote;
  return {
    schemaVersion: 1,
    productType: {
      ...named(productType),
      basePrice: paidPerPiece(breaks, 'base', productType, productType.basePrice),
    },
    fabric: { ...named(fabric), costMultiplier: fabric.costMultiplier },
    fit: { ...named(fit), priceModifier: fit.priceModifier },
    finishingQuality: { ...named(finishingQuality), priceModifier: finishingQuality.priceModifier },
    prints: prints.map(({ printType, colors }) => ({
      ...named(printType),
      setupCost: printType.setupCost,
      perItemCost: paidPerPiece(breaks, 'print', printType, printType.perItemCost),
      colors,
    })),
    colors,
    swatches: chosen.colors.map(({ hex, ...color }) => ({ ...named(color), hex })),
    lines,
    quantity: piecesOf({ lines }),
    ...(unsuited.length > 0 && { unsuited }),
    quote,
  };
}

/** What each part of the price costs for one piece; null for what is paid once. */
export function pricesPerPiece(configuration: PricedConfiguration): Record<PriceKind, Money | null> {
  const { productType, fabric, fit, finishingQuality, prints } = configuration;
  return {
    base: productType.basePrice,
    fabric: fabric.costMultiplier,
    fit: fit.priceModifier,
    finishing: finishingQuality.priceModifier,
    printSetup: null,
    print: prints.reduce((sum, { perItemCost }) => sum.plus(perItemCost), Money.ZERO),
  };
}

function named({ id, name, nameAr }: Named): Named {
  return { id, name, nameAr };
}
