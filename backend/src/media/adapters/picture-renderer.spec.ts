import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { bombFile, pictureFile } from '../../../e2e/picture-files.js';
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
