import { upperEnd } from '@tiraz/contracts/price-range';
import { wallTimeInCairo } from '../../shared/domain/cairo.js';
import { Money } from '../../shared/domain/money.js';
import { FIRST_STATUS, type InquiryStatus } from './status.js';
import type { SeenTotals, Selection, Submission } from './submission.js';

interface Named {
  id: string;
  name: string;
  nameAr: string;
}

interface Price {
  totalCost: Money;
  pricePerItem: Money;
  breakdown: {
    baseCost: Money;
    fabricCost: Money;
    fitCost: Money;
    finishingCost: Money;
    printSetupCost: Money;
    printCost: Money;
  };
}

/** What Pricing says about a selection: the things chosen, with names and prices, and what they cost together. */
export interface PricedSelection {
  choice: {
    productType: Named & { basePrice: Money };
    fabric: Named & { costMultiplier: Money };
    fit: Named & { priceModifier: Money };
    finishingQuality: Named & { priceModifier: Money };
    prints: readonly { printType: Named & { setupCost: Money; perItemCost: Money }; colors: number }[];
    hasInactiveItems: boolean;
  };
  quote: Price & { isSample: boolean; sampleCost: Money; production?: Price };
}

/** An inquiry at the moment of its submission, still without the reference that storing gives it. */
export interface NewInquiry {
  id: string;
  createdAt: Date;
  customerId: string;
  submission: Submission;
  status: InquiryStatus;
  totalCost: Money;
  pricePerItem: Money;
  sampleCost: Money;
  /** What it counts for in every figure: the sample's price for a sample request, the order's for an order. */
  value: Money;
  /** An amount that the visitor saw differs from ours. */
  priceChanged: boolean;
  hasInactiveItems: boolean;
  snapshot: Snapshot;
}

/** Names and prices as of the submission, so that no later catalogue edit changes an old inquiry. */
export type Snapshot = ReturnType<typeof snapshotOf>;

interface Receiving {
  id: string;
  createdAt: Date;
  customerId: string;
  submission: Submission;
  priced: PricedSelection;
}

export function receiveInquiry({ priced, ...inquiry }: Receiving): NewInquiry {
  const { selection, isSampleRequest, seen } = inquiry.submission;
  const { totalCost, pricePerItem, sampleCost } = priced.quote;
  return {
    ...inquiry,
    status: FIRST_STATUS,
    totalCost,
    pricePerItem,
    sampleCost,
    value: isSampleRequest ? sampleCost : totalCost,
    priceChanged: differs(seen, { totalCost, pricePerItem, sampleCost }),
    hasInactiveItems: priced.choice.hasInactiveItems,
    snapshot: snapshotOf(selection, priced),
  };
}

function differs(seen: SeenTotals, own: Required<SeenTotals>): boolean {
  return (Object.keys(own) as (keyof SeenTotals)[]).some(
    (total) => seen[total]?.equals(own[total]) === false,
  );
}

function snapshotOf({ quantity, colors }: Selection, { choice, quote }: PricedSelection) {
  const { productType, fabric, fit, finishingQuality, prints } = choice;
  return {
    productType: { ...named(productType), basePrice: productType.basePrice },
    fabric: { ...named(fabric), costMultiplier: fabric.costMultiplier },
    fit: { ...named(fit), priceModifier: fit.priceModifier },
    finishingQuality: { ...named(finishingQuality), priceModifier: finishingQuality.priceModifier },
    prints: prints.map(({ printType, colors }) => ({
      ...named(printType),
      setupCost: printType.setupCost,
      perItemCost: printType.perItemCost,
      colors,
    })),
    colors,
    quantity,
    quote: { ...quote, range: rangeOf(quote.production ?? quote) },
  };
}

function named({ id, name, nameAr }: Named): Named {
  return { id, name, nameAr };
}

/** The upper ends that the visitor was shown beside the production price. */
function rangeOf({ totalCost, pricePerItem }: Price) {
  return {
    totalCostUpTo: Money.ofPiastres(upperEnd(totalCost.piastres)),
    pricePerItemUpTo: Money.ofPiastres(upperEnd(pricePerItem.piastres)),
  };
}

/** What the visitor is told; nothing in it changes later, so that a repeated request gets the same bytes. */
export interface Receipt {
  id: string;
  reference: string;
  status: InquiryStatus;
  isSampleRequest: boolean;
  quantity: number;
  totalCost: Money;
  pricePerItem: Money;
  sampleCost: Money;
  priceChanged: boolean;
  createdAt: Date;
}

export function receiptOf(inquiry: NewInquiry, reference: string): Receipt {
  const { id, status, submission, totalCost, pricePerItem, sampleCost, priceChanged, createdAt } = inquiry;
  return {
    id,
    reference,
    status,
    isSampleRequest: submission.isSampleRequest,
    quantity: submission.selection.quantity,
    totalCost,
    pricePerItem,
    sampleCost,
    priceChanged,
    createdAt,
  };
}

/** A reference is `TRZ-2026-000123`: this, the year being Cairo's, and a number of six digits that is never given twice. */
export function referencePrefix(createdAt: Date): string {
  return `TRZ-${wallTimeInCairo(createdAt).year}-`;
}
