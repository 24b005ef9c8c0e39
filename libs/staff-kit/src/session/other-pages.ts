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
    tell() {
      // Whoever has left the staff area before the answer came hears nothing more; the others are to.
      const own = channel ?? openChannel();
      own?.postMessage('changed');
      if (own !== channel) own?.close();
    },
    hear(listener) {
      const opened = (channel = openChannel());
      opened?.addEventListener('message', listener);
      return () => {
        opened?.close();
        if (channel === opened) channel = undefined;
      };
    },
  };
}

/** Tests have none. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
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
