import { useListInquiryViewsQuery } from '@tiraz/api-client/staff';
import { useMay } from '@tiraz/staff-kit/page';
import type { Entry } from './entry';

/** The parts of the list of inquiries that the reader has named. */
export function useViews(): Entry[] {
  const { data = [] } = useListInquiryViewsQuery(undefined, { skip: !useMay('inquiries.read') });
  return data.map(({ id, name, filter }) => ({
    id: `view:${id}`,
    group: 'views',
    label: name,
    words: [],
    to: `/inquiries?${new URLSearchParams(filter).toString()}`,
  }));
}
