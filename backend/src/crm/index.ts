export { CustomerBook } from './application/customer-book.js';
export { CustomerInquiries } from './application/customer-inquiries.js';
export { CustomerReads } from './application/customer-reads.js';
export { DueFollowUps } from './application/due-follow-ups.js';
