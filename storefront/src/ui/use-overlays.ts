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

/**
 * What lies over the page, each with a place in the history of its own, so that Back closes it instead of leaving
 * the page. After a reload nothing does.
 */
export function useOverlays() {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // Gone at once: the browser's way back takes a moment.
  const [leaving, setLeaving] = useState<{ key: string | undefined; name: string }>();
  if (leaving && leaving.key !== key) setLeaving(undefined);

  const rendered = overlaysIn(state);
  const overlays = leaving?.key === key ? { ...rendered, [leaving.name]: undefined } : rendered;

  const isOpen = (name: string) =>
    overlaysIn(liveEntry().usr)[name] !== undefined && leaving?.key !== liveEntry().key;

  const show = (name: string, value: string) => {
    if (isOpen(name)) return;
    const { pathname, search, hash } = window.location;
    const next = { ...overlays, [name]: value };
    void navigate({ pathname, search, hash }, { state: { overlays: next, load: LOAD } });
  };

  /** @param isByItself nobody asked for it: a Back that is pressed at that moment was meant for it, too */
  const hide = (name: string, { isByItself = false } = {}) => {
    if (!isOpen(name)) return;
    const { key, idx = 0 } = liveEntry();
    setLeaving({ key, name });
    if (isByItself) goBackNoFurtherThan(idx - 1);
    void navigate(-1);
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
