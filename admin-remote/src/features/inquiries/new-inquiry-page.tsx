import { useGetCustomerQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts } from '@tiraz/messages/admin-remote/new-inquiry';
import { useLocation } from '@tiraz/router';
import { Answer, Loading, PageHead, StaffLink, useMay } from '@tiraz/staff-kit/page';
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
  // Who is not found is written down.
  const isSettled = !isKnown || customer.currentData !== undefined || customer.isError;
  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle}>
        <StaffLink to="/inquiries">{back}</StaffLink>
      </PageHead>
      <Answer of={offers} lines={14}>
        {(known) =>
          isSettled ? (
            <InquiryEntry
              key={id}
              offers={known}
              customer={customer.currentData}
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
