import type { SentArtwork } from '@tiraz/api-client';
import type { Designs } from '../../designs/use-designs';
import type { Placings } from './use-placings';

/** What an inquiry takes along: the designs that are shown as arrived; nothing without any. */
export function artworkOf({ draft, files }: Designs, placings: Placings): { artwork?: SentArtwork } {
  if (draft === undefined || files.length === 0) return {};
  const placements = files.flatMap((artwork) => {
    const placing = placings.of(artwork);
    return placing ? [{ artworkId: artwork.id, ...placing }] : [];
  });
  return { artwork: { draft, ids: files.map(({ id }) => id), placements, mayBeUsed: true } };
}
