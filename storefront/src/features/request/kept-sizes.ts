import type { CustomerRequest } from '@tiraz/api-client';
import type { SizesEntry } from '../../selection/sizes';
import type { SizeOfScale } from '../../sizes/use-shown';

type Kept = CustomerRequest['selection']['sizes'];

const LATER: SizesEntry = { mode: 'later', ratio: [], cells: [] };

/** What was kept of the sizes, as the table takes it. */
export function entryOf(kept: Kept): SizesEntry {
  if (!kept) return LATER;
  const cells = kept.cells.map(({ color, size, pieces }) => ({ color, size: size.id, pieces }));
  return { mode: kept.mode, ratio: kept.ratio ?? [], cells };
}

/** The sizes that were asked for, as they were called then. */
export function sizesOf(kept: Kept): SizeOfScale[] {
  const sizes = new Map(kept?.cells.map(({ size }) => [size.id, size]));
  return [...sizes.values()];
}
