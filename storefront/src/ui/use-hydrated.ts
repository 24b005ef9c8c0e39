import { startTransition, useEffect, useState } from 'react';

/**
 * False while the page is prerendered and hydrated, when there is no document to reach into. What turns with it is drawn in
 * steps: an urgent update would have the whole page hydrated at once.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
