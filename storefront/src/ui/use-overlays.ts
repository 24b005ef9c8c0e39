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

interface RouterEntry {
  key?: string;
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

  const hide = (name: string) => {
    if (!isOpen(name)) return;
    setLeaving({ key: liveEntry().key, name });
    void navigate(-1);
  };

  return { overlays, isOpen, show, hide };
}
