import type {
  ArtworkFacts,
  ArtworkKind,
  ArtworkRefusal,
  ArtworkState,
  Placement,
} from '@tiraz/contracts/artwork';

export interface Artwork {
  /** UUID v7. */
  id: string;
  fileName: string;
  /** As announced, until the file is here. */
  bytes: number;
  state: ArtworkState;
  kind: ArtworkKind | null;
  refusal: ArtworkRefusal | null;
  facts: ArtworkFacts | null;
  placement: Placement | null;
  createdAt: Date;
}
