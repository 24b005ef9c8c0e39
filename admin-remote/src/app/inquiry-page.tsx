import { InquiryCare } from '../features/crm/inquiry-care';
import { InquiryPage } from '../features/inquiries/inquiry-page';
import { QuotationPanel } from '../features/quotations/quotation-panel';

/** An inquiry with what was offered for it, and what is planned with its customer. */
export default function InquiryDesk() {
  return <InquiryPage Quotation={QuotationPanel} Care={InquiryCare} />;
}
