import { configureStore } from '@reduxjs/toolkit';
import { staffApi, type StaffSession } from '@tiraz/api-client/staff';

/** The staff area's own store: what was fetched. Everything else is in the address or in a form. */
export function createStore(session: StaffSession) {
  return configureStore({
    reducer: { [staffApi.reducerPath]: staffApi.reducer },
    middleware: (standard) => standard({ thunk: { extraArgument: session } }).concat(staffApi.middleware),
  });
}
