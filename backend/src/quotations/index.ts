export { ExpiringQuotations, type ExpiringQuotation } from './application/expiring-quotations.js';
