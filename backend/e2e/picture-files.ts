import { crc32, deflateSync } from 'node:zlib';
import sharp, { type JpegOptions } from 'sharp';

type Format = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';

/** A picture of two colours, the upper half brighter; noise-free, so that a few kilobytes are enough. */
export function pictureFile(format: Format, width = 400, height = 300): Promise<Buffer> {
  return twoColours(width, height).toFormat(format).toBuffer();
}

/** Two frames, the first of them brighter. */
export function animatedFile(format: 'webp' | 'gif'): Promise<Buffer> {
  const frame = { width: 40, height: 30 };
  const pixels = Buffer.alloc(frame.width * frame.height * 2 * 3, 40);
  pixels.fill(220, 0, pixels.length / 2);
  const raw = {
    width: frame.width,
    height: frame.height * 2,
    channels: 3,
    pageHeight: frame.height,
  } as const;
  return sharp(pixels, { raw })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** As a telephone writes it: lying on its side with a note to turn it, and with the place where it was taken. */
export function telephoneFile(): Promise<Buffer> {
  return twoColours(400, 200)
    .withExif({
      IFD0: { Make: 'SecretPhone', Copyright: 'SecretOwner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 3/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '31/1 14/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A sound PNG of exactly so many bytes: what is missing is a private chunk that every reader skips. */
export async function pngOfBytes(bytes: number): Promise<Buffer> {
  const file = await pictureFile('png');
  const endOfHeader = 8 + 25;
  const filler = Buffer.alloc(bytes - file.length - 12, 'x');
  return Buffer.concat([file.subarray(0, endOfHeader), chunk('teSt', filler), file.subarray(endOfHeader)]);
}

/** A sound PNG of one bit a pixel, all of them equal: 256 million pixels in 32 KB. */
export function bombFile(width = 16_000, height = width): Buffer {
  return Buffer.concat([
    pngStart({ width, height }).subarray(0, 8 + 25),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that ends where its first pixel would come. */
export function pngStart({
  width,
  height,
  bits = 1,
  colours = 0,
  isInterlaced = false,
}: {
  width: number;
  height: number;
  bits?: 1 | 8 | 16;
  /** As PNG counts: 0 grey, 2 red, green and blue, 6 those and transparency. */
  colours?: 0 | 2 | 6;
  isInterlaced?: boolean;
}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colours, 0, 0, isInterlaced ? 1 : 0], 8);
  const startOfPixels = chunk('IDAT', Buffer.alloc(9)).subarray(0, 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), startOfPixels]);
}

/** An AVIF of a few pixels whose header speaks of so many. */
export async function avifThatSays(width: number, height: number): Promise<Buffer> {
  const file = await pictureFile('avif', 64, 64);
  // ISO/IEC 23008-12: the box `ispe` has four bytes of version and flags, then the width and the height.
  const place = file.indexOf('ispe') + 8;
  file.writeUInt32BE(width, place);
  file.writeUInt32BE(height, place + 4);
  return file;
}

/** A JPEG of a few pixels whose header speaks of so many. */
export async function jpegThatSays(width: number, height: number, options: JpegOptions): Promise<Buffer> {
  const file = await twoColours(64, 64).jpeg(options).toBuffer();
  // ITU-T T.81: the frame begins with FF C0, or FF C2 when it is progressive; then length, depth, height and width.
  const place = file.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0])) + 5;
  file.writeUInt16BE(height, place);
  file.writeUInt16BE(width, place + 2);
  return file;
}

function twoColours(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3, 40);
  pixels.fill(220, 0, pixels.length / 2);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
