import type { NamedSize } from '@tiraz/contracts/selection';
import type { CustomerRequest } from '@tiraz/api-client';
import type { SizesEntry } from '../../selection/sizes';

type PricedSizes = CustomerRequest['selection']['sizes'];

const LATER: SizesEntry = { mode: 'later', ratio: [], cells: [] };

/** The sizes of an inquiry, as the table takes them. */
export function entryOf(priced: PricedSizes): SizesEntry {
  if (!priced) return LATER;
  const cells = priced.cells.map(({ color, size, pieces }) => ({ color, size: size.id, pieces }));
  return { mode: priced.mode, ratio: priced.ratio ?? [], cells };
}

/** The sizes that were asked for, as they were called then. */
export function sizesOf(priced: PricedSizes): NamedSize[] {
  const sizes = new Map(priced?.cells.map(({ size }) => [size.id, size]));
  return [...sizes.values()];
}
