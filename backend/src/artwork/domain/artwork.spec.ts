import { describe, expect, it } from '@jest/globals';
import {
  ARTWORK_LIMITS,
  printedDpi,
  sharpnessAt,
  sharpUpToMm,
  type SentPlacement,
} from '@tiraz/contracts/artwork';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { placedOn } from './placement.js';
import { expectRoom } from './room.js';

const MB = 1024 * 1024;
const refusalOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('room for a file', () => {
  it.each([
    [[], 50 * MB, undefined],
    [[], 50 * MB + 1, 'artwork.too-large'],
    [[50, 50], 20 * MB, undefined],
    [[50, 50], 20 * MB + 1, 'artwork.too-much'],
    [[1, 1, 1, 1], 1, undefined],
    [[1, 1, 1, 1, 1], 1, 'artwork.too-many'],
  ] as const)('beside %j MB is there for %i bytes: %s', (sizes, bytes, refusal) => {
    expect(
      refusalOf(() =>
        expectRoom(
          sizes.map((size) => ({ bytes: size * MB })),
          bytes,
        ),
      ),
    ).toBe(refusal);
  });
});

describe('a placement', () => {
  const sent: SentPlacement = {
    artworkId: 'one',
    areaId: 'left-chest',
    widthMm: 60,
    xMm: 15,
    yMm: -40,
    withoutGround: false,
  };
  const place = (change: Partial<SentPlacement>) =>
    refusalOf(() => placedOn(USUAL_PRINT_AREAS['t-shirt'], { ...sent, ...change }, 'artwork.placements[0]'));

  it('keeps its area as it is today', () => {
    expect(place({})).toEqual({
      areaId: 'left-chest',
      widthMm: 60,
      xMm: 15,
      yMm: -40,
      withoutGround: false,
      area: { name: 'Left chest', nameAr: 'الصدر الأيسر', place: 'left_chest', widthMm: 90, heightMm: 80 },
    });
  });

  it.each([
    [{ areaId: 'nowhere' }, 'artwork.unknown-area'],
    [{ xMm: 16 }, 'artwork.outside-area'],
    [{ xMm: -16 }, 'artwork.outside-area'],
    [{ yMm: 41 }, 'artwork.outside-area'],
    [{ widthMm: 92, xMm: 0 }, 'artwork.outside-area'],
  ])('with %j is refused: %s', (change, code) => {
    expect(place(change)).toBe(code);
  });

  it('on a garment that was archived meanwhile is kept without an area', () => {
    expect(placedOn(undefined, sent, '')).toMatchObject({ areaId: 'left-chest', area: null });
  });

  it('can be made in every usual print area, as wide as the area', () => {
    for (const areas of Object.values(USUAL_PRINT_AREAS))
      for (const { id: areaId, widthMm } of areas) {
        expect(widthMm).toBeGreaterThanOrEqual(ARTWORK_LIMITS.widthMm.least);
        const placement = placedOn(areas, { ...sent, areaId, widthMm, xMm: 0, yMm: 0 }, '');
        expect(placement.area).toMatchObject({ widthMm });
      }
  });
});

it('400 pixels at 280 mm are 36 dpi, coarse, and print sharp up to 50 mm', () => {
  expect([printedDpi(400, 280), sharpnessAt(36), sharpUpToMm(400)]).toEqual([36, 'coarse', 50]);
  expect([119, 120, 199, 200].map(sharpnessAt)).toEqual(['coarse', 'acceptable', 'acceptable', 'good']);
});
