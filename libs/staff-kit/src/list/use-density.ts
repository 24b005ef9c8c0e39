import { useState } from 'react';

export const DENSITIES = ['roomy', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

const KEPT = 'tiraz.density';

/** How high the rows of lists are, as this browser remembers it. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(kept);
  const keep = (chosen: Density) => {
    setDensity(chosen);
    try {
      localStorage.setItem(KEPT, chosen);
    } catch {
      // Forgotten with the page where nothing may be kept.
    }
  };
  return [density, keep];
}

function kept(): Density {
  try {
    return DENSITIES.find((one) => one === localStorage.getItem(KEPT)) ?? 'roomy';
  } catch {
    return 'roomy';
  }
}
