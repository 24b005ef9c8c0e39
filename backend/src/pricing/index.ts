export { Pricing } from './application/pricing.js';
export { PricingModule } from './pricing.module.js';
export {
  quoteBreakdownSchema,
  quoteExample,
  selectionExample,
  selectionSchema,
} from './adapters/quote.dto.js';
