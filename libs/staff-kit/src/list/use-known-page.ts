import { useEffect } from 'react';

/** Turns to another page of a list; an empty cursor is the first. `useSearchState` has it. */
export type Turn = (changes: { cursor: string }, options?: { replace?: boolean }) => void;

/**
 * Turns to the first page where the server refuses the one that the address asks for: it is of another list, or of
 * another order. To ask again would never help.
 *
 * @returns whether it is on its way there
 */
export function useKnownPage({ error }: { error?: unknown }, cursor: string, turn: Turn): boolean {
  const isRefused = cursor !== '' && statusOf(error) === 400;
  useEffect(() => {
    if (isRefused) turn({ cursor: '' }, { replace: true });
  }, [isRefused, turn]);
  return isRefused;
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}
