export { ExpiringQuotations } from './application/expiring-quotations.js';
