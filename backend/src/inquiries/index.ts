export { InquiriesModule } from './inquiries.module.js';
export { DemoInquiries } from './seed/demo-inquiries.js';
