import { useSyncExternalStore } from 'react';

export const DENSITIES = ['roomy', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

const KEPT = 'tiraz.density';
const listeners = new Set<() => void>();
/** What was chosen while the browser keeps nothing. */
let chosen: Density = 'roomy';

/** How high the rows of lists are, as this browser remembers it. */
export function useDensity(): [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, kept), keep];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(density: Density): void {
  chosen = density;
  try {
    localStorage.setItem(KEPT, density);
  } catch {
    // Storage is shut: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function kept(): Density {
  try {
    return DENSITIES.find((one) => one === localStorage.getItem(KEPT)) ?? 'roomy';
  } catch {
    return chosen;
  }
}
