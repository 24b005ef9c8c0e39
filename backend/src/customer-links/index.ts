export { CustomerLinks } from './application/customer-links.js';
