import type { Configuration } from '../../selection/selection';
import type { SizesEntry } from '../../selection/sizes';
import { recall, remember } from '../../ui/tab-storage';

const KEY = 'tiraz.sizes';

interface Kept {
  /** The address of all else that they were said of: with another one they mean nothing. */
  query: string;
  sizes: SizesEntry;
}

/** The tab keeps what an address is too short for. */
export function keepSizes({ selection: { sizes } }: Configuration, query: string): void {
  remember(KEY, sizes && ({ query, sizes } satisfies Kept));
}

export function withKeptSizes(configuration: Configuration, query: string): Configuration {
  const kept = recall(KEY) as Partial<Kept> | undefined;
  if (!kept || kept.query !== query || !isEntry(kept.sizes)) return configuration;
  return { ...configuration, selection: { ...configuration.selection, sizes: kept.sizes } };
}

/** Another release may have kept something else. */
function isEntry(sizes: Partial<SizesEntry> | undefined): sizes is SizesEntry {
  return Array.isArray(sizes?.ratio) && Array.isArray(sizes.cells) && typeof sizes.mode === 'string';
}
