import { describe, expect, it } from '@jest/globals';
import type { ArtworkFacts } from '@tiraz/api-client';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import fc from 'fast-check';
import { aspectOf, firstIn, placedOn, roomIn, settledIn, widthsIn, type Area } from './placing';

const AREA: Area = { id: 'front', widthMm: 280, heightMm: 115 };
const facts = (change: Partial<ArtworkFacts>): ArtworkFacts => ({
  pages: 1,
  widthPx: null,
  heightPx: null,
  widthMm: null,
  heightMm: null,
  inks: [],
  photographic: false,
  hasAlpha: false,
  solidGround: null,
  ...change,
});

describe('placing a design', () => {
  it('goes by its pixels, else by its millimetres, else it is a square', () => {
    expect(aspectOf(facts({ widthPx: 400, heightPx: 300, widthMm: 1, heightMm: 9 }))).toBe(0.75);
    expect(aspectOf(facts({ widthMm: 100, heightMm: 250 }))).toBe(2.5);
    expect(aspectOf(facts({}))).toBe(1);
  });

  it('begins in the middle, with room around, as wide as its height allows', () => {
    expect(firstIn(AREA, 1)).toEqual({ areaId: 'front', widthMm: 81, xMm: 0, yMm: 0, withoutGround: false });
    expect(widthsIn(AREA, 1)).toEqual({ least: 10, most: 115 });
    expect(widthsIn({ ...AREA, widthMm: 900, heightMm: 900 }, 0.1)).toEqual({ least: 10, most: 400 });
  });

  it('never leaves its area, whatever is wanted, and is always in whole millimetres', () => {
    const area = fc.record({
      id: fc.constant('a'),
      widthMm: fc.integer({ min: 10, max: 1000 }),
      heightMm: fc.integer({ min: 10, max: 1000 }),
    });
    const figure = fc.double({ min: -2000, max: 2000, noNaN: true });
    const wanted = fc.record({ widthMm: figure, xMm: figure, yMm: figure });
    fc.assert(
      fc.property(area, fc.double({ min: 0.05, max: 20, noNaN: true }), wanted, (one, aspect, change) => {
        const settled = settledIn(one, aspect, { areaId: 'b', withoutGround: true, ...change });
        const { widthMm, xMm, yMm } = settled;
        expect([widthMm, xMm, yMm].every((value) => Number.isInteger(value) && !Object.is(value, -0))).toBe(
          true,
        );
        expect(Math.abs(xMm) + widthMm / 2).toBeLessThanOrEqual(Math.max(one.widthMm, 10) / 2 + 0.5);
        const fits = widthMm * aspect <= one.heightMm;
        if (fits) expect(Math.abs(yMm) + (widthMm * aspect) / 2).toBeLessThanOrEqual(one.heightMm / 2 + 1);
        else expect([widthMm, yMm]).toEqual([10, 0]);
        expect(settledIn(one, aspect, settled)).toEqual(settled);
        expect(roomIn(one, aspect, widthMm).xMm).toBeGreaterThanOrEqual(Math.abs(xMm));
      }),
      { numRuns: 2_000 },
    );
  });

  it('stays where it was put on a garment with the same area, and begins anew on another', () => {
    const put = { areaId: 'left-chest', widthMm: 60, xMm: 10, yMm: -5, withoutGround: true };
    expect(placedOn(USUAL_PRINT_AREAS.hoodie, 1, put)).toEqual(put);
    expect(placedOn(USUAL_PRINT_AREAS.joggers, 1, put)).toMatchObject({ areaId: 'left-thigh', xMm: 0 });
    expect(placedOn([], 1, put)).toBeUndefined();
  });
});
