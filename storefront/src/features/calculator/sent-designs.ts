import { problemOf, type ApiError, type SentArtwork } from '@tiraz/api-client';
import type { Designs } from '../../designs/use-designs';
import type { Placings } from './use-placings';

/** What an inquiry takes along of the designs that have arrived; nothing without any. */
export function artworkOf({ draft, files }: Designs, placings: Placings): { artwork?: SentArtwork } {
  if (draft === undefined || files.length === 0) return {};
  const placements = files.flatMap((artwork) => {
    const placing = placings.of(artwork);
    return placing ? [{ artworkId: artwork.id, ...placing }] : [];
  });
  return { artwork: { draft, placements, mayBeUsed: true } };
}

/** Whether the server has none of the files any more. */
export function isDraftGone(error: ApiError): boolean {
  return problemOf(error)?.code === 'artwork.unknown-draft';
}
