import type {
  Breakdown,
  PricedGarment,
  PricePart,
  PriceRange,
  SentSelection,
  Unsuited,
} from '@tiraz/contracts/selection';
import { Money } from '../../shared/domain/money.js';

/** So many alike. A configuration has one line; `sizes` says beside it what size and colour its pieces have. */
export interface ConfigurationLine {
  pieces: number;
}

/** What a visitor asks a price for, by the ids of the catalogue: what is sent, with lines in place of the quantity. */
export type Selection = Omit<SentSelection, 'quantity'> & {
  /** At least one. */
  lines: readonly ConfigurationLine[];
};

/** All pieces of the lines. */
export function piecesOf({ lines }: { lines: readonly ConfigurationLine[] }): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** A selection as it is sent, to be priced. */
export function toSelection(sent: SentSelection): Selection {
  return {
    productTypeId: sent.productTypeId,
    fabricId: sent.fabricId,
    fitId: sent.fitId,
    finishingQualityId: sent.finishingQualityId,
    lines: [{ pieces: sent.quantity }],
    colors: sent.colors,
    printOptions: sent.printOptions,
    ...(sent.colorUse && { colorUse: sent.colorUse }),
    ...(sent.sizes && { sizes: sent.sizes }),
  };
}

/** What a price consists of, in the order in which it is shown. */
export const PRICE_KINDS = ['base', 'fabric', 'fit', 'finishing', 'printSetup', 'print', 'sizes'] as const;

export type PriceKind = (typeof PRICE_KINDS)[number];

/** A part of a price, for all of its pieces together; what costs nothing has no line. */
export interface PriceLine {
  kind: PriceKind;
  amount: Money;
}

/** A break that a price was made with. It lowers what one thing costs per piece, and nothing else. */
export interface AppliedBreak {
  /** Of the price line that it lowers. */
  kind: 'base' | 'print';
  /** Of the product type or the print type. */
  id: string;
  /** Pieces from which it holds. */
  from: number;
  /** What a piece costs without it, and with it. */
  listPrice: Money;
  price: Money;
}

/** The lines add up to the total, to the piastre. */
export interface Price {
  lines: readonly PriceLine[];
  totalCost: Money;
  /** The share of one piece, half up to the piastre; `totalCost` is the truth. */
  pricePerItem: Money;
  /** What the base and the prints are cheaper by; absent when no break is reached. */
  breaks?: readonly AppliedBreak[];
  /** Print types that are set up for white under their colours as well; only of a price that was just worked out. */
  underbases?: readonly string[];
}

export interface Quote extends Price {
  isSample: boolean;
  sampleCost: Money;
  /** What the smallest production order of the same things would cost; only beside a sample's price. */
  production?: Price;
}

export function linesOf(amounts: Readonly<Partial<Record<PriceKind, Money>>>): PriceLine[] {
  const lines: PriceLine[] = [];
  for (const kind of PRICE_KINDS) {
    const amount = amounts[kind];
    if (amount && amount.piastres > 0n) lines.push({ kind, amount });
  }
  return lines;
}

/** @param pieces at least one */
export function priceOf(
  lines: readonly PriceLine[],
  pieces: number,
  breaks: readonly AppliedBreak[] = [],
  underbases: readonly string[] = [],
): Price {
  const totalCost = sumOf(lines);
  return {
    lines,
    totalCost,
    pricePerItem: totalCost.dividedBy(pieces),
    ...(breaks.length > 0 && { breaks }),
    ...(underbases.length > 0 && { underbases }),
  };
}

/** Of a production price: it times 1.2, half up to the piastre. */
export function rangeOf({ totalCost, pricePerItem }: Price): PriceRange<Money> {
  const upperEnd = (amount: Money) => amount.times(12).dividedBy(10);
  return { totalCostUpTo: upperEnd(totalCost), pricePerItemUpTo: upperEnd(pricePerItem) };
}

/** Whether the law of every price holds for one that was made elsewhere. */
export function addsUp({ lines, totalCost }: Price): boolean {
  return sumOf(lines).equals(totalCost);
}

function sumOf(lines: readonly PriceLine[]): Money {
  return lines.reduce((sum, { amount }) => sum.plus(amount), Money.ZERO);
}

/** The field of a breakdown that has the amount of a kind of line. */
export const BREAKDOWN_FIELDS = {
  base: 'baseCost',
  fabric: 'fabricCost',
  fit: 'fitCost',
  finishing: 'finishingCost',
  printSetup: 'printSetupCost',
  print: 'printCost',
  sizes: 'sizeCost',
} as const satisfies Record<PriceKind, PricePart>;

export function breakdownOf(lines: readonly PriceLine[]): Breakdown<Money> {
  const breakdown: Breakdown<Money> = {
    baseCost: Money.ZERO,
    fabricCost: Money.ZERO,
    fitCost: Money.ZERO,
    finishingCost: Money.ZERO,
    printSetupCost: Money.ZERO,
    printCost: Money.ZERO,
  };
  for (const { kind, amount } of lines) {
    const field = BREAKDOWN_FIELDS[kind];
    breakdown[field] = (breakdown[field] ?? Money.ZERO).plus(amount);
  }
  return breakdown;
}

/** What a piece of a thing costs in a price that was made with these breaks. */
export function paidPerPiece(
  breaks: readonly AppliedBreak[] | undefined,
  kind: AppliedBreak['kind'],
  { id }: { id: string },
  listPrice: Money,
): Money {
  return breaks?.find((each) => each.kind === kind && each.id === id)?.price ?? listPrice;
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
export interface PricedConfiguration extends PricedGarment<Money> {
  schemaVersion: 1;
  /** Together they have the quantity. */
  lines: readonly ConfigurationLine[];
  /** `range`: the upper ends that are shown beside the production price. */
  quote: Quote & { range: PriceRange<Money> };
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
