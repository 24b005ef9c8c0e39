import { useLocation, useNavigate } from '@tiraz/router';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { restored, selectConfiguration } from './calculator-slice';
import { fromQuery, namesConfiguration, toQuery } from './selection-address';

/**
 * Keeps the configuration in the page's address, in place, so that Back still leaves the page; takes it from
 * there when the address brings one: a link, a reload, Back. Only after hydration: the server's page knows none.
 */
export function useSelectionInAddress(): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const configuration = useSelector(selectConfiguration);
  const location = useLocation();
  const known = useRef<string>(undefined);

  useEffect(() => {
    // The browser's own: the router's comes late, and would bring back what has been changed since; and its path
    // has lost the language that may stand before it.
    const { pathname, search, hash } = window.location;
    if (search !== known.current) {
      known.current = search;
      if (namesConfiguration(search)) {
        dispatch(restored(fromQuery(search)));
        return;
      }
    }
    const next = toQuery(configuration, search);
    if (next === search) return;
    known.current = next;
    void navigate({ pathname, search: next, hash }, { replace: true });
  }, [location, configuration, dispatch, navigate]);
}
