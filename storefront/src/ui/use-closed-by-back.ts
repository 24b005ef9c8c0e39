import { useEffect, useEffectEvent, useRef } from 'react';
import { useOverlays } from './use-overlays';

/**
 * Gives a dialog a place in the history of its own for as long as it is mounted, so that Back closes it instead of
 * leaving the page.
 *
 * @param locked Back changes nothing
 * @returns closes it, too, and gives the place up
 */
export function useClosedByBack(locked: boolean, onClose: () => void): () => void {
  const { overlays, isOpen, show, hide } = useOverlays();
  const take = useEffectEvent(() => show('dialog', 'open'));
  const giveUp = useEffectEvent(() => hide('dialog', { isByItself: true }));
  const look = useEffectEvent(() => {
    if (isOpen('dialog')) return;
    if (locked) take();
    else onClose();
  });
  const isShown = overlays.dialog !== undefined;
  const wasShown = useRef(false);

  useEffect(() => {
    take();
    return () => giveUp();
  }, []);
  useEffect(() => {
    if (!isShown && wasShown.current) look();
    wasShown.current = isShown;
  }, [isShown]);

  return () => {
    hide('dialog');
    onClose();
  };
}
