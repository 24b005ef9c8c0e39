import { useEffect, useState } from 'react';

/**
 * When what calls it goes, the focus returns to where it was before; to the page, when that is gone as well and nothing
 * else has it. Whoever shows one dialog after another calls it too: what had the focus before the second went with the
 * first.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the page has moved the focus to itself, as it does when an address changes.
      requestAnimationFrame(() => {
        const isFree = document.activeElement === document.body;
        const target = before?.isConnected ? before : isFree && document.getElementById('main');
        if (target instanceof HTMLElement) target.focus();
      });
    },
    [before],
  );
}
