/** What is taken of one order. */
export const ARTWORK_LIMITS = {
  files: 5,
  fileBytes: 50 * 1024 * 1024,
  totalBytes: 120 * 1024 * 1024,
  /** As long as 50 MB need at 1.4 Mbit/s. */
  uploadMs: 300_000,
  fileName: 200,
  /** Printed. */
  widthMm: { least: 10, most: 400 },
} as const;

/** What a file is by its first bytes. An Illustrator file with a PDF in it is a PDF. */
export const ARTWORK_KINDS = [
  'png',
  'jpeg',
  'webp',
  'tiff',
  'svg',
  'pdf',
  'psd',
  'eps',
  'cdr',
  'zip',
] as const;
export type ArtworkKind = (typeof ARTWORK_KINDS)[number];

/**
 * Waiting for its file, waiting to be looked at, looked at, refused with a reason, or kept for staff without being opened.
 */
export const ARTWORK_STATES = ['uploading', 'queued', 'done', 'refused', 'kept'] as const;
export type ArtworkState = (typeof ARTWORK_STATES)[number];

/** Why nothing can be said about a file; staff still have it. */
export const ARTWORK_REFUSALS = [
  'artwork.broken',
  'artwork.too-many-pixels',
  'artwork.took-too-long',
] as const;
export type ArtworkRefusal = (typeof ARTWORK_REFUSALS)[number];

export interface Ink {
  /** `#rrggbb` */
  hex: string;
  /** Of what is printed, 0 to 1. */
  share: number;
}

export interface Colours {
  /** Spot colours, most used first; none for a photograph. */
  inks: Ink[];
  photographic: boolean;
  /** Whether something shows through. */
  hasAlpha: boolean;
  /** The one colour of the border. */
  solidGround: string | null;
}

/** What a look at a file told. */
export interface ArtworkFacts extends Colours {
  pages: number;
  /** Null for a drawing, which has no pixels. */
  widthPx: number | null;
  heightPx: number | null;
  /** As the file itself says; null where it says nothing. */
  widthMm: number | null;
  heightMm: number | null;
}

/** Where on a garment a design is printed, and how large. */
export interface SentPlacement {
  artworkId: string;
  /** One of the product type's print areas. */
  areaId: string;
  widthMm: number;
  /** From the middle of the area to that of the print: to the right of who looks at it, and down. */
  xMm: number;
  yMm: number;
  /** The one colour of its border is left unprinted. */
  withoutGround: boolean;
}

/** What a visitor sends along: files of a draft that have arrived. */
export interface SentArtwork {
  draft: string;
  /** All of them when absent. */
  ids?: readonly string[];
  placements?: readonly SentPlacement[];
}

/** A print area as it was when something was placed there. */
export interface PlacedArea {
  name: string;
  nameAr: string;
  /** One of PRINT_PLACES, or of a later release's. */
  place: string;
  widthMm: number;
  heightMm: number;
}

/** A placement as it is kept; without its area where the garment was archived meanwhile. */
export interface Placement extends Omit<SentPlacement, 'artworkId'> {
  area: PlacedArea | null;
}

/** The header that names the uploader's draft. */
export const ARTWORK_DRAFT_HEADER = 'artwork-draft';
/** A draft: 192 random bits in base64url. */
export const ARTWORK_DRAFT_PATTERN = '^[\\w-]{32}$';

/** The inks that are printed: without that of a ground which is left out. */
export function printedInks({ inks, solidGround }: Colours, withoutGround: boolean): Ink[] {
  return inks.filter(({ hex }) => !withoutGround || hex !== solidGround);
}

const MM_PER_INCH = 25.4;
const SHARP_DPI = 200;
const USABLE_DPI = 120;

export type Sharpness = 'good' | 'acceptable' | 'coarse';

/** @returns dots per inch, rounded down */
export function printedDpi(pixels: number, millimetres: number): number {
  return Math.floor((pixels * MM_PER_INCH) / millimetres);
}

export function sharpnessAt(dpi: number): Sharpness {
  if (dpi >= SHARP_DPI) return 'good';
  return dpi >= USABLE_DPI ? 'acceptable' : 'coarse';
}

/** Up to what width so many pixels still print well, in whole millimetres. */
export function sharpUpToMm(pixels: number): number {
  return Math.floor((pixels * MM_PER_INCH) / SHARP_DPI);
}
