import { Money } from '../../shared/domain/money.js';

/** What a price consists of, in the order in which it is shown. */
export const PRICE_KINDS = ['base', 'fabric', 'fit', 'finishing', 'printSetup', 'print'] as const;

export type PriceKind = (typeof PRICE_KINDS)[number];

/** A part of a price, for all of its pieces together; what costs nothing has no line. */
export interface PriceLine {
  kind: PriceKind;
  amount: Money;
}

/** The lines add up to the total, to the piastre. */
export interface Price {
  lines: readonly PriceLine[];
  totalCost: Money;
  /** The share of one piece, half up to the piastre; `totalCost` is the truth. */
  pricePerItem: Money;
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
export function priceOf(lines: readonly PriceLine[], pieces: number): Price {
  const totalCost = sumOf(lines);
  return { lines, totalCost, pricePerItem: totalCost.dividedBy(pieces) };
}

/** Whether the law of every price holds for one that was made elsewhere. */
export function addsUp({ lines, totalCost }: Price): boolean {
  return sumOf(lines).equals(totalCost);
}

function sumOf(lines: readonly PriceLine[]): Money {
  return lines.reduce((sum, { amount }) => sum.plus(amount), Money.ZERO);
}
