import { useState } from 'react';
import { useHappening } from '../live/happenings';
import type { SteadyRows } from './use-steady-rows';

/** As `useSteadyRows`, for an answer with several short lists: all of it stays as it is. */
export function useSteadyAnswer<Data>(
  now: Data | undefined,
): { shown: Data | undefined } & Pick<SteadyRows<never>, 'news' | 'isBehind' | 'release'> {
  const [held, setHeld] = useState<Data>();
  useHappening(({ by }) => setHeld((before) => (by === 'us' ? undefined : (before ?? now))));
  // An answer that says the same again is the same object.
  const isBehind = held !== undefined && held !== now;
  return { shown: held ?? now, news: 0, isBehind, release: () => setHeld(undefined) };
}
