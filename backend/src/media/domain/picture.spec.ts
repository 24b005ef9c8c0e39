import { describe, expect, it } from '@jest/globals';
import { formatOf, heldBytes, idIn, objectPathOf, type PictureHeader } from './picture.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const ftyp = (size: number, ...brands: string[]) =>
  bytes(`${String.fromCharCode(0, 0, 0, size)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`);

describe('formatOf', () => {
  it.each([
    ['png', bytes('\x89PNG\r\n\x1a\n....')],
    ['jpeg', bytes('\xff\xd8\xff\xe0....')],
    ['webp', bytes('RIFF\x00\x01\x02\x03WEBPVP8 ')],
    ['avif', ftyp(24, 'avif', 'mif1', 'miaf')],
    ['avif', ftyp(28, 'mif1', 'miaf', 'avif', 'MA1B')],
  ])('knows %s', (format, file) => expect(formatOf(file)).toBe(format));

  it.each([
    ['nothing', bytes('')],
    ['one byte', bytes('\x89')],
    ['a GIF', bytes('GIF89a')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a sound in the same container as WebP', bytes('RIFF\x00\x01\x02\x03WAVEfmt ')],
    ['what says it is a WebP in another container', bytes('RIFX\x00\x01\x02\x03WEBPVP8 ')],
    ['the brand of an AVIF in another box', bytes('\0\0\0\x18moovavif\0\0\0\0avif')],
    ['a HEIC from a telephone', ftyp(24, 'heic', 'mif1', 'heic')],
    ['a film', ftyp(24, 'isom', 'iso2', 'mp41')],
    ['a brand behind the box of brands', ftyp(20, 'isom', 'iso2', 'avif')],
    ['a brand that straddles two', ftyp(24, 'isom', 'xxav', 'ifxx')],
    ['a PNG that a text mode has mangled', bytes('\x89PNG\n\x1a\n')],
  ])('does not know %s', (_, file) => expect(formatOf(file)).toBeUndefined());
});

describe('what a decoder holds of 1000 × 10 pixels', () => {
  const header: PictureHeader = {
    ...{ format: 'jpeg', width: 1000, height: 10, channels: 3 },
    ...{ isDeep: false, isProgressive: false, hasHalvedColours: false },
  };

  it.each<[string, Partial<PictureHeader>, number]>([
    ['a JPEG, line by line', {}, 0],
    ['a PNG, line by line', { format: 'png', channels: 4 }, 0],
    ['a WebP', { format: 'webp' }, 0],
    ['a JPEG’s coefficients', { isProgressive: true }, 60_000],
    ['those with half the colours', { isProgressive: true, hasHalvedColours: true }, 30_000],
    ['a PNG’s pixels', { format: 'png', isProgressive: true, channels: 4 }, 40_000],
    ['deep ones', { format: 'png', isProgressive: true, channels: 4, isDeep: true }, 80_000],
    ['an AVIF', { format: 'avif' }, 160_000],
    ['a deep AVIF', { format: 'avif', isDeep: true }, 320_000],
  ])('%s', (_, of, bytesHeld) => {
    expect(heldBytes({ ...header, ...of })).toBe(bytesHeld);
  });
});

describe('idIn', () => {
  const id = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

  it('reads what objectPathOf has written', () => expect(idIn(objectPathOf(id))).toBe(id));

  it.each([
    '',
    '/objects/',
    `/objects/${id}/`,
    `/objects/${id}?w=320`,
    `/objects/../objects/${id}`,
    `https://tiraz.example/objects/${id}`,
    `/objects/${id.toUpperCase()}`,
    '/objects/not-an-id',
    `/objects/${id}\n`,
  ])('finds none in %j', (path) => expect(idIn(path)).toBeUndefined());
});
