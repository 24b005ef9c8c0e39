import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { PricedConfiguration, PricedSelection } from '../../pricing/index.js';
import type { Money } from '../../shared/domain/money.js';
import { FIRST_STATUS } from './inquiry.js';
import type { Receipt } from './receipt.js';
import type { SeenTotals, Submission } from './submission.js';

/** An inquiry at the moment of its submission, still without the reference that storing gives it. */
export interface NewInquiry {
  id: string;
  createdAt: Date;
  customerId: string;
  /** A staff account; null: nobody’s so far. */
  ownerId: string | null;
  submission: Submission;
  status: InquiryStatus;
  /** The whole selection, for a sample request too. */
  orderTotal: Money;
  pricePerItem: Money;
  sampleCost: Money;
  /** What it counts for in every figure: the sample's price for a sample request, the order's for an order. */
  value: Money;
  /** An amount that the visitor saw differs from ours. */
  priceChanged: boolean;
  hasInactiveItems: boolean;
  /** With names and prices as of the submission: no later catalogue edit changes an old inquiry. */
  configuration: PricedConfiguration;
}

interface Receiving {
  id: string;
  createdAt: Date;
  customerId: string;
  ownerId?: string | null;
  submission: Submission;
  priced: PricedSelection;
}

export function receiveInquiry({ priced, ownerId = null, ...inquiry }: Receiving): NewInquiry {
  const { isSampleRequest, seen } = inquiry.submission;
  const { configuration, hasInactiveItems } = priced;
  const { totalCost, pricePerItem, sampleCost } = configuration.quote;
  return {
    ...inquiry,
    ownerId,
    status: FIRST_STATUS,
    orderTotal: totalCost,
    pricePerItem,
    sampleCost,
    value: isSampleRequest ? sampleCost : totalCost,
    priceChanged: differs(seen, { totalCost, pricePerItem, sampleCost }),
    hasInactiveItems,
    configuration,
  };
}

function differs(seen: SeenTotals, own: Required<SeenTotals>): boolean {
  return (Object.keys(own) as (keyof SeenTotals)[]).some(
    (total) => seen[total]?.equals(own[total]) === false,
  );
}

export function receiptOf(inquiry: NewInquiry, reference: string): Receipt {
  const { id, status, submission, configuration, priceChanged, createdAt } = inquiry;
  const { orderTotal: totalCost, pricePerItem, sampleCost } = inquiry;
  return {
    id,
    reference,
    status,
    isSampleRequest: submission.isSampleRequest,
    quantity: configuration.quantity,
    totalCost,
    pricePerItem,
    sampleCost,
    priceChanged,
    createdAt,
  };
}
