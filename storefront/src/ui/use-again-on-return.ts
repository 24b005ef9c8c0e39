import { useEffect, useEffectEvent } from 'react';

/** A page that was out of sight for less than this still says how things stand, in milliseconds. */
const STANDS_FOR_MS = 30_000;

/** Reads again when the page comes back into sight: a tab may have lain behind others for days. */
export function useAgainOnReturn(again: () => void): void {
  const run = useEffectEvent(again);
  useEffect(() => {
    let leftAt: number | undefined;
    const look = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (leftAt !== undefined && Date.now() - leftAt >= STANDS_FOR_MS) run();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
