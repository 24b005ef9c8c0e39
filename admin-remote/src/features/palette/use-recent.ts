import { staffApi } from '@tiraz/api-client/staff';
import { isUnknown, useMay } from '@tiraz/staff-kit/page';
import { useEffect, useState } from 'react';
import { forgetThing, recentThings } from '../../ui/recent-things';
import type { Entry } from './entry';
import { customerEntry, inquiryEntry } from './things';

/** What was read last in this browser, as it is called now; all of it at once. What is gone is forgotten. */
export function useRecent(account: string): { isLoading: boolean; entries: Entry[] } {
  const mayReadInquiries = useMay('inquiries.read');
  const mayReadCustomers = useMay('customers.read');
  const [things] = useState(() => recentThings(account));
  const [getInquiry] = staffApi.useLazyGetInquiryQuery();
  const [getCustomer] = staffApi.useLazyGetCustomerQuery();
  const [entries, setEntries] = useState<Entry[]>();

  useEffect(() => {
    let isOpen = true;
    const allowed = things.filter(({ kind }) => (kind === 'inquiry' ? mayReadInquiries : mayReadCustomers));
    const asked = allowed.map(({ kind, id }) =>
      kind === 'inquiry'
        ? askFor(getInquiry(id, true), inquiryEntry)
        : askFor(getCustomer(id, true), customerEntry),
    );
    void Promise.all(asked.map(({ answer }) => answer)).then((answers) => {
      if (!isOpen) return;
      const found = new Map<string, Entry>();
      allowed.forEach(({ id }, at) => {
        const { entry, error } = answers[at] ?? {};
        // Two customers who were merged since are one, whichever of them was read.
        if (entry ? found.has(entry.id) : error && isUnknown(error)) forgetThing(account, id);
        else if (entry) found.set(entry.id, { ...entry, group: 'recent' });
      });
      setEntries([...found.values()]);
    });
    return () => {
      isOpen = false;
      for (const { abort } of asked) abort();
    };
  }, [account, things, mayReadInquiries, mayReadCustomers, getInquiry, getCustomer]);

  return { isLoading: entries === undefined, entries: entries ?? [] };
}

interface Query<Data> extends Promise<{ data?: Data; error?: object }> {
  abort: () => void;
}

function askFor<Data>(query: Query<Data>, toEntry: (data: Data) => Entry) {
  const answer = query.then(({ data, error }) => ({ entry: data && toEntry(data), error }));
  return { answer, abort: () => query.abort() };
}
