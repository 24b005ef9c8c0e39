import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** What the generated endpoints are put into. Fetched results never go stale, and nothing refetches by itself. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: Infinity,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
