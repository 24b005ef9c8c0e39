import { DomainError } from '../../shared/domain/domain-error.js';

/** The widths in which every picture is kept, in pixels: a tile, a tile on a dense screen, a dialog. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** 5 MB, the specification's limit for a file. */
export const LARGEST_FILE_BYTES = 5 * 1024 * 1024;
/** Width × height of what is decoded at all: a decoder's work and memory follow the pixels, not the bytes. */
export const MOST_PIXELS = 40_000_000;
/** Of its width and of its height: a decoder keeps whole lines, and a row costs its time however short it is. */
export const LONGEST_SIDE = 30_000;
/**
 * Most pictures are decoded a few lines at a time. Some formats have to be held whole, and may take so much then: what a
 * container has left beside everything else that a process does at the same moment.
 */
export const MOST_HELD_BYTES = 200_000_000;

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif';

/** What the header of a file says of it. */
export interface PictureHeader {
  format: PictureFormat;
  width: number;
  height: number;
  /** Colours, and transparency where there is any. */
  channels: number;
  /** Whether a channel of a pixel has more than eight bits. */
  isDeep: boolean;
  /** Whether the whole of it becomes sharper and sharper, instead of coming line by line. */
  isProgressive: boolean;
  /** Whether two colour channels have half the width and height. */
  hasHalvedColours: boolean;
}

/** Of a decoder that keeps its own frames beside the picture: measured, and the same for grey ones. */
const AVIF_BYTES_PER_PIXEL = 16;

/** The memory that a decoder needs at one moment because a format cannot be read line by line. */
export function heldBytes(header: PictureHeader): number {
  const depth = header.isDeep ? 2 : 1;
  return header.width * header.height * bytesPerPixel(header) * depth;
}

function bytesPerPixel({ format, channels, isProgressive, hasHalvedColours }: PictureHeader): number {
  if (format === 'avif') return AVIF_BYTES_PER_PIXEL;
  if (!isProgressive) return 0;
  if (format === 'png') return channels;
  // A JPEG's coefficients have two bytes each.
  return 2 * (hasHalvedColours ? 1.5 : channels);
}

/** An accepted picture; its files are in the object store. */
export interface Picture {
  /** UUID v7. */
  id: string;
  /** Of its largest file, in pixels, as it is seen: its orientation is applied. */
  width: number;
  height: number;
}

/** Enough for every signature and for the brands of an AVIF. */
const HEAD_BYTES = 64;
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
const JPEG_START = '\xff\xd8\xff';

/** The format of a file by its first bytes; neither its name nor what the sender calls it counts. */
export function formatOf(file: Uint8Array): PictureFormat | undefined {
  const head = String.fromCharCode(...file.subarray(0, HEAD_BYTES));
  if (head.startsWith(PNG_SIGNATURE)) return 'png';
  if (head.startsWith(JPEG_START)) return 'jpeg';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  return isAvif(head) ? 'avif' : undefined;
}

/** The path under which a picture is served; what the catalogue stores as `imageUrl`. */
export function objectPathOf(id: string): string {
  return `/objects/${id}`;
}

const OBJECT_PATH = /^\/objects\/([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})$/;

/** The id in a path that `objectPathOf` may have written. */
export function idIn(objectPath: string): string | undefined {
  return OBJECT_PATH.exec(objectPath)?.[1];
}

/** ISO/IEC 14496-12: the first box is `ftyp`, and lists the brands: 4 bytes major, 4 version, 4 for each other. */
function isAvif(head: string): boolean {
  if (!head.startsWith('ftyp', 4)) return false;
  const boxBytes = [...head.slice(0, 4)].reduce((size, byte) => size * 256 + byte.charCodeAt(0), 0);
  const brands = head.slice(8, 12) + head.slice(16, boxBytes);
  return brands.match(/.{4}/gs)?.includes('avif') ?? false;
}

export function pictureTooLarge(): DomainError {
  return new DomainError('too-large', 'picture.too-large', 'The file is larger than 5 MB.');
}
