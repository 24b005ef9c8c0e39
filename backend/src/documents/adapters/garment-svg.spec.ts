import { describe, expect, it } from '@jest/globals';
import { SILHOUETTES } from '@tiraz/contracts/garments';
import { inkOn as onTheSite } from '../../../../libs/artwork/src/ink-on.js';
import { garmentSvg, inkOn } from './garment-svg.js';

const drawn = (silhouette: string, ...colours: string[]) =>
  garmentSvg({ silhouette, title: '', swatches: colours.map((hex) => ({ name: '', hex })) });

describe('a drawn garment', () => {
  it.each(SILHOUETTES)('can be a %s', (silhouette) =>
    expect(drawn(silhouette)).toMatch(/^<svg .*<path .*<\/svg>$/),
  );

  it('is of one colour where each colour is a garment of its own', () => {
    const swatches = ['#B3261E', '#24509A'].map((hex) => ({ name: '', hex }));
    const both = { silhouette: 'polo', title: '', swatches };
    expect(garmentSvg(both)).toContain('#24509A');
    expect(garmentSvg({ ...both, areColourways: true })).toBe(drawn('polo', '#B3261E'));
  });

  it('is nothing for a silhouette of a later release', () => expect(drawn('cape')).toBeUndefined());

  it.each([
    ['hoodie', 'hoodie'],
    ['t-shirt', 'tShirt'],
  ])('has the parts of the site: %s', async (silhouette, name) => {
    // Of the bundled code, whose imports Node's compiler options refuse.
    const file = `../../../../libs/artwork/src/garments/${silhouette}.paths`;
    const { [name]: draw } = (await import(file)) as Record<string, () => { parts: { path?: string }[] }>;

    const paths = draw?.().parts.flatMap(({ path }) => path ?? []) ?? [];
    const svg = drawn(silhouette) ?? '';
    expect(svg.match(/(?<= d=")[^"]+/g)?.filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !svg.includes(path))).toEqual([]);
  });

  it('is drawn in the inks of the site', () => {
    for (const dye of [
      '#FFFFFF',
      '#808080',
      '#767676',
      '#24509A',
      '#B3261E',
      '#1B1B1D',
      '#000000',
      '#333333',
    ]) {
      expect(inkOn(dye)).toEqual(onTheSite(dye));
    }
  });

  it('wears its first three colours, and nothing that is no colour', () => {
    const svg = drawn('hoodie', '#24509A', '"/><script>', '#FFFFFF', '#B3261E', '#123456') ?? '';
    for (const dye of ['#24509A', '#FFFFFF', '#B3261E']) expect(svg).toContain(`fill="${dye}"`);
    expect(svg).not.toMatch(/script|#123456/);
  });
});
