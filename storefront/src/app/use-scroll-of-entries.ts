import { useLocation } from '@tiraz/router';
import { useLayoutEffect, useRef } from 'react';

/** By the key of an entry; kept while another remote is shown. */
const positions = new Map<string, number>();

/**
 * A link that turns the page begins at its top; Back and Forward end where the reader was. Left to the browser, the
 * page that is left would be scrolled in place of the one that comes.
 *
 * @param onTurn another page is there
 */
export function useScrollOfEntries(path: string, onTurn: () => void): void {
  const { key } = useLocation();
  const current = useRef(key);
  const shown = useRef(path);

  // Gone with the page, before it is another remote that is scrolled.
  useLayoutEffect(() => {
    const take = () => void (window.history.scrollRestoration = 'manual');
    const listeners = {
      scroll: () => void positions.set(current.current, window.scrollY),
      // A reload is the browser's.
      pagehide: () => void (window.history.scrollRestoration = 'auto'),
      pageshow: take,
    };
    take();
    for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener);
    return () => {
      listeners.pagehide();
      for (const [type, listener] of Object.entries(listeners)) window.removeEventListener(type, listener);
    };
  }, []);

  useLayoutEffect(() => {
    // Back from another remote.
    const left = positions.get(current.current) ?? window.scrollY;
    if (left !== window.scrollY) window.scrollTo(0, left);
  }, []);

  useLayoutEffect(() => {
    current.current = key;
    if (shown.current === path) {
      positions.set(key, window.scrollY);
      return;
    }
    shown.current = path;
    // A new entry has a new key.
    window.scrollTo(0, positions.get(key) ?? 0);
    onTurn();
    // Only another entry of the history is a turn.
  }, [key, path]);
}
