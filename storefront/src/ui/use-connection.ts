import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/**
 * A browser that says it is offline while it loads this page from its server is not believed until it has been
 * online: a machine without any network can still serve itself.
 */
let believed = typeof navigator !== 'undefined' && navigator.onLine;

function subscribe(onChange: () => void): () => void {
  const changed = () => {
    believed ||= navigator.onLine;
    onChange();
  };
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser has lost its network. One that has it may still not reach the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => believed && !navigator.onLine,
    () => false,
  );
}

/**
 * After a failure, does it again when the network is back.
 *
 * @param error a new one for each failure; undefined when there is none
 * @param afterMs and, when given, also after so many milliseconds: what failed may have had a network
 */
export function useAgainWhenBack(error: unknown, again: () => unknown, afterMs?: number): void {
  const run = useEffectEvent(() => void again());
  const cameBack = useRef(false);
  useEffect(() => {
    const note = () => void (cameBack.current = true);
    window.addEventListener('online', note);
    return () => window.removeEventListener('online', note);
  }, []);
  useEffect(() => {
    if (error === undefined) return undefined;
    // What failed may have been under way when the network came back: asked without it, it says nothing of it.
    if (cameBack.current) {
      cameBack.current = false;
      run();
    }
    const tryAgain = () => run();
    window.addEventListener('online', tryAgain);
    const timer = afterMs === undefined ? undefined : setTimeout(tryAgain, afterMs);
    return () => {
      window.removeEventListener('online', tryAgain);
      clearTimeout(timer);
    };
  }, [error, afterMs]);
}
