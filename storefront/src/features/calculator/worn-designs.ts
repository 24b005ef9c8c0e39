import { createContext } from 'react';
import type { Designs } from '../../designs/use-designs';
import { aspectOf, type Placing } from '../../designs/placing';
import type { Placings } from './use-placings';

/** A design on the garment: what the preview shows of it. */
export interface WornDesign {
  picture: string;
  placing: Placing;
  /** Height by width. */
  aspect: number;
}

/** What of the designs can be drawn, for whatever shows the garment. */
export const WornDesigns = createContext<readonly WornDesign[]>([]);

export function wornOf({ files, pictures }: Designs, placings: Placings): WornDesign[] {
  return files.flatMap((artwork) => {
    const [picture, placing] = [pictures[artwork.id], placings.of(artwork)];
    return picture !== undefined && placing && artwork.facts
      ? [{ picture, placing, aspect: aspectOf(artwork.facts) }]
      : [];
  });
}
