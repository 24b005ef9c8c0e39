import type { Change, Look } from '@tiraz/api-client/others-changes';
import { createContext, use, useEffect, useEffectEvent } from 'react';

/** What may make an answer another one than it was: told before anything is asked for again. */
export type Written =
  /** Absent when nobody knows what was done: the stream had been lost. */
  | { by: 'others'; change?: Change }
  /** What was written from this very page; no ids where something was made. */
  | { by: 'us'; ids: readonly string[] };

/** `onlooker`: a colleague has an inquiry before them, or no longer. */
export type Happening = Written | { by: 'onlooker'; look: Look };

export interface Happenings {
  tell: (happening: Happening) => void;
  subscribe: (listener: (happening: Happening) => void) => () => void;
}

export function createHappenings(): Happenings {
  const listeners = new Set<(happening: Happening) => void>();
  return {
    tell: (happening) => listeners.forEach((listener) => listener(happening)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Of the store above. */
export const HappeningsContext = createContext(createHappenings());

export function useHappening(listener: (happening: Written) => void): void {
  const happenings = use(HappeningsContext);
  const heard = useEffectEvent(listener);
  useEffect(
    () =>
      happenings.subscribe((happening) => {
        if (happening.by !== 'onlooker') heard(happening);
      }),
    [happenings],
  );
}
