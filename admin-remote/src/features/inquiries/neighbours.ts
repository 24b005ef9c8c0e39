import { useState } from 'react';
import {
  useListInquiriesQuery,
  type ListInquiriesApiArg,
  type ListInquiriesApiResponse,
} from '@tiraz/api-client/staff';
import { writeListAddress, type ListAddress } from './list-address';

/** What is asked of the API for a part of the list. */
export function listRequest({ status, q, sort, cursor }: ListAddress): ListInquiriesApiArg {
  return {
    status: status === 'all' ? undefined : status,
    q: q || undefined,
    sort,
    cursor: cursor || undefined,
  };
}

interface Neighbours {
  /** The path of the neighbour's page within the staff area; absent at either end of the list. */
  previous?: string;
  next?: string;
}

type Place = 'previous' | 'next';

/**
 * The inquiries before and after one in the list that the address describes, across the edges of its pages. An inquiry
 * that has just left the list, because its status no longer fits the filter, keeps the neighbours that it had.
 */
export function useNeighbours(id: string, address: ListAddress): Neighbours {
  const page = useListInquiriesQuery(listRequest(address)).currentData;
  const items = page?.items ?? [];
  const index = items.findIndex((item) => item.id === id);
  const following = useNextPage(index === items.length - 1 ? page?.next : undefined, address);
  const preceding = useNextPage(index === 0 ? page?.prev : undefined, address);

  const found: Neighbours = {
    previous: hrefOf(items[index - 1], address) ?? hrefOf(preceding.page?.items.at(-1), preceding.address),
    next: hrefOf(items[index + 1], address) ?? hrefOf(following.page?.items[0], following.address),
  };
  const [last, setLast] = useState({ id, found });
  if (index >= 0 && (last.id !== id || PLACES.some((place) => last.found[place] !== found[place]))) {
    setLast({ id, found });
  }
  if (index >= 0) return found;
  return last.id === id ? last.found : {};
}

const PLACES: readonly Place[] = ['previous', 'next'];

function useNextPage(cursor: string | undefined, address: ListAddress) {
  const there = { ...address, cursor: cursor ?? '' };
  const { currentData } = useListInquiriesQuery(listRequest(there), { skip: !cursor });
  return { page: currentData, address: there };
}

function hrefOf(item: ListInquiriesApiResponse['items'][number] | undefined, address: ListAddress) {
  return item && `/inquiries/${item.id}${writeListAddress(address)}`;
}
