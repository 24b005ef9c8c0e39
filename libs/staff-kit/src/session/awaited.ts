import { createContext } from 'react';

/** Between the calls that wait for whoever sits there and the dialog in which they answer. */
export interface Awaited {
  /** A call waits. @returns whether it may go on */
  wait: () => Promise<boolean>;
  /** Whether calls are waiting. */
  isAwaited: () => boolean;
  /** When the first of them began to. */
  since: () => number | undefined;
  subscribe: (notify: () => void) => () => void;
  /** @param goesOn whether what waits may go on */
  settle: (goesOn: boolean) => void;
}

export function createAwaited(): Awaited {
  let waiting: (PromiseWithResolvers<boolean> & { since: number }) | undefined;
  const listeners = new Set<() => void>();
  const change = (next: typeof waiting) => {
    waiting = next;
    for (const notify of listeners) notify();
  };

  return {
    wait() {
      if (!waiting) change({ ...Promise.withResolvers(), since: Date.now() });
      return waiting?.promise ?? Promise.resolve(false);
    },
    isAwaited: () => waiting !== undefined,
    since: () => waiting?.since,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    settle(goesOn) {
      const settled = waiting;
      change(undefined);
      settled?.resolve(goesOn);
    },
  };
}

/** Whoever sits there signs in again: what waits goes on when the same account is back. */
export const Renewal = createContext(createAwaited());

/** Whoever sits there gives a code again. */
export const Confirmation = createContext(createAwaited());
