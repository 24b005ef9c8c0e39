import { useGetInquiryQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { turnTo } from '@tiraz/staff-kit/list';
import { LoadFailure, Loading, PageHead, StaffLink, useStaffPath } from '@tiraz/staff-kit/page';
import { useEffect } from 'react';
import { InquiryDetails } from './inquiry-details';

/** The page of one inquiry, named by the last part of the path. */
export default function InquiryPage() {
  const text = useTexts(texts);
  const id = useStaffPath().split('/')[2] ?? '';
  const { currentData: inquiry, error, isFetching, refetch } = useGetInquiryQuery(id);

  useEffect(() => turnTo(id), [id]);

  if (inquiry) return <InquiryDetails key={id} inquiry={inquiry} />;
  if (!error) return <Loading lines={10} />;
  // An id that is none is nobody's either.
  const isUnknown = 'status' in error && (error.status === 400 || error.status === 404);
  if (!isUnknown) return <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <PageHead title={text.notFound}>
      <StaffLink to="/inquiries">{text.back}</StaffLink>
    </PageHead>
  );
}
