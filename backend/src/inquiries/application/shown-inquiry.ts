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
  const ours = { ...inquiry, totalCost: inquiry.orderTotal };
  const seenPrices = SEEN_AMOUNTS.flatMap((price): SeenPrice[] => {
    const seen = inquiry.seen[price];
    return seen === null ? [] : [{ price, ours: ours[price], seen, higherBy: higherBy(ours[price], seen) }];
  });
  const value = inquiry.isSampleRequest ? 'sampleCost' : 'totalCost';
  const valueHigherBy = seenPrices.find(({ price }) => price === value)?.higherBy ?? '0.00';
  return { seenPrices, valueHigherBy };
}

function higherBy(ours: string, seen: string): string {
  return signedDifference(Money.parse(ours), Money.parse(seen));
}
