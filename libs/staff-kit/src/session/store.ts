import { configureStore, isFulfilled, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { askWhoIsThere, type StaffDispatch } from '@tiraz/api-client/others-changes';
import { problemOf, staffApi, type ApiError, type StaffSession } from '@tiraz/api-client/staff';
import type { Happenings } from '../live/happenings';
import { tellsOfOwnWrites } from '../live/own-writes';
import { createOtherPages, tellsOtherPages, type OtherPages } from './other-pages';

const ABOUT_THE_ACCOUNT = ['permission.missing', 'session.factor-required'];

/**
 * A role may change while its pages are open, and what a role needs: a refusal is the first that they hear of it. With a
 * new password comes a new session: what was read while its answer was on the way met the end of the one before.
 */
const asksAgainWhatOneMay: Middleware<unknown, unknown, StaffDispatch> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const isRefusal =
      isRejectedWithValue(action) &&
      ABOUT_THE_ACCOUNT.includes(problemOf(action.payload as ApiError)?.code ?? '');
    const isNewSession =
      isFulfilled(action) && (action.meta.arg as { endpointName?: string }).endpointName === 'changePassword';
    if (isRefusal || isNewSession) void dispatch(askWhoIsThere());
    return next(action);
  };

/**
 * The staff area's own store: what was fetched. Everything else is in the address or in a form.
 *
 * @param otherPages hear when somebody signs in or out here
 */
export function createStore(
  session: StaffSession,
  happenings: Happenings,
  otherPages: OtherPages = createOtherPages(),
) {
  return configureStore({
    reducer: { [staffApi.reducerPath]: staffApi.reducer },
    // Nothing but RTK Query writes here: to look for changes after every action would be to walk every list again.
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: session },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(
        tellsOfOwnWrites(happenings),
        tellsOtherPages(otherPages),
        staffApi.middleware,
        asksAgainWhatOneMay,
      ),
  });
}
