import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 5_000;

/** Reads again every few seconds for as long as the server is at work on what was read. */
export function useAgainWhile(isAtWork: boolean, again: () => void): void {
  const run = useEffectEvent(again);
  useEffect(() => {
    if (!isAtWork) return undefined;
    const looking = setInterval(() => run(), EVERY_MS);
    return () => clearInterval(looking);
  }, [isAtWork]);
}
