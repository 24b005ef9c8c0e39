export { CustomerBook } from './application/customer-book.js';
export { CustomerReads } from './application/customer-reads.js';
