import { useLocation } from '@tiraz/router';
import { useEffect } from 'react';
import { useShortcuts } from './use-shortcuts';

/** The search was asked for on a page that has none; the one that it leads to begins there. */
let isSearchWanted = false;

/** Puts the focus into the page's search. @returns whether it has one */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** For pages that belong together and of which one has the search: the key for it leads there. */
export function useSearchKey(onMissing: () => void): void {
  const { pathname } = useLocation();
  useShortcuts({
    search: () => {
      if (focusSearch()) return;
      isSearchWanted = true;
      onMissing();
    },
  });
  useEffect(() => {
    if (!isSearchWanted) return;
    // After the shell, which begins every page at its top.
    requestAnimationFrame(() => {
      if (focusSearch()) isSearchWanted = false;
    });
  }, [pathname]);
}
