import { useListInquiriesQuery } from '@tiraz/api-client/staff';
import { neighboursIn } from '@tiraz/staff-kit/list';
import { writeAddress } from '@tiraz/staff-kit/list-address';
import { INQUIRIES, listRequest, type ListAddress } from './list-address';

/** The inquiries before and after one in the list that the address describes. */
export const useNeighbours = neighboursIn<ListAddress>(
  function usePage(address) {
    return useListInquiriesQuery(listRequest(address ?? INQUIRIES.whole), { skip: !address }).currentData;
  },
  (id, address) => `/inquiries/${id}${writeAddress(INQUIRIES, address)}`,
);
