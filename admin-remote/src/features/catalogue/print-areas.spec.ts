import { expect, it } from '@jest/globals';
import { SILHOUETTES, type DrawnBox, type PrintArea } from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { faultsOf, isPrintArea, withNewArea } from './print-areas';

const front = USUAL_PRINT_AREAS['t-shirt'][0]!;
const boxed = (box: Partial<DrawnBox>): Partial<PrintArea> => ({ box: { ...front.box, ...box } });

it.each<[string, Partial<PrintArea>, boolean]>([
  ['as it is', {}, true],
  ['without a name', { name: ' ' }, false],
  ['without an Arabic name', { nameAr: '' }, true],
  ['with a name too long', { name: 'x'.repeat(121) }, false],
  ['a centimetre wide', { widthMm: 10 }, true],
  ['less than that', { widthMm: 9 }, false],
  ['more than a metre high', { heightMm: 1001 }, false],
  ['half a millimetre high', { heightMm: 99.5 }, false],
  ['of no width', { widthMm: NaN }, false],
  ['off the drawing', boxed({ x: 20 }), false],
  ['in tenths', boxed({ x: 120.1 }), true],
  ['in hundredths', boxed({ x: 120.12 }), false],
  ['turned once round', boxed({ turn: 360 }), false],
  ['nowhere', boxed({ y: NaN }), false],
])('an area %s: %j → %s', (_, change, isTaken) => {
  expect(isPrintArea({ ...front, ...change })).toBe(isTaken);
});

it.each<[string, Partial<PrintArea>, object]>([
  ['beyond the left edge', boxed({ x: 1 }), { x: 'offDrawing' }],
  ['beyond the lower edge', boxed({ y: 239 }), { y: 'offDrawing' }],
  [
    'turned over the right edge',
    boxed({ x: 235, y: 120, width: 4, height: 40, turn: 90 }),
    { x: 'offDrawing' },
  ],
  [
    'of no and of 99999 millimetres',
    { widthMm: 0, heightMm: 99999 },
    { widthMm: 'number', heightMm: 'number' },
  ],
  [
    'with a name that nobody sees',
    { name: '\u200B', nameAr: '\u3164' },
    { name: 'required', nameAr: 'unseen' },
  ],
  ['with as many characters as may be', { name: `م${'👕'.repeat(119)}` }, {}],
  ['with one more in Arabic', { nameAr: `م${'👕'.repeat(120)}` }, { nameAr: 'tooLong' }],
])('an area %s is refused at its field: %j → %j', (_, change, faults) => {
  expect(faultsOf({ ...front, ...change })).toEqual(faults);
});

it('the usual areas of every drawing are taken', () => {
  for (const silhouette of SILHOUETTES) expect(USUAL_PRINT_AREAS[silhouette].every(isPrintArea)).toBe(true);
});

it('a new area lacks its name alone, and has an id of its own', () => {
  const areas = withNewArea(withNewArea([{ ...front, id: 'area-2' }]));
  expect(new Set(areas.map(({ id }) => id)).size).toBe(3);
  expect(areas.slice(1).map((area) => [isPrintArea(area), isPrintArea({ ...area, name: 'Hem' })])).toEqual([
    [false, true],
    [false, true],
  ]);
});
