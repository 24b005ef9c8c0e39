import { useEffect, useState } from 'react';

/**
 * When what calls it goes, the focus returns to where it was before, even from the page itself, which takes it as an
 * address changes. Where that is gone or cannot take it, the page keeps the focus (docs/decisions/077). Whoever shows one
 * dialog after another calls it too: what had the focus before the second went with the first.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before !== document.body) before.focus();
      });
    },
    [before],
  );
}
