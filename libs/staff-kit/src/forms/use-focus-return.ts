import { useEffect, useState } from 'react';

/** When what calls it goes, the focus returns to where it was before; to the page, when that is gone as well. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the page has moved the focus to itself, as it does when an address changes.
      requestAnimationFrame(() => {
        const target = before?.isConnected ? before : document.getElementById('main');
        if (target instanceof HTMLElement) target.focus();
      });
    },
    [before],
  );
}
