import type { ArtworkFacts, ArtworkKind, ArtworkRefusal } from '@tiraz/contracts/artwork';

/** `sha256` is the file's, in hexadecimal. */
export type Seen = { sha256: string } & (
  | { facts: ArtworkFacts; preview: Uint8Array }
  | { refusal: ArtworkRefusal }
);

/** Looks at files of strangers, where they can do no harm. */
export abstract class ArtworkReader {
  /**
   * @param file is read once, to its end
   * @throws what reading `file` throws
   */
  abstract look(file: AsyncIterable<Uint8Array>, kind: ArtworkKind): Promise<Seen>;
}
