import {
  DRAWING_SIDE,
  isOnDrawing,
  PRINT_AREA_LIMITS,
  type DrawnBox,
  type PrintArea,
} from '@tiraz/contracts/garments';
import { isVisible } from '@tiraz/contracts/visible-text';

const { name: LONGEST_NAME, smallestBox, millimetres } = PRINT_AREA_LIMITS;

export type Measure = keyof DrawnBox | 'widthMm' | 'heightMm';
export type AreaFault = 'required' | 'unseen' | 'tooLong' | 'number' | 'offDrawing';
type AreaField = Measure | 'name' | 'nameAr';

interface Limits {
  least: number;
  most: number;
  /** Without decimals; any other has one at most. */
  isWhole: boolean;
}

const MILLIMETRES: Limits = { ...millimetres, isWhole: true };
const MIDDLE: Limits = { least: 0, most: DRAWING_SIDE, isWhole: false };
const SIDE: Limits = { ...MIDDLE, least: smallestBox };
/** As the server takes each. */
export const MEASURES: Readonly<Record<Measure, Limits>> = {
  widthMm: MILLIMETRES,
  heightMm: MILLIMETRES,
  x: MIDDLE,
  y: MIDDLE,
  width: SIDE,
  height: SIDE,
  turn: { least: -180, most: 180, isWhole: true },
};

/** What the server would refuse of an area, field by field. */
export function faultsOf({
  name,
  nameAr,
  box,
  widthMm,
  heightMm,
}: PrintArea): Partial<Record<AreaField, AreaFault>> {
  const faults: Partial<Record<AreaField, AreaFault>> = {};
  const measures: Record<Measure, number> = { ...box, widthMm, heightMm };
  for (const measure of Object.keys(MEASURES) as Measure[])
    if (!isWithin(measures[measure], MEASURES[measure])) faults[measure] = 'number';
  if ((['x', 'y', 'width', 'height', 'turn'] as const).every((each) => !faults[each])) {
    const isAcross = isOnDrawing({ ...turnedUpright(box), y: DRAWING_SIDE / 2, height: 0 });
    if (!isOnDrawing(box)) faults[isAcross ? 'y' : 'x'] = 'offDrawing';
  }
  for (const [field, text] of [
    ['name', name],
    ['nameAr', nameAr],
  ] as const) {
    if (!isVisible(text)) {
      if (field === 'name') faults.name = 'required';
      else if (text.trim() !== '') faults.nameAr = 'unseen';
    } else if ([...text.trim()].length > LONGEST_NAME) faults[field] = 'tooLong';
  }
  return faults;
}

/** Whether the server would take it. */
export function isPrintArea(area: PrintArea): boolean {
  return Object.keys(faultsOf(area)).length === 0;
}

/** The upright box that reaches as far to both sides. */
function turnedUpright(box: DrawnBox): DrawnBox {
  const angle = (box.turn * Math.PI) / 180;
  const width = box.width * Math.abs(Math.cos(angle)) + box.height * Math.abs(Math.sin(angle));
  return { ...box, width, turn: 0 };
}

function isWithin(value: number, { least, most, isWhole }: Limits): boolean {
  const steps = isWhole ? value : value * 10;
  return Math.abs(steps - Math.round(steps)) < 1e-6 && value >= least && value <= most;
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
