import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { isTaken, shortcutOf, type Shortcut } from './shortcuts';

const MEMORY = 'tiraz.shortcuts';
const listeners = new Set<() => void>();
/** What was chosen while the browser keeps nothing. */
let kept: string | undefined;

function areOn(): boolean {
  try {
    kept = localStorage.getItem(MEMORY) ?? kept;
  } catch {
    // Storage is shut: the choice holds until the page is closed.
  }
  return kept !== 'off';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function switchTo(on: boolean) {
  kept = on ? 'on' : 'off';
  try {
    localStorage.setItem(MEMORY, kept);
  } catch {
    // as above
  }
  for (const listener of listeners) listener();
}

/** Whether single keys act, and the switch for it: whoever dictates or slips needs them off (WCAG 2.1.4). */
export function useShortcutSwitch(): [on: boolean, switchTo: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areOn), switchTo];
}

/** What a key does again while it is held down; nothing is answered twice by a slow finger. */
const REPEATABLE: ReadonlySet<Shortcut> = new Set(['next', 'previous', 'extendNext', 'extendPrevious']);

export type ShortcutActions = Partial<Record<Shortcut, () => void>>;

/** Lets single keys act on the page as long as it is shown, unless something is being typed or lies above it. */
export function useShortcuts(actions: ShortcutActions): void {
  const [on] = useShortcutSwitch();

  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event.target)) return;
    const shortcut = shortcutOf(event);
    const action = shortcut && actions[shortcut];
    if (!action || (event.repeat && !REPEATABLE.has(shortcut))) return;
    event.preventDefault();
    action();
  });

  // As soon as the page is seen: a key that is pressed then is not lost.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
