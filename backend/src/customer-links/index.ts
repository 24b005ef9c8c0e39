export { CustomerLinks, openedBy } from './application/customer-links.js';
