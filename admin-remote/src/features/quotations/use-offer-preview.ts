import {
  usePreviewQuotationQuery,
  type QuotationOffer,
  type QuotationRevision,
} from '@tiraz/api-client/staff';
import { WHOLE_BASIS_POINTS } from '@tiraz/contracts/quotation';
import { useRested } from '@tiraz/web/use-rested';
import { useState } from 'react';

const RESTING_MS = 400;

/**
 * What an offer comes to while it is typed, as the server adds it up; what it came to last, while it is half typed. Its
 * `offer` is what was asked about, as JSON; undefined until there is a whole one.
 */
export function useOfferPreview(inquiryId: string, offer: QuotationOffer, draft: QuotationRevision) {
  const rested = useRested(isWhole(offer) ? JSON.stringify(offer) : undefined, RESTING_MS);
  const [first] = useState(rested);
  const [asked, setAsked] = useState(rested);
  if (rested !== undefined && rested !== asked) setAsked(rested);
  const isNew = asked !== undefined && asked !== first;
  const { currentData, data, isError } = usePreviewQuotationQuery(
    { id: inquiryId, quotationOffer: JSON.parse(asked ?? '{}') as QuotationOffer },
    { skip: !isNew },
  );
  return { sums: (isNew && (currentData ?? data)) || draft, isBehind: isError, offer: asked };
}

/** Nothing of it is missing that the server would refuse it for. */
function isWhole({ lines, instalments, indicative }: QuotationOffer): boolean {
  const share = instalments.reduce((sum, { basisPoints }) => sum + basisPoints, 0);
  return (
    lines.every(
      ({ unitPrice, quantity, textEn, textAr }) => unitPrice !== '' && quantity > 0 && (textEn || textAr),
    ) &&
    share === WHOLE_BASIS_POINTS &&
    (!indicative || (indicative.rate !== '' && indicative.source !== '' && indicative.day !== ''))
  );
}
