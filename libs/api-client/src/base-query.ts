import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { ANSWERED_WITHIN_MS } from './patience';

/** Why a call failed. */
export interface ApiError {
  /** The HTTP status; absent when no answer came, or none that could be read. */
  status?: number;
  /** The status, a colon, a space and the body, or the status text when the body is empty. */
  message: string;
  /** The body as it came; problem+json more often than not. */
  body: string;
}

/** What an endpoint may say of its calls, as `extraOptions`. */
export interface CallOptions {
  /** How long an answer is waited for, in milliseconds, where that is not `ANSWERED_WITHIN_MS`. */
  answeredWithinMs?: number;
}

const send = fetchBaseQuery({
  baseUrl: '/',
  credentials: 'include',
  responseHandler: async (response) => {
    const body = await response.text();
    return response.ok && body ? JSON.parse(body) : body;
  },
});

/** Same origin, with cookies, JSON both ways; nothing is waited for without end, or tried a second time. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions> = async (
  asked,
  api,
  extra: CallOptions | undefined,
) => {
  const args = typeof asked === 'string' ? { url: asked } : asked;
  const timeout = extra?.answeredWithinMs ?? ANSWERED_WITHIN_MS;
  const { data, error, meta } = await send({ ...args, timeout }, api, {});
  if (!error) return { data, meta };
  if (typeof error.status !== 'number') return { error: { message: error.error, body: '' }, meta };
  const body = String(error.data ?? '');
  return {
    error: { status: error.status, message: `${error.status}: ${body || meta?.response?.statusText}`, body },
    meta,
  };
};
