export type { InquiryDetails } from './application/inquiry-details.js';
export { OwnedInquiries } from './application/owned-inquiries.js';
export { QuotedInquiries } from './application/quoted-inquiries.js';
export { NewArrivals } from './application/waiting-inquiries.js';
