import { DRAWING_SIDE, isOnDrawing, PRINT_AREA_LIMITS, type PrintArea } from '@tiraz/contracts/garments';

const { name: LONGEST_NAME, smallestBox, millimetres } = PRINT_AREA_LIMITS;

/** Whether the server would take it. */
export function isPrintArea({ name, nameAr, box, widthMm, heightMm }: PrintArea): boolean {
  const { x, y, width, height, turn } = box;
  const isNamed = name.trim() !== '' && Math.max(name.trim().length, nameAr.trim().length) <= LONGEST_NAME;
  const isSized = [widthMm, heightMm].every(
    (each) => Number.isInteger(each) && each >= millimetres.least && each <= millimetres.most,
  );
  const isDrawn =
    [x, y, width, height].every((each) => each <= DRAWING_SIDE && isTenths(each)) &&
    Math.min(width, height) >= smallestBox &&
    Number.isInteger(turn) &&
    Math.abs(turn) <= 180;
  return isNamed && isSized && isDrawn && isOnDrawing(box);
}

function isTenths(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
}

/** One more area, in the middle of the drawing, with an id that none of the others has. */
export function withNewArea(areas: readonly PrintArea[]): PrintArea[] {
  const ids = new Set(areas.map(({ id }) => id));
  let number = areas.length + 1;
  while (ids.has(`area-${number}`)) number += 1;
  const middle = DRAWING_SIDE / 2;
  const box = { x: middle, y: middle, width: 40, height: 40, turn: 0 };
  const area: PrintArea = {
    ...{ id: `area-${number}`, name: '', nameAr: '', place: 'front', box, widthMm: 160, heightMm: 160 },
  };
  return [...areas, area];
}
