import type { default as Sharp } from 'sharp';
import { DomainError } from '../../shared/domain/domain-error.js';
import { PictureRenderer, type RenderedPicture } from '../application/picture-renderer.js';
import {
  heldBytes,
  LONGEST_SIDE,
  MOST_HELD_BYTES,
  MOST_PIXELS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureHeader,
  type PictureWidth,
} from '../domain/picture.js';

const LARGEST_WIDTH = Math.max(...PICTURE_WIDTHS);
/** A picture is at most so many times as high as wide: WebP ends at 16,383 pixels, and a page much earlier. */
const TALLEST = 3;
const QUALITY = 80;
const RENDERED_WITHIN_SECONDS = 8;

/** Sharp, which takes a start's time and memory that a process without pictures never needs. */
let library: Promise<typeof Sharp> | undefined;

export class SharpPictureRenderer extends PictureRenderer {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly withinSeconds = RENDERED_WITHIN_SECONDS) {
    super();
  }

  render(file: Uint8Array, format: PictureFormat): Promise<RenderedPicture> {
    const rendered = this.last.then(() => renderNow(file, format, this.withinSeconds));
    this.last = rendered.catch(() => undefined);
    return rendered;
  }
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread for libvips, one picture at a time: requests keep the other threads of the pool, and the processor.
  sharp.concurrency(1);
  sharp.cache(false);
  // Decoders that nothing here needs cannot be reached, whatever the bytes pretend to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  });
  return sharp;
}

async function renderNow(
  file: Uint8Array,
  format: PictureFormat,
  withinSeconds: number,
): Promise<RenderedPicture> {
  const sharp = await (library ??= load());
  expectBearable(await headerOf(sharp, file, format));
  try {
    const { data, info } = await sharp(file, {
      failOn: 'error',
      limitInputPixels: MOST_PIXELS,
      autoOrient: true,
    })
      .timeout({ seconds: withinSeconds })
      .resize(box(LARGEST_WIDTH))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const files = new Map<PictureWidth, Uint8Array>();
    for (const each of PICTURE_WIDTHS) {
      files.set(each, await sharp(data, { raw }).resize(box(each)).webp({ quality: QUALITY }).toBuffer());
    }
    return { width: info.width, height: info.height, files };
  } catch {
    throw broken();
  }
}

/** What the file says of itself; decodes no pixel. */
async function headerOf(
  sharp: typeof Sharp,
  file: Uint8Array,
  format: PictureFormat,
): Promise<PictureHeader> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const found = header?.format === 'heif' && header.compression === 'av1' ? 'avif' : header?.format;
  if (!header || found !== format) throw broken();
  const { width, height, channels, depth, bitsPerSample = 8, isProgressive, chromaSubsampling } = header;
  return {
    ...{ format, width, height, channels, isProgressive },
    isDeep: depth !== 'uchar' || bitsPerSample > 8,
    hasHalvedColours: chromaSubsampling === '4:2:0',
  };
}

/** Before anything is decoded. */
function expectBearable(header: PictureHeader): void {
  const { width, height } = header;
  const size = `The picture has ${width} × ${height} pixels`;
  const refuse = (code: string, detail: string) => new DomainError('invalid', code, detail);
  if (width * height > MOST_PIXELS)
    throw refuse('picture.too-many-pixels', `${size}; 40 million are the most.`);
  if (Math.max(width, height) > LONGEST_SIDE)
    throw refuse('picture.too-long', `${size}; a side has 30,000 at most.`);
  if (heldBytes(header) > MOST_HELD_BYTES) {
    throw refuse(
      'picture.too-much-memory',
      `${size}, too many for a file of its kind, which has to be decoded whole; save it smaller or as a plain JPEG.`,
    );
  }
}

function box(width: number) {
  return { width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true } as const;
}

function broken(): DomainError {
  return new DomainError('invalid', 'picture.broken', 'The picture is broken or not whole.');
}
