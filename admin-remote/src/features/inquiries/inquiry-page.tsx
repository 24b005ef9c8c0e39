import { useGetInquiryQuery, type InquiryDetails as Details } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { turnTo } from '@tiraz/staff-kit/list';
import { isUnknown, LoadFailure, Loading, PageHead, StaffLink, useStaffPath } from '@tiraz/staff-kit/page';
import { useEffect, type ComponentType } from 'react';
import { InquiryDetails } from './inquiry-details';

/**
 * The page of one inquiry, named by the last part of the path.
 *
 * @param props.Quotation what was offered for it
 * @param props.Care what is planned with its customer
 */
export function InquiryPage({
  Quotation,
  Care,
}: Record<'Quotation' | 'Care', ComponentType<{ inquiry: Details }>>) {
  const text = useTexts(texts);
  const id = useStaffPath().split('/')[2] ?? '';
  const { currentData: inquiry, error, isFetching, refetch } = useGetInquiryQuery(id);

  useEffect(() => turnTo(id), [id]);

  if (inquiry)
    return (
      <InquiryDetails
        key={id}
        inquiry={inquiry}
        quotation={<Quotation inquiry={inquiry} />}
        care={<Care inquiry={inquiry} />}
      />
    );
  if (!error) return <Loading lines={10} />;
  if (!isUnknown(error)) return <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <PageHead title={text.notFound}>
      <StaffLink to="/inquiries">{text.back}</StaffLink>
    </PageHead>
  );
}
