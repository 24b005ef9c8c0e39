import { startTransition, useEffect, useState } from 'react';

/** Whether the page is seen; where paints are not timed, as in jsdom, there are none. */
const isPainted = () => 'PerformancePaintTiming' in globalThis && !document.hidden;

/**
 * Does what takes long to lay out once the browser has painted, so that a press is answered with the next frame
 * (Interaction to Next Paint); at once where nothing is painted.
 *
 * @returns calls it off
 */
export function afterPaint(work: () => void): () => void {
  if (!isPainted()) {
    work();
    return () => undefined;
  }
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/**
 * False until the browser has painted once since the component came, then true. What comes with it is drawn in slices
 * between frames: a form of many fields takes several.
 */
export function useAfterPaint(): boolean {
  const [isAfter, setAfter] = useState(() => !isPainted());
  useEffect(() => (isAfter ? undefined : afterPaint(() => startTransition(() => setAfter(true)))), [isAfter]);
  return isAfter;
}
