export { imported } from './inquiries.module.js';
