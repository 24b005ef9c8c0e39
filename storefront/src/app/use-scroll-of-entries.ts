import { useLocation } from '@tiraz/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A link that turns the page begins at its top; Back and Forward end where the reader was. Left to the browser, the
 * page that is left would be scrolled in place of the one that comes.
 *
 * @param onTurn another page is there
 */
export function useScrollOfEntries(path: string, onTurn: () => void): void {
  const { key } = useLocation();
  const positions = useRef(new Map<string, number>());
  const current = useRef(key);
  const shown = useRef(path);

  useEffect(() => {
    const take = () => void (window.history.scrollRestoration = 'manual');
    const listeners = {
      scroll: () => void positions.current.set(current.current, window.scrollY),
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
    current.current = key;
    if (shown.current === path) {
      positions.current.set(key, window.scrollY);
      return;
    }
    shown.current = path;
    // A new entry has a new key.
    window.scrollTo(0, positions.current.get(key) ?? 0);
    onTurn();
    // Only another entry of the history is a turn.
  }, [key, path]);
}
