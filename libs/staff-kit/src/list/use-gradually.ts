import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../forms/after-paint';

/** More than the tallest window shows. */
const AT_ONCE = 60;

/**
 * How many of a long list are drawn: those that are seen at once, ever more of the others behind the next paints. A press
 * meanwhile is answered in between (Interaction to Next Paint), which a thousand cards at once would keep waiting.
 *
 * @param total how many there are
 */
export function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    if (drawn >= total) return undefined;
    return afterPaint(() => startTransition(() => setDrawn(drawn + AT_ONCE)));
  }, [drawn, total]);
  return drawn;
}
