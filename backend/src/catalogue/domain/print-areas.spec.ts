import { describe, expect, it } from '@jest/globals';
import { isOnDrawing, SILHOUETTES, type DrawnBox } from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import type { DomainError } from '../../shared/domain/domain-error.js';
import { refuseFaultyPrintAreas } from './print-areas.js';

const [front, chest] = USUAL_PRINT_AREAS['t-shirt'];
const boxed = (box: Partial<DrawnBox>) => ({ ...front!, box: { ...front!.box, ...box } });

function faults(areas: Parameters<typeof refuseFaultyPrintAreas>[0]): string[] {
  try {
    refuseFaultyPrintAreas(areas);
    return [];
  } catch (error) {
    const { code, faults } = error as DomainError;
    return [code, ...faults.map(({ path }) => path)];
  }
}

describe('print areas', () => {
  it.each<[string, Partial<DrawnBox>, boolean]>([
    ['the whole drawing', { x: 120, y: 120, width: 240, height: 240, turn: 0 }, true],
    ['a tenth of a unit over the left edge', { x: 9.9, y: 120, width: 20, height: 20, turn: 0 }, false],
    ['up to the right edge', { x: 230, y: 120, width: 20, height: 20, turn: 0 }, true],
    ['over the bottom', { x: 120, y: 231, width: 20, height: 20, turn: 0 }, false],
    [
      'a corner that its turn brings over the edge',
      { x: 10, y: 120, width: 20, height: 20, turn: 45 },
      false,
    ],
    ['a long box turned upright at the edge', { x: 10, y: 120, width: 200, height: 20, turn: 90 }, true],
    ['the same, turned the other way', { x: 10, y: 120, width: 200, height: 20, turn: -90 }, true],
  ])('%s: on the drawing %j → %s', (_, box, isOn) => {
    expect(isOnDrawing({ ...front!.box, ...box })).toBe(isOn);
    expect(faults([boxed(box)])).toEqual(isOn ? [] : ['print-area.off-drawing', 'printAreas[0].box']);
  });

  it('have ids of their own', () => {
    expect(faults([front!, chest!])).toEqual([]);
    expect(faults([front!, { ...chest!, id: 'front' }])).toEqual([
      'print-area.duplicate',
      'printAreas[1].id',
    ]);
  });

  it('are none, where there are none', () => {
    expect(faults([])).toEqual([]);
    expect(faults(undefined)).toEqual([]);
  });

  it.each(SILHOUETTES)('that are usual for a %s keep every rule', (silhouette) => {
    const usual = USUAL_PRINT_AREAS[silhouette];
    expect(usual.length).toBeGreaterThanOrEqual(6);
    expect(faults(usual)).toEqual([]);
    // A millimetre is as long across as along: artwork that fills an area keeps its proportions.
    for (const { box, widthMm, heightMm } of usual)
      expect(Math.abs(widthMm / box.width / (heightMm / box.height) - 1)).toBeLessThan(0.1);
  });
});
