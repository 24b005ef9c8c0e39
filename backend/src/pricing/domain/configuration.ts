import { Money } from '../../shared/domain/money.js';
import { type PriceKind, type PriceRange, type Quote } from './price-lines.js';

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
  /** Garment colours by id; they cost nothing but the white that a print on dark cloth needs. */
  colors: readonly string[];
  printOptions: readonly PrintOption[];
  /** Asked where there are two colours or more; absent: not said. */
  colorUse?: ColorUse | undefined;
  /** Absent: they are said later. */
  sizes?: SizeSelection | undefined;
}

export interface PrintOption {
  printTypeId: string;
  /** How many colours the print has. */
  colors: number;
}

/** Sizes as they are asked for. */
export interface SizeSelection {
  mode: 'ratio' | 'exact';
  /** So many parts of each size; what holds where the mode is ratio. */
  ratio?: readonly SizeParts[] | undefined;
  /** So many pieces of each size and colour; what holds where the mode is exact. */
  cells?: readonly SizeCell[] | undefined;
}

export interface SizeParts {
  size: string;
  parts: number;
}

/** `color`: null where all pieces have the same colours. */
export interface SizeCell {
  color: string | null;
  size: string;
  pieces: number;
}

/** White under a print, without which its colours do not show: in what staff quote, or in every price. */
export const NEEDED_UNDERBASES = ['quoted', 'all'] as const;
export type NeededUnderbase = (typeof NEEDED_UNDERBASES)[number];

/** Whether a garment has all of the chosen colours, or each colour is a garment of its own. */
export const COLOR_USES = ['one-garment', 'colourways'] as const;
export type ColorUse = (typeof COLOR_USES)[number];

/** So many pieces of one size in one row of the grid. */
export interface SizedPieces {
  color: string | null;
  /** As it was called then. */
  size: { id: string; label: string; labelAr: string };
  /** For a piece. */
  surcharge: Money;
  pieces: number;
}

/** What is said of an order's sizes after it was priced. */
export interface SaidSizes {
  colorUse?: ColorUse | undefined;
  /** Null: later. */
  sizes: SizeSelection | null;
}

/** A selection as it is sent: with the number of its pieces in place of lines. */
export type SentSelection = Omit<Selection, 'lines'> & { quantity: number };

/** All pieces of the lines. */
export function piecesOf({ lines }: { lines: readonly ConfigurationLine[] }): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** A garment colour: how visitors know it, what it is called, and what it looks like as `#RRGGBB`. */
export type Swatch = Named & { hex: string };

export interface Named {
  id: string;
  name: string;
  nameAr: string;
}

/** The things of a configuration, with the names that they have at one moment and what they cost at its quantity. */
export interface PricedThings {
  productType: Named & { basePrice: Money };
  fabric: Named & { costMultiplier: Money };
  fit: Named & { priceModifier: Money };
  finishingQuality: Named & { priceModifier: Money };
}

export type PrintPrice = Named & { setupCost: Money; perItemCost: Money };

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
  /** `underbase`: it has white under it, which dark cloth makes it need; absent where it needs none. */
  prints: readonly (PrintPrice & { colors: number; underbase?: NeededUnderbase })[];
  colors: readonly string[];
  /** The same colours as they looked and were called at that moment. */
  swatches: readonly Swatch[];
  lines: readonly ConfigurationLine[];
  /** All pieces of the lines. */
  quantity: number;
  /** What did not go together at that moment; absent where everything did. */
  unsuited?: readonly Unsuited[];
  /** `range`: the upper ends that are shown beside the production price. */
  colorUse?: ColorUse;
  /** Absent where they are said later. */
  sizes?: PricedSizes;
  quote: Quote & { range: PriceRange };
}

/** Every piece in its size, with what each size cost at that moment. */
export interface PricedSizes {
  mode: SizeSelection['mode'];
  /** As it was asked for, where it was a ratio. */
  ratio?: readonly SizeParts[];
  cells: readonly SizedPieces[];
}

/** A selection at today's prices. */
export interface PricedSelection {
  configuration: PricedConfiguration;
  /** Something chosen has been switched off or archived. */
  hasInactiveItems: boolean;
  /** What does not go together and is refused by us; absent where nothing is. */
  refusals?: readonly { path: string; code: string; message: string }[];
}

/** The sizes as they were said, to be said again. */
function saidSizesOf({ sizes, colorUse }: PricedConfiguration): Pick<Selection, 'sizes' | 'colorUse'> {
  const { mode, ratio, cells = [] } = sizes ?? {};
  return {
    ...(colorUse && { colorUse }),
    ...(mode === 'ratio' && { sizes: { mode, ratio } }),
    ...(mode === 'exact' && {
      sizes: { mode, cells: cells.map(({ color, size, pieces }) => ({ color, size: size.id, pieces })) },
    }),
  };
}

/** What was chosen, to be priced again. */
export function selectionOf(configuration: PricedConfiguration): Selection {
  const { productType, fabric, fit, finishingQuality, lines, colors, prints } = configuration;
  return {
    productTypeId: productType.id,
    fabricId: fabric.id,
    fitId: fit.id,
    finishingQualityId: finishingQuality.id,
    lines,
    colors,
    printOptions: prints.map(({ id: printTypeId, colors: inks }) => ({ printTypeId, colors: inks })),
    ...saidSizesOf(configuration),
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
    // Not the same for every piece.
    sizes: null,
  };
}
