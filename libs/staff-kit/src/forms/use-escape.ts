import { useEffect, useEffectEvent } from 'react';

/**
 * Hears Escape for what stands over the page, before anything else does and wherever the focus is; the key is for nothing
 * below, such as a form that this opened out of.
 */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      escape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
