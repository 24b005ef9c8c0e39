import { createApi } from '@reduxjs/toolkit/query/react';
import { staffBaseQuery } from './staff-base-query';

/**
 * What the generated staff endpoints are put into. Nothing refetches by itself; what nobody looks at any more is
 * forgotten after a minute, so that a list that is opened again shows what has come meanwhile.
 */
export const emptyStaffApi = createApi({
  reducerPath: 'staffApi',
  baseQuery: staffBaseQuery,
  keepUnusedDataFor: 60,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
