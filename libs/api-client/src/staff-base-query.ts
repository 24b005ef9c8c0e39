import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import { baseQuery, type ApiError, type CallOptions } from './base-query';
import { toPage } from './page';
import { problemOf } from './problem';

/** What the staff area's store gives its calls, as the extra argument of its thunks. */
export interface StaffSession {
  /** Asks whoever sits there to sign in again. @returns whether the same account is back */
  renew: () => Promise<boolean>;
  /** Asks whoever sits there for a code of the second factor. @returns whether one was given that is right */
  confirm?: () => Promise<boolean>;
  /** Whether somebody sits there: what a page asks for by itself keeps no session alive. */
  isAttended?: () => boolean;
}

const UNATTENDED = { 'x-unattended': '1' };

/** Their 401 is an answer about the account or the session itself: whoever asks says what comes of it. */
const ABOUT_THE_SESSION = [
  'signIn',
  'giveCode',
  'confirmSession',
  'confirmByPasskey',
  'signOut',
  'getMe',
  'getDemoAccount',
  'openInvitation',
  'acceptInvitation',
];

/** What is asked for again by itself may wait so long; nobody presses anything for it. */
const MOST_WAITED_S = 5;

/** Asks. What is asked for again, and refused because too much is asked for, is once more when the server says. */
const ask: typeof baseQuery = async (args, api, extra) => {
  const answer = await baseQuery(args, api, extra);
  const { error, meta } = answer;
  if (!api.forced || (error?.status !== 429 && error?.status !== 503)) return answer;
  const { response } = meta as { response?: Response };
  const seconds = Number(response?.headers.get('Retry-After') ?? Infinity);
  if (!(seconds <= MOST_WAITED_S)) return answer;
  // All who were refused do not come back in the same moment.
  await new Promise((resolve) => setTimeout(resolve, (seconds + Math.random()) * 1_000));
  return baseQuery(args, api, extra);
};

/**
 * Like `baseQuery`, with four things more. A list that takes a cursor comes as a `Page`. A call that meets the end
 * of the session waits until the same account has signed in again and is then sent once more, so that whoever was
 * typing loses nothing; it fails with its 401 when they do not come back. A sensitive one waits in the same way for a
 * code of the second factor, where the server asks for it again. A read that is repeated, and refused because too much
 * is asked for, is sent once more after as long as the server says.
 */
export const staffBaseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions> = async (
  asked,
  api,
  extra,
) => {
  const session = api.extra as StaffSession | undefined;
  const args = session?.isAttended?.() === false ? withHeaders(asked, UNATTENDED) : asked;
  let answer = await ask(args, api, extra);
  const mayGoOn = (error: ApiError) => {
    if (error.status === 401 && !ABOUT_THE_SESSION.includes(api.endpoint)) return session?.renew();
    if (problemOf(error)?.code === 'session.confirmation-required') return session?.confirm?.();
    return false;
  };
  while (answer.error && (await mayGoOn(answer.error))) answer = await ask(args, api, extra);
  if (answer.error || !Array.isArray(answer.data) || !isPaged(args)) return answer;
  const { response } = answer.meta as { response?: Response };
  return { data: toPage(answer.data, response?.headers), meta: answer.meta };
};

function withHeaders(args: string | FetchArgs, headers: Record<string, string>): FetchArgs {
  const given = typeof args === 'string' ? { url: args } : args;
  return { ...given, headers: { ...(given.headers as Record<string, string> | undefined), ...headers } };
}

function isPaged(args: string | FetchArgs): boolean {
  return typeof args === 'object' && args.params !== undefined && 'cursor' in args.params;
}
