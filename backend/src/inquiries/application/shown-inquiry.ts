import type { AnsweredConfiguration } from '@tiraz/contracts/selection';
import type { PricedConfiguration } from '../../pricing/index.js';
import { Money, signedDifference } from '../../shared/domain/money.js';
import type { InquiryDetails } from './inquiry-details.js';
import { SEEN_AMOUNTS, type InquiryRecord } from './inquiry-summary.js';
import type { SeenPrice, ShownInquiry } from './staff-inquiries.js';

/**
 * Shows inquiries with what was chosen, and our prices beside those that their visitors saw.
 *
 * @param answered what Pricing says of a configuration
 */
export function showsInquiries(answered: (configuration: PricedConfiguration) => AnsweredConfiguration) {
  return ({ configuration, ...inquiry }: InquiryDetails): ShownInquiry => ({
    ...inquiry,
    ...comparedPrices(inquiry),
    ...answered(configuration),
  });
}

function comparedPrices(inquiry: InquiryRecord): Pick<ShownInquiry, 'seenPrices' | 'valueHigherBy'> {
  return { seenPrices: seenPrices(inquiry), valueHigherBy: seenValue(inquiry)?.higherBy ?? '0.00' };
}

/** The price of what was asked for, as its visitor saw it; undefined where none was shown. */
export function seenValue(inquiry: InquiryRecord): SeenPrice | undefined {
  const value = inquiry.isSampleRequest ? 'sampleCost' : 'totalCost';
  return seenPrices(inquiry).find(({ price }) => price === value);
}

function seenPrices(inquiry: InquiryRecord): SeenPrice[] {
  const ours = { ...inquiry, totalCost: inquiry.orderTotal };
  return SEEN_AMOUNTS.flatMap((price): SeenPrice[] => {
    const seen = inquiry.seen[price];
    return seen === null ? [] : [{ price, ours: ours[price], seen, higherBy: higherBy(ours[price], seen) }];
  });
}

function higherBy(ours: string, seen: string): string {
  return signedDifference(Money.parse(ours), Money.parse(seen));
}
