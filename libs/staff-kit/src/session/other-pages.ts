import { isFulfilled, type Middleware } from '@reduxjs/toolkit';

const NAME = 'tiraz.session';
const CHANGED_BY = ['signIn', 'giveCode', 'givePasskey', 'signOut', 'changePassword'];

/** The other pages of the browser, which has one session for all of them. */
export interface OtherPages {
  /** The session has changed. */
  tell: () => void;
  /** @returns stops hearing of it */
  hear: (listener: () => void) => () => void;
}

export function createOtherPages(): OtherPages {
  let channel: BroadcastChannel | undefined;
  return {
    tell: () => channel?.postMessage('changed'),
    hear(listener) {
      // Tests have none.
      if (typeof BroadcastChannel === 'undefined') return () => undefined;
      const opened = new BroadcastChannel(NAME);
      opened.addEventListener('message', listener);
      channel = opened;
      return () => opened.close();
    },
  };
}

/** Tells them once somebody has signed in or out on this page. */
export const tellsOtherPages =
  ({ tell }: OtherPages): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isFulfilled(action)) {
      const { endpointName = '' } = action.meta.arg as { endpointName?: string };
      // With a code still to be given nobody is signed in.
      const isAsked = Object.hasOwn((action.payload as object | null) ?? {}, 'challenge');
      if (CHANGED_BY.includes(endpointName) && !isAsked) tell();
    }
    return next(action);
  };
