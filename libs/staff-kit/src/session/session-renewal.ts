import type { StaffSession } from '@tiraz/api-client/staff';
import { createContext } from 'react';

/** Between the calls that met the end of the session and the dialog in which one signs in again. */
export interface SessionRenewal extends StaffSession {
  /** Whether calls are waiting. */
  isAwaited: () => boolean;
  subscribe: (notify: () => void) => () => void;
  /** @param isBack whether the same account is back, so that what waits may go on */
  settle: (isBack: boolean) => void;
}

export function createSessionRenewal(): SessionRenewal {
  let waiting: PromiseWithResolvers<boolean> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: typeof waiting) => {
    waiting = next;
    for (const notify of listeners) notify();
  };

  return {
    renew() {
      if (!waiting) change(Promise.withResolvers());
      return waiting?.promise ?? Promise.resolve(false);
    },
    isAwaited: () => waiting !== undefined,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    settle(isBack) {
      const settled = waiting;
      change(undefined);
      settled?.resolve(isBack);
    },
  };
}

/** Of the store above. */
export const Renewal = createContext(createSessionRenewal());
