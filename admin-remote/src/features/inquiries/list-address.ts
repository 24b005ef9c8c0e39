import { INQUIRY_STATUSES, type InquiryStatus } from '../../ui/status-tag';

/** The orders that the list can be in; a minus sign turns one round. */
export const SORTS = [
  '-createdAt',
  'createdAt',
  '-totalCost',
  'totalCost',
  'customerName',
  '-customerName',
  '-quantity',
  'quantity',
] as const;

export type Sort = (typeof SORTS)[number];
export type SortField = 'createdAt' | 'totalCost' | 'customerName' | 'quantity';

/** Which part of the inquiries the list shows; all of it stands in the address. */
export interface ListAddress {
  status: InquiryStatus | 'all';
  q: string;
  sort: Sort;
  /** Where the page begins; empty for the first. */
  cursor: string;
}

/** What the address leaves out: the first page of everything, newest first. */
export const WHOLE_LIST = {
  status: 'all',
  q: '',
  sort: '-createdAt',
  cursor: '',
} as const satisfies ListAddress;

/** @param given the address' parameters; what they say wrongly is as if it were not said */
export function readListAddress(given: Record<keyof ListAddress, string>): ListAddress {
  return {
    ...given,
    status: INQUIRY_STATUSES.find((status) => status === given.status) ?? WHOLE_LIST.status,
    sort: SORTS.find((sort) => sort === given.sort) ?? WHOLE_LIST.sort,
  };
}

/** @returns the address' query with its question mark; empty for the whole list */
export function writeListAddress(address: Partial<ListAddress>): string {
  const said = Object.entries(WHOLE_LIST).flatMap(([name, usual]) => {
    const value = address[name as keyof ListAddress] ?? usual;
    return value === usual ? [] : [[name, value]];
  });
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : '';
}

/** The order after a press on a column's head: first the way in which one looks for something there, then turned round. */
export function sortAfterPress(field: SortField, current: Sort): Sort {
  const [first, turned]: [Sort, Sort] =
    field === 'customerName' ? [field, `-${field}`] : [`-${field}`, field];
  return current === first ? turned : first;
}

/** Where 'Export CSV' gets every inquiry that the filter and the search match. */
export function csvAddress({ status, q }: ListAddress): string {
  return `/api/admin/inquiries/export.csv${writeListAddress({ status, q })}`;
}
