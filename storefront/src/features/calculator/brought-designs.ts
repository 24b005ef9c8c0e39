import type { Artwork } from '@tiraz/api-client';
import { createContext } from 'react';
import type { Designs } from '../../designs/use-designs';
import { aspectOf, type Placing } from '../../designs/placing';
import type { Placings } from './use-placings';

/** A file that has arrived, with our picture of it and where it is printed, once there are any. */
export interface BroughtDesign {
  artwork: Artwork;
  picture?: string | undefined;
  placing?: Placing | undefined;
}

/** For whatever shows the order: the drawing and the words. */
export const BroughtDesigns = createContext<readonly BroughtDesign[]>([]);

export function broughtOf({ files, pictures }: Designs, placings: Placings): BroughtDesign[] {
  return files.map((artwork) => ({
    artwork,
    picture: pictures[artwork.id],
    placing: placings.of(artwork),
  }));
}

/** A design on the garment: what the preview shows of it. */
export interface WornDesign {
  picture: string;
  placing: Placing;
  /** Height by width. */
  aspect: number;
}

/** What of the designs can be drawn. */
export function wornOf(brought: readonly BroughtDesign[]): WornDesign[] {
  return brought.flatMap(({ artwork: { facts }, picture, placing }) =>
    picture !== undefined && placing && facts ? [{ picture, placing, aspect: aspectOf(facts) }] : [],
  );
}
