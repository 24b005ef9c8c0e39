import type { CountInquiriesApiArg, ListInquiriesApiArg } from '@tiraz/api-client/staff';
import type { InquiryColumn } from '@tiraz/contracts/inquiry-export';
import {
  INQUIRY_STATUSES,
  LOST_REASONS,
  inquiriesCountedUpTo,
  type InquiryStatus,
  type LostReason,
} from '@tiraz/contracts/inquiry-status';
import type { Language } from '@tiraz/contracts/language';
import { readAddress, writeAddress, type ListDefinition } from '@tiraz/staff-kit/list-address';

/** The orders that the list can be in; a minus sign turns one round. */
export const SORTS = [
  'newFirst',
  '-createdAt',
  'createdAt',
  '-totalCost',
  'totalCost',
  'customerName',
  '-customerName',
  '-quantity',
  'quantity',
] as const satisfies readonly ListInquiriesApiArg['sort'][];

export const TYPES = ['all', 'sample', 'order'] as const satisfies readonly ListInquiriesApiArg['type'][];

/** Which part of the inquiries the list shows; all of it stands in the address. */
export type ListAddress = {
  status: InquiryStatus | 'all';
  q: string;
  type: (typeof TYPES)[number];
  /** The id of one; empty for all. */
  productType: string;
  /** The id of one; empty for all. */
  customer: string;
  /** The id of an account, or of nobody's; empty for all. */
  owner: string;
  /** Why they came to nothing; `any` for all, lost or not. */
  lostReason: LostReason | 'any';
  /** The first and the last day of arrival, `2026-11-22`; empty for any. */
  from: string;
  to: string;
  /** What they are worth in EGP, `20000.50`; empty for any. */
  minValue: string;
  maxValue: string;
  sort: (typeof SORTS)[number];
  /** Where the page begins; empty for the first. */
  cursor: string;
};

/** The whole list: the first page of everything, what is new on top. */
export const INQUIRIES: ListDefinition<ListAddress> = {
  whole: {
    status: 'all',
    q: '',
    type: 'all',
    ...{ productType: '', customer: '', owner: '' },
    lostReason: 'any',
    ...{ from: '', to: '', minValue: '', maxValue: '' },
    sort: 'newFirst',
    cursor: '',
  },
  known: {
    status: ['all', ...INQUIRY_STATUSES],
    type: TYPES,
    lostReason: ['any', ...LOST_REASONS],
    sort: SORTS,
  },
};

/** In an address and a request: those that are nobody's. */
export const NOBODY = 'nobody';
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** What is wrong with a range: its end lies before its beginning. */
export function faultOf({ from, to, minValue, maxValue }: ListAddress): 'days' | 'values' | undefined {
  if (isDay(from) && isDay(to) && to < from) return 'days';
  return AMOUNT.test(minValue) && AMOUNT.test(maxValue) && Number(maxValue) < Number(minValue)
    ? 'values'
    : undefined;
}

/** What narrows the list besides its status; what is no filter, or turned round, is left out. */
export function narrowing(address: ListAddress): CountInquiriesApiArg {
  const { q, type, productType, customer, owner, lostReason, from, to, minValue, maxValue } = address;
  const fault = faultOf(address);
  const given = (value: string, isOne: boolean) => (isOne ? value : undefined);
  return {
    q: q || undefined,
    type: type === 'all' ? undefined : type,
    productType: given(productType, ID.test(productType)),
    customer: given(customer, ID.test(customer)),
    owner: given(owner, owner === NOBODY || ID.test(owner)),
    lostReason: lostReason === 'any' ? undefined : lostReason,
    from: given(from, isDay(from)),
    to: given(to, isDay(to) && fault !== 'days'),
    minValue: given(minValue, AMOUNT.test(minValue)),
    maxValue: given(maxValue, AMOUNT.test(maxValue) && fault !== 'values'),
  };
}

/** How far what the list has is counted; undefined where all of it is. */
export function countedUpTo(address: ListAddress): number | undefined {
  return inquiriesCountedUpTo(narrowing(address));
}

/** What of the list is kept when it is saved: all that narrows and orders it, but not the page. */
export function savedFilter(address: ListAddress): Record<string, string> {
  return { ...filterOf(address), sort: address.sort };
}

/** Where a saved part of the list is; what it says wrongly, or of a release to come, is left out. */
export function savedAddress(filter: Readonly<Record<string, string>>): string {
  return writeAddress(INQUIRIES, readAddress(INQUIRIES, { ...INQUIRIES.whole, ...filter, cursor: '' }));
}

/** What is asked of the API for a part of the list. */
export function listRequest(address: ListAddress): ListInquiriesApiArg {
  const { status, sort, cursor } = address;
  return {
    status: status === 'all' ? undefined : status,
    ...narrowing(address),
    sort,
    cursor: cursor || undefined,
  };
}

/** Where 'Export Excel' gets them, with these columns. */
export function sheetAddress(
  address: ListAddress,
  language: Language,
  columns: readonly InquiryColumn[],
): string {
  const said = new URLSearchParams({ ...filterOf(address), language, columns: columns.join() });
  return `/api/admin/inquiries/export.xlsx?${said.toString()}`;
}

/** Where 'Export CSV' gets every inquiry that the filter and the search match. */
export function csvAddress(address: ListAddress): string {
  return `/api/admin/inquiries/export.csv${writeAddress(INQUIRIES, filterOf(address))}`;
}

function filterOf(address: ListAddress): Record<string, string> & Pick<ListAddress, 'status'> {
  const said = Object.entries(narrowing(address)).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(said) as Record<string, string>), status: address.status };
}

function isDay(text: string): boolean {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !!new Date(`${text}T00:00Z`).toJSON()?.startsWith(text);
}
