import { InquiryPage } from '../features/inquiries/inquiry-page';
import { QuotationPanel } from '../features/quotations/quotation-panel';

/** An inquiry with what was offered for it. */
export default function InquiryWithQuotation() {
  return <InquiryPage Quotation={QuotationPanel} />;
}
