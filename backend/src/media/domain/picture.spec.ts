import { describe, expect, it } from '@jest/globals';
import { formatOf, idIn, objectPathOf } from './picture.js';

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
    ['a HEIC from a telephone', ftyp(24, 'heic', 'mif1', 'heic')],
    ['a film', ftyp(24, 'isom', 'iso2', 'mp41')],
    ['a brand behind the box of brands', ftyp(20, 'isom', 'iso2', 'avif')],
    ['a brand that straddles two', ftyp(24, 'isom', 'xxav', 'ifxx')],
    ['a PNG that a text mode has mangled', bytes('\x89PNG\n\x1a\n')],
  ])('does not know %s', (_, file) => expect(formatOf(file)).toBeUndefined());
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
