import { expect, it } from '@jest/globals';
import { cellAfter } from './size-keys';

const table = { rows: 2, sizes: 3, isUpright: false, isMirrored: false };
const at = (row: number, size: number) => ({ row, size });

it.each([
  ['ArrowRight', at(0, 0), {}, at(0, 1)],
  ['ArrowLeft', at(0, 0), {}, undefined],
  ['ArrowLeft', at(0, 0), { isMirrored: true }, at(0, 1)],
  ['ArrowRight', at(0, 1), { isMirrored: true }, at(0, 0)],
  ['ArrowDown', at(0, 1), {}, at(1, 1)],
  ['ArrowUp', at(0, 1), {}, undefined],
  ['Enter', at(0, 1), {}, at(1, 1)],
  ['Enter', at(1, 1), {}, at(0, 2)],
  ['Enter', at(1, 2), {}, undefined],
  ['ArrowDown', at(0, 1), { isUpright: true, rows: 1 }, at(0, 2)],
  ['ArrowUp', at(0, 1), { isUpright: true, rows: 1 }, at(0, 0)],
  ['Enter', at(0, 0), { isUpright: true, rows: 1 }, at(0, 1)],
  ['ArrowRight', at(0, 0), { isUpright: true, rows: 1 }, undefined],
  ['a', at(0, 0), {}, undefined],
])('%s leads from %o, laid out as %o, to %o', (key, from, laid, to) =>
  expect(cellAfter(key, from, { ...table, ...laid })).toEqual(to),
);
