export type { InquiryDetails } from './application/inquiry-details.js';
export { QuotedInquiries } from './application/quoted-inquiries.js';
export { NewArrivals, type WaitingInquiries, type WaitingInquiry } from './application/waiting-inquiries.js';
