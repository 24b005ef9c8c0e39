const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Does something once, when the visitor begins to use the page.
 *
 * @returns what gives it up
 */
export function onFirstTouch(act: () => void): () => void {
  const giveUp = () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, begin, true);
  };
  const begin = () => {
    giveUp();
    act();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, begin, { capture: true, passive: true });
  return giveUp;
}
