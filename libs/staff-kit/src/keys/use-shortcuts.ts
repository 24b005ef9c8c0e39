import { useLayoutEffect, useRef } from 'react';
import { hear } from './keyboard';
import type { KeyPlace, ShortcutActions } from './shortcuts';

interface Around {
  /** It stands around every page, which comes first. */
  isAroundPage: boolean;
  /** Where G and a letter lead. */
  places?: readonly KeyPlace[];
}

const OF_A_PAGE: Around = { isAroundPage: false };

/** Lets keys act as long as this is shown, unless something is being typed or lies above the page. */
export function useShortcuts(
  actions: ShortcutActions,
  { isAroundPage, places = [] }: Around = OF_A_PAGE,
): void {
  const latest = useRef({ actions, places });
  useLayoutEffect(() => {
    latest.current = { actions, places };
  });
  // As soon as the page is seen: a key that is pressed then is not lost.
  useLayoutEffect(
    () =>
      hear({
        actions: () => latest.current.actions,
        places: () => latest.current.places,
        isAroundPage,
      }),
    [isAroundPage],
  );
}
