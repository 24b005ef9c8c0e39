import { texts } from '@tiraz/messages/storefront/quotation';
import type { RenewalWords } from '../application/answer-quotation.js';

/** With which the customer's page asks for another offer, in every language. */
export const RENEWAL_WORDS: RenewalWords = new Set(Object.values(texts).map(({ renewed }) => renewed));
