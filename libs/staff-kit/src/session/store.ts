import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { problemOf, staffApi, type ApiError, type StaffSession } from '@tiraz/api-client/staff';
import type { Happenings } from '../live/happenings';
import { tellsOfOwnWrites } from '../live/own-writes';

/** A role may change while its pages are open: a refusal is the first that they hear of it. */
const asksAgainWhatOneMay: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const isMissing =
      isRejectedWithValue(action) && problemOf(action.payload as ApiError)?.code === 'permission.missing';
    if (isMissing) dispatch(staffApi.util.invalidateTags([{ type: 'Me', id: 'LIST' }]));
    return next(action);
  };

/** The staff area's own store: what was fetched. Everything else is in the address or in a form. */
export function createStore(session: StaffSession, happenings: Happenings) {
  return configureStore({
    reducer: { [staffApi.reducerPath]: staffApi.reducer },
    // Nothing but RTK Query writes here: to look for changes after every action would be to walk every list again.
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: session },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(tellsOfOwnWrites(happenings), staffApi.middleware, asksAgainWhatOneMay),
  });
}
