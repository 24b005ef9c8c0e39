import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';

/** Why a call failed. */
export interface ApiError {
  /** The HTTP status; absent when no answer came, or none that could be read. */
  status?: number;
  /** The status, a colon, a space and the body, or the status text when the body is empty. */
  message: string;
  /** The body as it came; problem+json more often than not. */
  body: string;
}

const send = fetchBaseQuery({
  baseUrl: '/',
  credentials: 'include',
  responseHandler: async (response) => {
    const body = await response.text();
    return response.ok && body ? JSON.parse(body) : body;
  },
});

/** Same origin, with cookies, JSON both ways; nothing is tried a second time. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (args, api, extra) => {
  const { data, error, meta } = await send(args, api, extra);
  if (!error) return { data, meta };
  if (typeof error.status !== 'number') return { error: { message: error.error, body: '' }, meta };
  const body = String(error.data ?? '');
  return {
    error: { status: error.status, message: `${error.status}: ${body || meta?.response?.statusText}`, body },
    meta,
  };
};
