import { inquiryReceived, type Letter } from '../../notifications/index.js';
import type { InquiryDetails } from '../application/inquiry-details.js';
import { sizesInWords } from './size-words.js';

/** What a customer reads of an inquiry that has come in. */
export function receivedLetter(inquiry: InquiryDetails, answerBy: Date): Letter {
  const { language, reference, customerName, isSampleRequest, configuration } = inquiry;
  const { totalCost, pricePerItem } = inquiry;
  return inquiryReceived({
    language,
    reference,
    customerName,
    isSampleRequest,
    configuration,
    totalCost,
    pricePerItem,
    answerBy,
    sizes: sizesInWords(configuration, language),
  });
}
