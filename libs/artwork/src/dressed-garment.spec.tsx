import { describe, expect, it } from '@jest/globals';
import {
  CUTS,
  MILLIMETRES_PER_UNIT,
  PRINT_TECHNIQUES,
  SILHOUETTES,
  WEAVES,
  type Cut,
  type PrintTechnique,
  type Silhouette,
} from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { render, screen } from '@testing-library/react';
import { DressedGarment, drawnAt, sideOf, type DressedGarmentProps } from './dressed-garment';
import { pointsOf } from './garments/reflect';

const draw = (props: Partial<DressedGarmentProps> & { silhouette: Silhouette }) =>
  render(<DressedGarment side="front" colours={[]} prints={[]} {...props} />).container;

const clothOf = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-zone]'), (path) => path.getAttribute('d') ?? '');

/** How wide and how high all of its cloth is. */
function sizeOf(container: HTMLElement) {
  const points = clothOf(container).flatMap(pointsOf);
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return { width: spread(points.map(([x]) => x)), height: spread(points.map(([, y]) => y)) };
}

const EVERY_SIDE = ['front', 'back'] as const;
const GARMENTS = SILHOUETTES.filter((silhouette) => silhouette !== 'generic');

describe('a garment', () => {
  it.each(GARMENTS)('that is a %s has another back than front, of the same width', (silhouette) => {
    const [front, back] = EVERY_SIDE.map((side) => draw({ silhouette, side }));
    expect(back!.innerHTML).not.toBe(front!.innerHTML);
    expect(sizeOf(back!).width).toBeCloseTo(sizeOf(front!).width, 5);
  });

  it.each(GARMENTS)('that is a %s is wider from cut to cut, from slim to oversized', (silhouette) => {
    const order: Cut[] = ['slim', 'regular', 'relaxed', 'oversized'];
    expect([...order].sort()).toEqual([...CUTS].sort());
    const widths = order.map((cut) => sizeOf(draw({ silhouette, cut })).width);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(new Set(widths).size).toBe(order.length);
  });

  it.each(GARMENTS)('that is a %s stays on its sheet in its widest cut', (silhouette) => {
    const container = draw({ silhouette, cut: 'oversized' });
    const [left, top, width, height] = container
      .querySelector('svg')!
      .getAttribute('viewBox')!
      .split(' ')
      .map(Number);
    for (const [x, y] of clothOf(container).flatMap(pointsOf)) {
      expect(x).toBeGreaterThan(left! + 1);
      expect(x).toBeLessThan(left! + width! - 1);
      expect(y).toBeGreaterThan(top! + 1);
      expect(y).toBeLessThan(top! + height! - 1);
    }
  });

  it('wears every weave as a cloth of its own, and none where none is chosen', () => {
    const woven = WEAVES.map((weave) => draw({ silhouette: 'polo', weave }).querySelector('pattern'));
    expect(new Set(woven.map((pattern) => pattern?.innerHTML)).size).toBe(WEAVES.length);
    expect(draw({ silhouette: 'polo' }).querySelector('pattern')).toBeNull();
  });

  it('of which this release knows neither cut nor silhouette is drawn all the same', () => {
    const unknown = draw({ silhouette: 'cape' as Silhouette, cut: 'cropped' as Cut, side: 'back' });
    expect(clothOf(unknown)).toEqual(clothOf(draw({ silhouette: 'generic' })));
  });

  it('is decoration, unless it is given a name', () => {
    draw({ silhouette: 'abaya' });
    expect(screen.queryByRole('img')).toBeNull();
    draw({ silhouette: 'abaya', title: 'An abaya' });
    expect(screen.getAllByRole('img', { name: 'An abaya' })).toHaveLength(1);
  });
});

describe('a print', () => {
  const [front] = USUAL_PRINT_AREAS['t-shirt'];
  const printed = (technique: PrintTechnique, colours = 1) =>
    draw({ silhouette: 't-shirt', prints: [{ area: front!, technique, colours }] }).querySelector(
      '[data-print]',
    )!;

  it('looks like its technique', () => {
    const looks = PRINT_TECHNIQUES.map((technique) => printed(technique).innerHTML.replace(/_r_\w+_/g, ''));
    expect(new Set(looks).size).toBe(PRINT_TECHNIQUES.length);
    expect(printed('foil' as PrintTechnique).innerHTML).toBe(printed('generic').innerHTML);
  });

  it('has as many inks as it is printed in', () => {
    for (const colours of [1, 2, 3, 4]) {
      const inks = Array.from(printed('screen', colours).querySelectorAll('path'), (path) =>
        path.getAttribute('fill'),
      );
      expect(new Set(inks).size).toBe(colours);
    }
  });

  it.each(SILHOUETTES)(
    'lies on a piece of cloth wherever a %s is usually printed, in every cut',
    (silhouette) => {
      for (const cut of CUTS)
        for (const side of EVERY_SIDE) {
          const areas = USUAL_PRINT_AREAS[silhouette].filter(({ place }) => sideOf(place) === side);
          const prints = areas.map((area) => ({ area, technique: 'screen' as const, colours: 1 }));
          const drawn = draw({ silhouette, cut, side, prints }).querySelectorAll('[data-print]');
          expect(drawn).toHaveLength(areas.length);
          for (const print of drawn) expect(print.closest('[clip-path]')).not.toBeNull();
        }
    },
  );

  it('of the back is not on the front', () => {
    const prints = USUAL_PRINT_AREAS.hoodie.map((area) => ({ area, technique: 'dtf' as const, colours: 1 }));
    const marks = EVERY_SIDE.map(
      (side) => draw({ silhouette: 'hoodie', side, prints }).querySelectorAll('[data-print]').length,
    );
    expect(marks).toEqual([6, 1]);
  });
});

describe('millimetres', () => {
  it.each(SILHOUETTES)('every usual area of a %s is drawn as large as it is', (silhouette) => {
    for (const { box, widthMm, heightMm } of USUAL_PRINT_AREAS[silhouette]) {
      const millimetres = MILLIMETRES_PER_UNIT[silhouette];
      // The areas are rounded to five millimetres.
      expect(Math.abs(box.width * millimetres - widthMm)).toBeLessThanOrEqual(6.5);
      expect(Math.abs(box.height * millimetres - heightMm)).toBeLessThanOrEqual(6.5);
    }
  });

  it.each(GARMENTS)('artwork on a %s is drawn at its size and place, within the cloth', (silhouette) => {
    const [area] = USUAL_PRINT_AREAS[silhouette];
    const artwork = { href: '/artwork.png', widthMm: 50, heightMm: 20, offsetMm: { x: 10, y: -5 } };
    const prints = [{ area: area!, technique: 'screen' as const, colours: 1, artwork }];
    const image = draw({ silhouette, prints }).querySelector('image')!;
    const of = (name: string) => Number(image.getAttribute(name)) * MILLIMETRES_PER_UNIT[silhouette];
    expect(of('width')).toBeCloseTo(50, 5);
    expect(of('height')).toBeCloseTo(20, 5);
    expect(of('x') + of('width') / 2).toBeCloseTo(10, 5);
    expect(of('y') + of('height') / 2).toBeCloseTo(-5, 5);
    expect(image.closest('[clip-path]')).not.toBeNull();
  });

  it('a garment that this release does not know has those of folded cloth', () => {
    const place = { widthMm: 40, heightMm: 8, offsetMm: { x: 0, y: 4 } };
    expect(drawnAt(place, 'cape' as Silhouette)).toEqual({ x: 0, y: 1, width: 10, height: 2 });
  });
});
