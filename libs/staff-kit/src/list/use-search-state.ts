import { useLocation, useNavigate } from '@tiraz/router';
import { useMemo } from 'react';

/**
 * Filter, search, sort and page of a list, kept in the address, so that a reload, a bookmark and the way back
 * bring the same list.
 *
 * @param defaults every parameter with the value that the address leaves out; the same object every time
 * @returns the values, and a function that changes some of them, as the address has them by then. A change of anything
 * but `cursor` begins at the first page. `replace` keeps it out of the history: for a search that is still being typed.
 */
export function useSearchState<State extends Record<string, string>>(
  defaults: State,
): [State, (changes: Partial<State>, options?: { replace?: boolean }) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  return useMemo(() => {
    const stateIn = (given: URLSearchParams) =>
      Object.fromEntries(
        Object.entries(defaults).map(([name, value]) => [name, given.get(name) ?? value]),
      ) as State;

    const change = (changes: Partial<State>, options?: { replace?: boolean }) => {
      // The page is drawn a moment after the address has changed: the next change may come before, or be too late.
      if (window.location.pathname !== pathname) return;
      const wanted = new URLSearchParams(window.location.search);
      const next: Record<string, string> = {
        ...stateIn(wanted),
        ...('cursor' in changes ? {} : { cursor: '' }),
        ...changes,
      };
      for (const [name, value] of Object.entries(next)) {
        if (value === (defaults[name] ?? '')) wanted.delete(name);
        else wanted.set(name, value);
      }
      const text = wanted.toString();
      void navigate(text ? `${pathname}?${text}` : pathname, options);
    };
    return [stateIn(new URLSearchParams(search)), change];
  }, [defaults, navigate, pathname, search]);
}
