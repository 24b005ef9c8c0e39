import { useEffect } from 'react';

/**
 * Stands for a dialog until it can be painted. It has the page to itself already: no key that is pressed meanwhile is for
 * the page, and Escape calls the dialog off.
 */
export function ComingDialog({ onClose }: { onClose: (() => void) | undefined }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Nor is it for the dialog that this one stands in.
      event.stopPropagation();
      event.preventDefault();
      onClose?.();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onClose]);
  return <dialog open hidden />;
}
