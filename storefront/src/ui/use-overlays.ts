import { useLocation, useNavigate } from '@tiraz/router';
import { useState } from 'react';

/** What lies over the page, by name. */
export type Overlays = Readonly<Partial<Record<string, string>>>;

const NONE: Overlays = {};

/** Tells this load of the page from an earlier one, whose history a reload leaves behind. */
const LOAD = globalThis.performance?.timeOrigin;

function overlaysIn(state: unknown): Overlays {
  const { overlays, load } = (state ?? {}) as { overlays?: Overlays; load?: number };
  return overlays && load === LOAD ? overlays : NONE;
}

/** How long a Back is taken to have been meant for what has just closed by itself, in milliseconds. */
const MEANT_FOR_IT_MS = 500;

interface RouterEntry {
  key?: string;
  /** Its place in the history. */
  idx?: number;
  usr?: unknown;
}

/** The browser's own entry: the router's is a transition behind. */
const liveEntry = () => (window.history.state ?? {}) as RouterEntry;

/** Names what lies over the page at this moment; the same text for the same overlays. */
export const liveOverlays = () => JSON.stringify(overlaysIn(liveEntry().usr));

/** The state of the browser's entry, for whoever replaces its address and means to keep what lies over the page. */
export const liveState = () => liveEntry().usr;

/** A way back from a place in the history, and what is to lie over the page at its end. */
interface Leaving {
  key: string | undefined;
  wanted: Overlays;
}

/** There is one history, whoever asked for the way back. */
let underWay: Leaving | undefined;

/**
 * What lies over the page, each with a place in the history of its own, so that Back closes it instead of leaving
 * the page. After a reload nothing does.
 */
export function useOverlays() {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // Gone at once: the browser's way back takes a moment.
  const [leaving, setLeaving] = useState<Leaving>();
  if (leaving && leaving.key !== key) setLeaving(undefined);

  const overlays = leaving?.key === key ? leaving.wanted : overlaysIn(state);

  const onTheWay = () => (underWay?.key === liveEntry().key ? underWay : undefined);
  const wanted = () => onTheWay()?.wanted ?? overlaysIn(liveEntry().usr);
  const isOpen = (name: string) => wanted()[name] !== undefined;
  const want = (next: Leaving) => {
    underWay = next;
    setLeaving(next);
  };

  const push = (next: Overlays) => {
    const { pathname, search, hash } = window.location;
    void navigate({ pathname, search, hash }, { state: { overlays: next, load: LOAD } });
  };

  /** What is asked for while the browser is on its way back is done once it is there: a push would be overtaken. */
  const goBack = () => {
    const { idx = 0 } = liveEntry();
    const onPopState = () => {
      const next = underWay?.wanted ?? NONE;
      underWay = undefined;
      const { key: arrivedAt, idx: place, usr } = liveEntry();
      // Somebody pressed Back as well, and is further away.
      if (place !== idx - 1) return;
      const there = overlaysIn(usr);
      if (Object.keys(there).some((name) => there[name] !== undefined && next[name] === undefined)) {
        want({ key: arrivedAt, wanted: next });
        goBack();
      } else if (Object.keys(next).some((name) => next[name] !== undefined && there[name] === undefined)) {
        push(next);
      }
    };
    window.addEventListener('popstate', onPopState, { once: true });
    void navigate(-1);
  };

  const show = (name: string, value: string) => {
    if (isOpen(name)) return;
    const next = { ...wanted(), [name]: value };
    if (onTheWay()) want({ key: liveEntry().key, wanted: next });
    else push(next);
  };

  /** @param isByItself nobody asked for it: a Back that is pressed at that moment was meant for it, too */
  const hide = (name: string, { isByItself = false } = {}) => {
    if (!isOpen(name)) return;
    const { key, idx = 0 } = liveEntry();
    const isOnItsWay = onTheWay() !== undefined;
    want({ key, wanted: { ...wanted(), [name]: undefined } });
    if (isOnItsWay) return;
    if (isByItself) goBackNoFurtherThan(idx - 1);
    goBack();
  };

  return { overlays, isOpen, show, hide };
}

/**
 * Two ways back that meet are one: what goes further for now returns to a place in the history, before the router hears
 * of it.
 */
function goBackNoFurtherThan(idx: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReturning = false;
  const onPopState = (event: PopStateEvent) => {
    timer ??= setTimeout(() => window.removeEventListener('popstate', onPopState, true), MEANT_FOR_IT_MS);
    const tooFar = idx - (liveEntry().idx ?? idx);
    const isTooFar = tooFar > 0;
    if (isTooFar) event.stopImmediatePropagation();
    if (isTooFar && !isReturning) window.history.go(tooFar);
    isReturning = isTooFar;
  };
  window.addEventListener('popstate', onPopState, true);
}
