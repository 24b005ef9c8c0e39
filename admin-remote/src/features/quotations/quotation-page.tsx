import {
  useGetInquiryQuery,
  useGetQuotationQuery,
  type InquiryDetails,
  type Quotation,
} from '@tiraz/api-client/staff';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotation-editor';
import {
  Isolated,
  isUnknown,
  LoadFailure,
  Loading,
  PageHead,
  StaffLink,
  useSeenText,
  useStaffPath,
} from '@tiraz/staff-kit/page';
import { useLocation } from '@tiraz/router';
import { useState, type ComponentType } from 'react';
import { QuotationEditor } from './quotation-editor';

type About = ComponentType<{ inquiry: InquiryDetails }>;

/**
 * The draft of an inquiry's quotation, beside the inquiry.
 *
 * @param Inquiry what the visitor asked for
 */
export function QuotationPage({ Inquiry }: { Inquiry: About }) {
  const id = useStaffPath().split('/')[2] ?? '';
  const inquiry = useGetInquiryQuery(id);
  const quotation = useGetQuotationQuery(id);
  const back = useBack(id);
  if (inquiry.currentData && quotation.currentData) {
    return (
      <Draft key={id} inquiry={inquiry.currentData} quotation={quotation.currentData} Inquiry={Inquiry} />
    );
  }
  const error = inquiry.error ?? quotation.error;
  if (!error) return <Loading lines={12} />;
  if (isUnknown(error)) return <NoDraft back={back} />;
  const retry = () => void Promise.all([inquiry.refetch(), quotation.refetch()]);
  return <LoadFailure onRetry={retry} retrying={inquiry.isFetching || quotation.isFetching} />;
}

/** To the inquiry, with the list that led to it. */
function useBack(id: string): string {
  return `/inquiries/${id}${useLocation().search}`;
}

function NoDraft({ back }: { back: string }) {
  const t = useTexts(texts);
  return (
    <PageHead title={t.noDraft}>
      <StaffLink to={back}>{t.back}</StaffLink>
    </PageHead>
  );
}

interface DraftProps {
  inquiry: InquiryDetails;
  quotation: Quotation;
  Inquiry: About;
}

function Draft({ inquiry, quotation, Inquiry }: DraftProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const seen = useSeenText();
  // As the form was filled from it: what is read meanwhile is not what was typed over.
  const [base] = useState(quotation);
  const draft = base.revisions.find(({ state }) => state === 'draft');
  const back = useBack(inquiry.id);
  if (!draft) return <NoDraft back={back} />;
  return (
    <>
      <PageHead
        title={t.title(formatNumber(draft.number, language))}
        subtitle={
          <>
            {seen(inquiry.customerName)}
            {' · '}
            <Isolated>{inquiry.reference}</Isolated>
          </>
        }
      >
        <StaffLink to={back}>{t.back}</StaffLink>
      </PageHead>
      <QuotationEditor inquiry={inquiry} quotation={base} draft={draft} back={back}>
        <Inquiry inquiry={inquiry} />
      </QuotationEditor>
    </>
  );
}
