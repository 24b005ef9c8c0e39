import { describe, expect, it } from '@jest/globals';
import { printedInks, type Colours } from '@tiraz/contracts/artwork';
import sharp, { type Sharp } from 'sharp';
import { drawn, noise, type Shape } from '../../../e2e/artwork-files.js';
import { coloursOf } from './colours.js';

const SIDE = 240;
const drawing = (...shapes: Shape[]) => drawn(SIDE, SIDE, shapes);

async function coloursIn(picture: Sharp): Promise<Colours> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return coloursOf({ width: info.width, height: info.height, pixels: data });
}

const FOUR = drawing(
  ['#a3352b', [10, 10, 100, 100]],
  ['#27375e', [130, 10, 90, 90]],
  ['#d9a441', [10, 130, 80, 80]],
  ['#ffffff', [130, 130, 70, 70]],
);
const hexes = ({ inks }: Colours) => inks.map(({ hex }) => hex);

describe('the colours of a design', () => {
  it('are its inks, most used first, each with its share', async () => {
    const colours = await coloursIn(FOUR);
    expect(hexes(colours)).toEqual(['#a3352b', '#27375e', '#d9a441', '#ffffff']);
    expect(colours.inks.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(0.9);
    expect(colours).toMatchObject({ photographic: false, hasAlpha: true, solidGround: null });
  });

  it('are the same four, and their ground, in a coarse JPEG', async () => {
    const jpeg = await FOUR.clone().flatten({ background: '#808080' }).jpeg({ quality: 60 }).toBuffer();
    const colours = await coloursIn(sharp(jpeg));
    expect(colours.inks).toHaveLength(5);
    expect(colours).toMatchObject({ photographic: false, hasAlpha: false });
    expect(colours.solidGround).toMatch(/^#(7f|80|81){3}$/);
  });

  it('do not count what lies between two inks at an edge', async () => {
    const circles = drawing(
      ['#a3352b', [20, 20, 200, 200], 'round'],
      ['#27375e', [70, 70, 100, 100], 'round'],
    );
    expect((await coloursIn(circles)).inks).toHaveLength(2);
  });

  it('tell six stripes apart, and two near reds', async () => {
    const six = ['#e6194b', '#3cb44b', '#ffe119', '#4363d8', '#f58231', '#911eb4'];
    const stripes = six.map((colour, index): Shape => [colour, [0, index * 40, SIDE, 40]]);
    expect((await coloursIn(drawing(...stripes))).inks).toHaveLength(6);
    const reds = drawing(['#c00000', [0, 0, SIDE, 120]], ['#e05050', [0, 120, SIDE, 120]]);
    expect((await coloursIn(reds)).inks).toHaveLength(2);
  });

  it('are one ink for two that are nearly alike, and no photograph', async () => {
    const whites = drawing(
      ['#ffffff', [0, 0, SIDE, SIDE]],
      ['#f4efe6', [60, 60, 120, 120]],
      ['#a3352b', [90, 90, 40, 40]],
    );
    const colours = await coloursIn(whites);
    expect(colours).toMatchObject({ photographic: false, solidGround: '#ffffff' });
    expect(colours.inks).toHaveLength(2);
    expect(printedInks(colours, true)).toEqual([colours.inks[1]]);
  });

  it('are none of a photograph, of noise or of a gradient', async () => {
    const gradient = Array.from({ length: SIDE }, (_, x): Shape => {
      const red = Math.round((x * 255) / SIDE);
      const hex = (value: number) => value.toString(16).padStart(2, '0');
      return [`#${hex(red)}00${hex(255 - red)}`, [x, 0, 1, SIDE]];
    });
    for (const picture of [noise(SIDE, SIDE), drawing(...gradient)])
      expect(await coloursIn(picture)).toMatchObject({ photographic: true, inks: [] });
  });

  it('are one on black, whose border is one colour, and none of what is empty', async () => {
    const onBlack = drawing(['#000000', [0, 0, SIDE, SIDE]], ['#ffd700', [60, 60, 120, 120]]);
    expect(await coloursIn(onBlack)).toMatchObject({ solidGround: '#000000', hasAlpha: false });
    expect(await coloursIn(drawing())).toEqual({
      inks: [],
      photographic: false,
      hasAlpha: true,
      solidGround: null,
    });
  });

  it('find no ground where the border has two colours', async () => {
    const halves = drawing(['#ffffff', [0, 0, 120, SIDE]], ['#000000', [120, 0, 120, SIDE]]);
    expect((await coloursIn(halves)).solidGround).toBeNull();
  });
});
