import { Money } from '../../shared/domain/money.js';

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
  /** Print types that are set up for white under their colours as well; absent when there are none. */
  underbases?: readonly string[];
}

export interface Quote extends Price {
  isSample: boolean;
  sampleCost: Money;
  /** What the smallest production order of the same things would cost; only beside a sample's price. */
  production?: Price;
}

/** The upper ends that are shown beside a production price. */
export interface PriceRange {
  totalCostUpTo: Money;
  pricePerItemUpTo: Money;
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
export function rangeOf({ totalCost, pricePerItem }: Price): PriceRange {
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
} as const satisfies Record<PriceKind, string>;

/** Totals for the whole order; what has no line is 0.00, and what sizes add is left out where they add nothing. */
export type QuoteBreakdown = Record<(typeof BREAKDOWN_FIELDS)[Exclude<PriceKind, 'sizes'>], Money> & {
  sizeCost?: Money;
};

export function breakdownOf(lines: readonly PriceLine[]): QuoteBreakdown {
  const breakdown: QuoteBreakdown = {
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
