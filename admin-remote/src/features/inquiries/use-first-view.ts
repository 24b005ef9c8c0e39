import { useListInquiryViewsQuery } from '@tiraz/api-client/staff';
import { isReturning } from '@tiraz/staff-kit/list';
import { useGo } from '@tiraz/staff-kit/page';
import { useEffect, useState } from 'react';
import { savedAddress } from './list-address';

/** Opens the list with the view that is to be first, once, unless its address says what to show or one comes back to it. */
export function useFirstView(search: string): void {
  const go = useGo();
  const { data: views } = useListInquiryViewsQuery();
  const [isOpening, setOpening] = useState(() => search === '' && !isReturning(search));

  useEffect(() => {
    if (!isOpening || !views) return;
    setOpening(false);
    const first = views.find(({ isFirst }) => isFirst);
    if (first && search === '') go(`/inquiries${savedAddress(first.filter)}`, { replace: true });
  }, [isOpening, views, search, go]);
}
