import { Panel } from '@tiraz/staff-kit/page';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import type { InquiryDetails } from '@tiraz/api-client/staff';
import { MessagePanel } from '../features/inquiries/message-panel';
import { SelectionPanel } from '../features/inquiries/selection-panel';
import { QuotationPage } from '../features/quotations/quotation-page';

/** The draft of a quotation beside what the visitor asked for. */
export default function QuotationBesideInquiry() {
  return <QuotationPage Inquiry={Asked} />;
}

function Asked({ inquiry }: { inquiry: InquiryDetails }) {
  const text = useTexts(texts);
  return (
    <>
      <Panel hasRoom title={text.selection}>
        <SelectionPanel inquiry={inquiry} />
      </Panel>
      <MessagePanel inquiry={inquiry} />
    </>
  );
}
