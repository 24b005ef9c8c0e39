import { useLocation, useNavigate } from '@tiraz/router';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { liveOverlays, liveState } from '../../ui/use-overlays';
import { restored, selectConfiguration } from './calculator-slice';
import { keepSizes, withKeptSizes } from './kept-sizes';
import type { Configuration } from '../../selection/selection';
import { fromQuery, namesConfiguration, toQuery } from '../../selection/selection-address';

/**
 * Keeps the configuration in the page's address, in place, so that Back still leaves the page; takes it from
 * there when the address brings one: a link, a reload, Back. Only after hydration: the server's page knows none.
 */
export function useSelectionInAddress(): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const configuration = useSelector(selectConfiguration);
  const rendered = useLocation();
  const known = useRef<string>(undefined);
  const covered = useRef<string>(undefined);

  useEffect(() => {
    // The browser's own address: the router's is a transition behind, and a choice may come in between.
    const { pathname, search, hash } = window.location;
    const isLeaving = pathname !== rendered.pathname;
    if (isLeaving) return;
    // What opens over the page or closes has an address of the moment at which it opened: the page goes on as it is.
    const isSamePage = covered.current !== undefined && covered.current !== liveOverlays();
    covered.current = liveOverlays();
    if (search !== known.current) {
      known.current = search;
      if (!isSamePage && namesConfiguration(search)) {
        const named = withKeptSizes(fromQuery(search), search);
        // What the server has drawn the page with.
        const isThere = sameText(named, configuration);
        if (!isThere) dispatch(restored(named));
        if (!isThere) return;
      }
    }
    const next = toQuery(configuration, search);
    keepSizes(configuration, next);
    if (next === search) return;
    try {
      void navigate({ pathname, search: next, hash }, { replace: true, state: liveState() });
      known.current = next;
    } catch {
      // Safari refuses more than a hundred changes in a few seconds; the next one after that brings it up to date.
    }
  }, [rendered, configuration, dispatch, navigate]);
}

function sameText(one: Configuration, { selection, colourCount }: Configuration): boolean {
  return JSON.stringify([one.selection, one.colourCount]) === JSON.stringify([selection, colourCount]);
}
