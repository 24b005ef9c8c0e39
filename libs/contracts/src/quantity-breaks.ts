/** What a list of quantity breaks may hold; see the glossary. */
export const QUANTITY_BREAK_LIMITS = {
  breaks: 10,
  /** Pieces. */
  from: { least: 2, most: 1_000_000 },
  /** A thing that costs nothing from so many pieces on is no mistake. */
  basisPointsOff: { least: 1, most: 10_000 },
} as const;
