import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { avifThatSays, bombFile, jpegThatSays, pictureFile, pngStart } from '../../../e2e/picture-files.js';
import type { PictureFormat } from '../domain/picture.js';
import { SharpPictureRenderer } from './picture-renderer.sharp.js';

const renderer = new SharpPictureRenderer();
const refusal = (code: string) => expect.objectContaining({ kind: 'invalid', code }) as unknown as Error;

describe('rendering a picture', () => {
  it('gives three widths, none of them wider than the picture', async () => {
    const { width, height, files } = await renderer.render(await pictureFile('png', 900, 600), 'png');
    expect([width, height]).toEqual([900, 600]);
    const sizes = [...files].map(async ([wanted, file]) => {
      const { format, width: w, height: h } = await sharp(file).metadata();
      return [wanted, format, w, h];
    });
    expect(await Promise.all(sizes)).toEqual([
      [320, 'webp', 320, 213],
      [640, 'webp', 640, 427],
      [1280, 'webp', 900, 600],
    ]);
  });

  it('keeps what is transparent so', async () => {
    const pixels = Buffer.alloc(8 * 8 * 4, 0);
    const file = await sharp(pixels, { raw: { width: 8, height: 8, channels: 4 } })
      .png()
      .toBuffer();
    const { files } = await renderer.render(file, 'png');
    const { channels } = await sharp(files.get(320)).stats();
    expect(channels.map(({ mean }) => mean)[3]).toBe(0);
  });

  it('narrows a picture that is many times as high as wide', async () => {
    const { width, height } = await renderer.render(await pictureFile('png', 400, 8_000), 'png');
    expect(height).toBe(3_840);
    expect(width).toBe(192);
  });

  it('refuses a bomb by what its header says: there is no pixel in it that could be decoded', async () => {
    const signatureHeaderAndStartOfPixels = bombFile().subarray(0, 8 + 25 + 8);
    await expect(renderer.render(signatureHeaderAndStartOfPixels, 'png')).rejects.toEqual(
      refusal('picture.too-many-pixels'),
    );
  });

  it('counts to 40 million exactly', async () => {
    await expect(renderer.render(bombFile(6_328), 'png')).rejects.toEqual(refusal('picture.too-many-pixels'));
    expect((await renderer.render(bombFile(6_320), 'png')).width).toBe(1280);
  });

  it.each<[string, PictureFormat, () => Buffer | Promise<Buffer>, string]>([
    ['a line', 'png', () => pngStart({ width: 39_000_000, height: 1 }), 'picture.too-long'],
    ['a column', 'png', () => pngStart({ width: 1, height: 39_000_000 }), 'picture.too-long'],
    ['one pixel too long', 'png', () => pngStart({ width: 30_001, height: 9 }), 'picture.too-long'],
    ['a large AVIF', 'avif', () => avifThatSays(3_600, 3_600), 'picture.too-much-memory'],
    ['a huge AVIF', 'avif', () => avifThatSays(6_400, 6_400), 'picture.too-many-pixels'],
    [
      'an interlaced PNG of 8 bytes a pixel',
      'png',
      () => pngStart({ width: 6_000, height: 6_000, bits: 16, colours: 6, isInterlaced: true }),
      'picture.too-much-memory',
    ],
    [
      'a progressive JPEG with all its colours',
      'jpeg',
      () => jpegThatSays(6_000, 6_000, { progressive: true, chromaSubsampling: '4:4:4' }),
      'picture.too-much-memory',
    ],
  ])('refuses %s (%s) by its header', async (_, format, file, code) => {
    await expect(renderer.render(await file(), format)).rejects.toEqual(refusal(code));
  });

  it.each<[string, PictureFormat, () => Buffer | Promise<Buffer>]>([
    ['an AVIF of a telephone', 'avif', () => avifThatSays(4_000, 3_000)],
    [
      'an interlaced PNG',
      'png',
      () => pngStart({ width: 6_300, height: 6_300, bits: 8, colours: 6, isInterlaced: true }),
    ],
    [
      'a PNG of 8 bytes a pixel',
      'png',
      () => pngStart({ width: 6_300, height: 6_300, bits: 16, colours: 6 }),
    ],
    [
      'a progressive JPEG',
      'jpeg',
      () => jpegThatSays(6_300, 6_300, { progressive: true, chromaSubsampling: '4:2:0' }),
    ],
    ['an ordinary JPEG', 'jpeg', () => jpegThatSays(6_300, 6_300, { chromaSubsampling: '4:4:4' })],
  ])('begins to decode %s (%s) of nearly as many pixels as it may have', async (_, format, file) => {
    // There are too few pixels in it, which only who decodes them finds out; JPEG makes up for them.
    const code = await renderer.render(await file(), format).then(
      () => 'none',
      (error: { code: string }) => error.code,
    );
    expect(code).toBe(format === 'jpeg' ? 'none' : 'picture.broken');
  });

  it('refuses a file that is another format than its first bytes say', async () => {
    await expect(renderer.render(await pictureFile('jpeg'), 'png')).rejects.toEqual(
      refusal('picture.broken'),
    );
    await expect(renderer.render(await pictureFile('gif'), 'webp')).rejects.toEqual(
      refusal('picture.broken'),
    );
  });

  it('cannot be made to read an SVG, whatever it is taken for', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(renderer.render(svg, 'png')).rejects.toEqual(refusal('picture.broken'));
    await expect(sharp(svg).metadata()).rejects.toThrow();
  });

  it('takes one picture at a time, and the next one also after a broken one', async () => {
    const broken = renderer.render(Buffer.from('\x89PNG'), 'png');
    const next = renderer.render(await pictureFile('png', 40, 30), 'png');
    await expect(broken).rejects.toEqual(refusal('picture.broken'));
    expect((await next).width).toBe(40);
  });
});
