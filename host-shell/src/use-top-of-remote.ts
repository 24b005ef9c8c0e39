import type { RemoteName } from '@tiraz/contracts/remotes';
import { useNavigationType } from '@tiraz/router';
import { useLayoutEffect, useRef } from 'react';

/** A way that leads to another remote begins at its top, as a page load would; where Back and Forward end, each remote knows. */
export function useTopOfRemote(name: RemoteName): void {
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(name);
  useLayoutEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    if (!isReturn) window.scrollTo(0, 0);
  }, [name, isReturn]);
}
