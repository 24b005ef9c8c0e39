import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { staffApi } from './staff';
import type { ListAuditTrailApiArg } from './staff-generated';
import { TAG_TYPES, tagsOf, type Tag, type TagType } from './tags';

type Kind = NonNullable<ListAuditTrailApiArg['kind']>;

/** What the stream of changes says of one: what was done to what, by whom. */
export interface Change {
  kind: Kind;
  id: string;
  action: string;
  /** The id of a staff account, or null: a visitor, a customer, the command line. */
  by: string | null;
}

/** What the stream says of a colleague: which inquiry they have before them, or no longer. */
export interface Look {
  inquiryId: string;
  /** The id of a staff account. */
  by: string;
  isOver: boolean;
}

/** What shows a thing of each kind, first its own, which is found by its id, then whatever counts it or names it. */
const SHOWN_BY = {
  inquiry: ['Inquiry', 'Customer', 'Stats', 'Mail'],
  customer: ['Customer', 'FollowUp', 'Inquiry', 'Stats'],
  followUp: ['FollowUp', 'Customer', 'Stats'],
  communication: ['Customer', 'Customer', 'Inquiry', 'Stats'],
  productType: ['ProductType'],
  fabric: ['Fabric'],
  fit: ['Fit'],
  finishingQuality: ['FinishingQuality'],
  printType: ['PrintType'],
  color: ['Color'],
  staffAccount: ['Person', 'Invitation', 'Me'],
  job: ['Job'],
  settings: ['Settings', 'Inquiry'],
  holiday: ['Holiday', 'Inquiry'],
  mail: ['Mail'],
  priceChange: ['PriceChange', 'ProductType', 'Fabric', 'Fit', 'FinishingQuality', 'PrintType'],
} as const satisfies Partial<Record<Kind, readonly [TagType, ...TagType[]]>>;

/** What is to be asked for again once somebody else has changed something. */
export function shownOf({ kind, id, action }: Change): Tag[] {
  const [own, ...others] = (SHOWN_BY as Partial<Record<Kind, readonly [TagType, ...TagType[]]>>)[kind] ?? [];
  if (own === undefined) return [];
  // A draft warns of sizes that were said since.
  const isQuotation = action.startsWith('quotation.') || action === 'inquiry.sizes-said';
  const quotation = isQuotation ? tagsOf('Quotation', id) : [];
  return [...tagsOf(own, id), ...quotation, ...others.map((type) => ({ type }))];
}

interface State {
  staffApi: ReturnType<typeof staffApi.reducer>;
}
type Thunk<Result> = ThunkAction<Result, State, unknown, UnknownAction>;
export type StaffDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** Whether something was done by the account that is signed in, here or anywhere else. */
export const isMine =
  (by: Change['by']): Thunk<boolean> =>
  (_, getState) =>
    by !== null && staffApi.endpoints.getMe.select()(getState()).data?.id === by;

/** Whether it is known who is signed in, or was. */
export const hasFoundMe = (): Thunk<boolean> => (_, getState) =>
  staffApi.endpoints.getMe.select()(getState()).data !== undefined;

/** Asks again for what shows these; for everything that shows something when it is not said what. */
export const showAgain = (tags?: Iterable<Tag>) =>
  staffApi.util.invalidateTags(tags ? [...tags] : [...TAG_TYPES]);

/**
 * Asks again who is there, where it has been asked. At once: what is asked for again by its tags waits for every call
 * under way, and one of them may wait for whoever is there.
 */
export const askWhoIsThere = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { getMe } = staffApi.endpoints;
  // What is under way cannot be asked for again yet.
  await dispatch(staffApi.util.getRunningQueryThunk('getMe', undefined));
  if (getMe.select()(getState()).isUninitialized) return;
  void dispatch(getMe.initiate(undefined, { subscribe: false, forceRefetch: true }));
};

/** Asks again for whatever was asked for before a moment, but for who is there: what changed since is not in it. */
export const showAgainSince =
  (moment: number): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const older = () =>
      staffApi.util
        .selectInvalidatedBy(getState(), [...TAG_TYPES])
        .filter(({ queryCacheKey, endpointName }) => {
          const began = getState().staffApi.queries[queryCacheKey]?.startedTimeStamp ?? moment;
          return began < moment && endpointName !== 'getMe';
        });
    // What is under way cannot be asked for again yet.
    if (older().length === 0) return;
    await Promise.allSettled(dispatch(staffApi.util.getRunningQueriesThunk()));
    for (const { endpointName, originalArgs } of older()) {
      const { initiate } = staffApi.endpoints[endpointName as 'getInquiry'];
      void dispatch(initiate(originalArgs as string, { subscribe: false, forceRefetch: true }));
    }
  };
