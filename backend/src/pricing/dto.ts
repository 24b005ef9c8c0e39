// The wire's words for the adapters of others: a core knows index.ts alone, which leads to no framework.
export { QuoteBreakdownDto, quoteExample, SelectionDto, selectionExample } from './adapters/quote.dto.js';
