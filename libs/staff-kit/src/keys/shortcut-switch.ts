import { useSyncExternalStore } from 'react';

const MEMORY = 'tiraz.shortcuts';
const listeners = new Set<() => void>();
/** What was chosen while the browser keeps nothing. */
let kept: string | undefined;

export function areShortcutsOn(): boolean {
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
  return [useSyncExternalStore(subscribe, areShortcutsOn), switchTo];
}
