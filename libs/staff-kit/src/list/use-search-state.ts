import { useLocation, useNavigate } from '@tiraz/router';
import { useMemo } from 'react';

/**
 * Filter, search, sort and page of a list, kept in the address, so that a reload, a bookmark and the way back
 * bring the same list.
 *
 * @param defaults every parameter with the value that the address leaves out; the same object every time
 * @returns the values, and a function that changes some of them. A change of anything but `cursor` begins at the
 * first page. `replace` keeps it out of the history: for a search that is still being typed.
 */
export function useSearchState<State extends Record<string, string>>(
  defaults: State,
): [State, (changes: Partial<State>, options?: { replace?: boolean }) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  return useMemo(() => {
    const given = new URLSearchParams(search);
    const state = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, given.get(name) ?? value]),
    ) as State;

    const change = (changes: Partial<State>, options?: { replace?: boolean }) => {
      const next: Record<string, string> = {
        ...state,
        ...('cursor' in changes ? {} : { cursor: '' }),
        ...changes,
      };
      const wanted = new URLSearchParams(search);
      for (const [name, value] of Object.entries(next)) {
        if (value === (defaults[name] ?? '')) wanted.delete(name);
        else wanted.set(name, value);
      }
      const text = wanted.toString();
      void navigate(text ? `${pathname}?${text}` : pathname, options);
    };
    return [state, change];
  }, [defaults, navigate, pathname, search]);
}
