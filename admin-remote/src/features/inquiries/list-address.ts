import type { ListInquiriesApiArg } from '@tiraz/api-client/staff';
import { INQUIRY_STATUSES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { writeAddress, type ListDefinition } from '@tiraz/staff-kit/list-address';

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
] as const satisfies readonly ListInquiriesApiArg['sort'][];

/** Which part of the inquiries the list shows; all of it stands in the address. */
export type ListAddress = {
  status: InquiryStatus | 'all';
  q: string;
  sort: (typeof SORTS)[number];
  /** Where the page begins; empty for the first. */
  cursor: string;
};

/** The whole list: the first page of everything, newest first. */
export const INQUIRIES: ListDefinition<ListAddress> = {
  whole: { status: 'all', q: '', sort: '-createdAt', cursor: '' },
  known: { status: ['all', ...INQUIRY_STATUSES], sort: SORTS },
};

/** What is asked of the API for a part of the list. */
export function listRequest({ status, q, sort, cursor }: ListAddress): ListInquiriesApiArg {
  return {
    status: status === 'all' ? undefined : status,
    q: q || undefined,
    sort,
    cursor: cursor || undefined,
  };
}

/** Where 'Export CSV' gets every inquiry that the filter and the search match. */
export function csvAddress({ status, q }: ListAddress): string {
  return `/api/admin/inquiries/export.csv${writeAddress(INQUIRIES, { status, q })}`;
}
