import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is prerendered and hydrated, when there is no document to reach into. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
