/** One piece is a sample, at a fixed price. */
export const SAMPLE_QUANTITY = 1;

/** The smallest production order, in pieces; the sample's production comparison uses it too. */
export const MINIMUM_ORDER_QUANTITY = 100;

/** The largest quantity that is quoted, in pieces. */
export const MAXIMUM_QUANTITY = 1_000_000;

/** How many print colours one print option may have. */
export const MAXIMUM_PRINT_COLOURS = 12;

/** How many print options one selection may have. */
export const MAXIMUM_PRINT_OPTIONS = 20;

/** How many garment colours one selection may have. */
export const MAXIMUM_COLOURS = 64;

/** What the sizes of a product type may be, and what of them may be chosen; see the glossary. */
export const SIZE_LIMITS = {
  sizes: 12,
  /** Characters. */
  label: 12,
  /** Characters of an id: `id` says which. */
  idLength: 12,
  id: /^[a-z0-9-]{1,12}$/,
  /** Of one size in a ratio. */
  parts: 99,
} as const;

/** Whether a garment has all of the chosen colours, or each colour is a garment of its own. */
export const COLOR_USES = ['one-garment', 'colourways'] as const;
export type ColorUse = (typeof COLOR_USES)[number];

/** White under a print, without which its colours do not show: in what staff quote, or in every price. */
export const NEEDED_UNDERBASES = ['quoted', 'all'] as const;
export type NeededUnderbase = (typeof NEEDED_UNDERBASES)[number];

/** What may not go with something else: a fabric or a fit with the product type, a print with the fabric. */
export const FITTING_PARTS = ['fabric', 'fit', 'print'] as const;
export type FittingPart = (typeof FITTING_PARTS)[number];

/** A selection as it is sent, by the ids of the catalogue. */
export interface SentSelection {
  productTypeId: string;
  fabricId: string;
  fitId: string;
  finishingQualityId: string;
  /** Pieces. */
  quantity: number;
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

/** How the pieces are shared out over the sizes: by parts of each, or piece by piece. */
export const SIZE_MODES = ['ratio', 'exact'] as const;

/** Sizes as they are asked for. */
export interface SizeSelection {
  mode: (typeof SIZE_MODES)[number];
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

/** What is said of an order's sizes after it was priced. */
export interface SaidSizes {
  colorUse?: ColorUse | undefined;
  /** Null: later. */
  sizes: SizeSelection | null;
}

/** Something chosen that does not go with something else that is chosen. */
export interface Unsuited {
  part: FittingPart;
  id: string;
  /** The product type, or for a print the fabric. */
  unsuitedTo: string;
}

export interface Named {
  id: string;
  name: string;
  nameAr: string;
}

/** The things of a configuration, with the names that they have at one moment and what they cost at its quantity. */
export interface PricedThings<Amount> {
  productType: Named & { basePrice: Amount };
  fabric: Named & { costMultiplier: Amount };
  fit: Named & { priceModifier: Amount };
  finishingQuality: Named & { priceModifier: Amount };
}

/** All that was chosen, as it was called, looked and cost at one moment. */
export interface PricedGarment<Amount> extends PricedThings<Amount> {
  /** `underbase`: it has white under it, which dark cloth makes it need; absent where it needs none. */
  prints: readonly (Named & {
    setupCost: Amount;
    perItemCost: Amount;
    colors: number;
    underbase?: NeededUnderbase;
  })[];
  colors: readonly string[];
  /** The same colours as they looked and were called at that moment; `hex` is `#RRGGBB`. */
  swatches: readonly (Named & { hex: string })[];
  /** Pieces. */
  quantity: number;
  /** What did not go together at that moment; absent where everything did. */
  unsuited?: readonly Unsuited[];
  colorUse?: ColorUse;
  /** Absent where they are said later. */
  sizes?: PricedSizes<Amount>;
}

/** Every piece in its size, with what each size cost at that moment. */
export interface PricedSizes<Amount> {
  mode: SizeSelection['mode'];
  /** As it was asked for, where it was a ratio. */
  ratio?: readonly SizeParts[];
  cells: readonly SizedPieces<Amount>[];
}

/** A size and what it is called; `labelAr` is empty where that is the same in both languages. */
export interface NamedSize {
  id: string;
  label: string;
  labelAr: string;
}

/** So many pieces of one size in one row of the grid. */
export interface SizedPieces<Amount> {
  color: string | null;
  /** As it was called then. */
  size: NamedSize;
  /** For a piece. */
  surcharge: Amount;
  pieces: number;
}

/** The parts of a price, in the order in which a breakdown has them. */
export const PRICE_PARTS = [
  'baseCost',
  'fabricCost',
  'fitCost',
  'finishingCost',
  'printSetupCost',
  'printCost',
  'sizeCost',
] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

/** Totals for the whole order; what costs nothing is 0.00, and what sizes add is left out where they add nothing. */
export type Breakdown<Amount> = Record<Exclude<PricePart, 'sizeCost'>, Amount> & { sizeCost?: Amount };

/** The upper ends that are shown beside a production price. */
export interface PriceRange<Amount> {
  totalCostUpTo: Amount;
  pricePerItemUpTo: Amount;
}

/** EGP as it is answered: `145.00`, or what JSON writes so. */
export type AnsweredAmount = string | { toJSON(): string };

/** A configuration with what it cost, as it is answered. */
export interface AnsweredConfiguration {
  selection: PricedGarment<AnsweredAmount>;
  quote: AnsweredPrice & {
    isSample: boolean;
    sampleCost: AnsweredAmount;
    range: PriceRange<AnsweredAmount>;
    /** What the smallest production order would cost; only beside a sample's price. */
    production?: AnsweredPrice;
  };
}

export interface AnsweredPrice {
  totalCost: AnsweredAmount;
  /** The share of one piece. */
  pricePerItem: AnsweredAmount;
  breakdown: Breakdown<AnsweredAmount>;
  /** They add up to the total. */
  lines: AnsweredPriceLine[];
}

export interface AnsweredPriceLine {
  part: PricePart;
  /** Null for what is paid once, and for what is not the same for every piece. */
  perPiece: AnsweredAmount | null;
  amount: AnsweredAmount;
  /** Absent where no break was reached. */
  breaks?: AnsweredBreak[];
}

/** A quantity break that was reached: what makes its part of the price cheaper. */
export interface AnsweredBreak {
  part: 'baseCost' | 'printCost';
  id: string;
  /** Pieces from which it holds. */
  from: number;
  /** What a piece costs without it, and with it. */
  listPrice: AnsweredAmount;
  price: AnsweredAmount;
}
