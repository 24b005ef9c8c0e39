import { useGetCustomerQuery, useGetInquiryQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts } from '@tiraz/messages/admin-remote/new-inquiry';
import { useLocation } from '@tiraz/router';
import { Answer, Loading, PageHead, StaffLink, useMay } from '@tiraz/staff-kit/page';
import { useState } from 'react';
import { InquiryEntry } from './inquiry-entry';
import { useOffers } from './use-offers';

/** Where staff enter what somebody asks for on the telephone; `?customer=…` says who it is. */
export default function NewInquiryPage() {
  const t = useTexts(texts);
  const { back } = useTexts(detailsTexts);
  const offers = useOffers();
  const id = new URLSearchParams(useLocation().search).get('customer') ?? '';
  const isKnown = useMay('customers.read') && id !== '';
  const customer = useGetCustomerQuery(id, { skip: !isKnown });
  const latestId = customer.currentData?.inquiries[0]?.id;
  const latest = useGetInquiryQuery(latestId ?? '', { skip: latestId === undefined });
  const isOf = ({ currentData, isError }: { currentData?: unknown; isError: boolean }) =>
    currentData !== undefined || isError;
  // Who is not found is written down.
  const isSettled = !isKnown || (isOf(customer) && (latestId === undefined || isOf(latest)));
  /** Whose form is open: it stays, with what is typed, though something newer of theirs comes meanwhile. */
  const [openFor, setOpenFor] = useState<string>();
  if (isSettled && openFor !== id) setOpenFor(id);
  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle}>
        <StaffLink to="/inquiries">{back}</StaffLink>
      </PageHead>
      <Answer of={offers} lines={14}>
        {(known) =>
          openFor === id ? (
            <InquiryEntry
              key={id}
              offers={known}
              customer={customer.currentData}
              language={latest.currentData?.language}
              back={customer.currentData ? `/crm/customers/${customer.currentData.id}` : '/inquiries'}
            />
          ) : (
            <Loading lines={14} />
          )
        }
      </Answer>
    </>
  );
}
