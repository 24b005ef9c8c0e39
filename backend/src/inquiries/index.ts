export type { InquiryDetails } from './application/inquiry-details.js';
export { QuotedInquiries } from './application/quoted-inquiries.js';
