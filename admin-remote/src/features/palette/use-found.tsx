import { staffApi, type Customer, type InquirySummary } from '@tiraz/api-client/staff';
import { useMay } from '@tiraz/staff-kit/page';
import { useEffect, useState } from 'react';
import { customerEntry, inquiryEntry } from './things';
import { foundFirst } from './ranking';
import type { Entry } from './entry';

/** Of each kind, at most. */
const SHOWN = 6;

interface Answer {
  /** What was searched, and how often it was asked. */
  of: string;
  inquiries: InquirySummary[];
  customers: Customer[];
  hasFailed: boolean;
}

const NOTHING: Answer = { of: '', inquiries: [], customers: [], hasFailed: false };

/**
 * The inquiries and customers that hold what is typed, as the server finds them. What was asked for another text is
 * given up, and so is everything when the palette closes: the last answer counts.
 *
 * @param q empty: nothing is asked
 */
export function useFound(q: string) {
  const mayReadInquiries = useMay('inquiries.read');
  const mayReadCustomers = useMay('customers.read');
  const [askInquiries] = staffApi.useLazyListInquiriesQuery();
  const [askCustomers] = staffApi.useLazyListCustomersQuery();
  const [answer, setAnswer] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const wanted = q && `${tries} ${q}`;

  useEffect(() => {
    if (!q) return undefined;
    const inquiries = mayReadInquiries ? askInquiries({ q, limit: SHOWN }) : undefined;
    const customers = mayReadCustomers ? askCustomers({ q, limit: SHOWN }) : undefined;
    let isLast = true;
    void Promise.all([inquiries, customers]).then(([ofInquiries, ofCustomers]) => {
      if (!isLast) return;
      setAnswer({
        of: wanted,
        inquiries: ofInquiries?.data?.items ?? [],
        customers: ofCustomers?.data?.items ?? [],
        hasFailed: Boolean(ofInquiries?.error ?? ofCustomers?.error),
      });
    });
    return () => {
      isLast = false;
      inquiries?.abort();
      customers?.abort();
    };
  }, [q, wanted, mayReadInquiries, mayReadCustomers, askInquiries, askCustomers]);

  const shown = q ? answer : NOTHING;
  const isSearching = shown.of !== wanted;
  const entries: Entry[] = [
    ...foundFirst(shown.inquiries.map(inquiryEntry), q),
    ...foundFirst(shown.customers.map(customerEntry), q),
  ];
  return {
    isSearching,
    hasFailed: !isSearching && shown.hasFailed,
    again: () => setTries(tries + 1),
    entries,
  };
}
