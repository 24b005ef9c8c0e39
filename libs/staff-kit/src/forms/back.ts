import { useEffect, useEffectEvent } from 'react';

interface Layer {
  /** Left out where Back does not close it: then the page is left, as without it. */
  close?: (() => void) | undefined;
}

/** What lies over the page, the topmost last. */
const layers: Layer[] = [];

/**
 * Has Back close what lies over the page instead of leaving the page below, in browsers that let a way back be called
 * off before it is gone. What is unsaved is asked about first, and Back is not heard of here.
 *
 * @returns to be called once it is gone
 */
export function closeByBack(layer: Layer): () => void {
  layers.push(layer);
  const onNavigate = (event: NavigateEvent) => {
    // Where the page itself goes somebody has agreed to it.
    const isBack = event.navigationType === 'traverse' && event.userInitiated;
    const isOpen = event.cancelable && !event.defaultPrevented;
    if (!isBack || !isOpen || layers.at(-1) !== layer || !layer.close) return;
    event.preventDefault();
    layer.close();
  };
  const waysBack = 'navigation' in window ? window.navigation : undefined;
  waysBack?.addEventListener('navigate', onNavigate);
  return () => {
    waysBack?.removeEventListener('navigate', onNavigate);
    layers.splice(layers.indexOf(layer), 1);
  };
}

/** The same for as long as the part is there. */
export function useClosedByBack(onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  const isClosable = onClose !== undefined;
  useEffect(() => closeByBack(isClosable ? { close: () => close() } : {}), [isClosable]);
}
