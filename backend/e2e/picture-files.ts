import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

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
export function bombFile(side = 16_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side / 8 + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
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
