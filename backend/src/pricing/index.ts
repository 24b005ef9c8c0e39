export { Pricing } from './application/pricing.js';
export {
  quoteBreakdownSchema,
  quoteExample,
  selectionExample,
  selectionSchema,
} from './adapters/quote.dto.js';
