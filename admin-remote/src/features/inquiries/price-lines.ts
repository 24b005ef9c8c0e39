import type { InquiryDetails } from '@tiraz/api-client/staff';

type Breakdown = InquiryDetails['quote']['breakdown'];
type Part = keyof Breakdown;

export interface PriceLine {
  part: Part;
  /** EGP for one piece; absent for the set-up, which is paid once. */
  perPiece?: string;
  /** EGP for the whole order. */
  amount: string;
}

/** @param amount decimal string of EGP, at most two decimals */
const piastres = (amount: string) => Math.round(Number(amount) * 100);
const pounds = (amount: number) => (amount / 100).toFixed(2);

/** What the total is made of, in the order in which a garment is; parts that cost nothing are left out. */
export function priceLines(
  { productType, fabric, fit, finishingQuality, prints }: InquiryDetails['selection'],
  breakdown: Breakdown,
): PriceLine[] {
  const printPerPiece = prints.reduce((sum, { perItemCost }) => sum + piastres(perItemCost), 0);
  const lines: PriceLine[] = [
    { part: 'baseCost', perPiece: productType.basePrice, amount: breakdown.baseCost },
    { part: 'fabricCost', perPiece: fabric.costMultiplier, amount: breakdown.fabricCost },
    { part: 'fitCost', perPiece: fit.priceModifier, amount: breakdown.fitCost },
    { part: 'finishingCost', perPiece: finishingQuality.priceModifier, amount: breakdown.finishingCost },
    { part: 'printCost', perPiece: pounds(printPerPiece), amount: breakdown.printCost },
    { part: 'printSetupCost', amount: breakdown.printSetupCost },
  ];
  return lines.filter(({ part, amount }) => part === 'baseCost' || piastres(amount) !== 0);
}

export interface SeenPrice {
  price: 'totalCost' | 'pricePerItem' | 'sampleCost';
  ours: string;
  /** What the visitor's page showed; null when it sent nothing. */
  seen: string | null;
  /** EGP by which ours is higher; negative when it is lower. */
  higherBy: string;
}

/** Piastres by which the inquiry's value is above the one that the visitor saw; 0 where they saw none. */
export function valueHigherBy({ isSampleRequest, totalCost, seen }: InquiryDetails): number {
  const told = isSampleRequest ? seen.sampleCost : seen.totalCost;
  return told === null ? 0 : piastres(totalCost) - piastres(told);
}

/** Our prices beside those that the visitor saw, for the whole selection. */
export function seenPrices({ orderTotal, pricePerItem, sampleCost, seen }: InquiryDetails): SeenPrice[] {
  const ours = { totalCost: orderTotal, pricePerItem, sampleCost };
  return (['totalCost', 'pricePerItem', 'sampleCost'] as const).map((price) => ({
    price,
    ours: ours[price],
    seen: seen[price],
    higherBy: seen[price] === null ? '0.00' : pounds(piastres(ours[price]) - piastres(seen[price])),
  }));
}
