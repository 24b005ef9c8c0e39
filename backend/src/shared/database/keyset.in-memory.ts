import type { Page, PageWanted } from '../domain/page.js';
import { expectPositionOf, type Order } from './keyset.js';

/**
 * For fakes: the page of a list that `readPage` would read.
 *
 * @param keyOf where an item lies, one text for each column of the order
 */
export function pageInMemory<Item>(
  items: readonly Item[],
  order: Order,
  keyOf: (item: Item) => readonly string[],
  wanted: PageWanted,
): Page<Item> {
  expectPositionOf(order, wanted);
  const { limit, position } = wanted;
  const backwards = position?.towards === 'prev';
  const isBeyond = (item: Item) => {
    const place = position ? compare(order, keyOf(item), position.key) : 1;
    return backwards ? place < 0 : place > 0;
  };
  const beyond = items.filter(isBeyond).sort((one, other) => compare(order, keyOf(one), keyOf(other)));
  const shown = backwards ? beyond.slice(-limit) : beyond.slice(0, limit);
  const isMoreAhead = beyond.length > limit;
  const [first, last] = [shown[0], shown.at(-1)].map((item) => (item ? keyOf(item) : position?.key));
  const hasNext = backwards || isMoreAhead;
  const hasPrev = backwards ? isMoreAhead : position !== undefined;
  return {
    items: shown,
    total: items.length,
    ...(hasNext && last ? { next: { towards: 'next', key: last } as const } : {}),
    ...(hasPrev && first ? { prev: { towards: 'prev', key: first } as const } : {}),
  };
}

/** A moment as the key of a page has it. */
export function momentKey(at: Date): string {
  return String(at.getTime() * 1_000);
}

function compare({ columns, descending }: Order, one: readonly string[], other: readonly string[]): number {
  for (const [index, [, type]] of columns.entries()) {
    const [ours, theirs] = [one[index] ?? '', other[index] ?? ''];
    const isText = type === 'text' || type === 'uuid';
    const place = isText
      ? Buffer.compare(Buffer.from(ours), Buffer.from(theirs))
      : Number(ours) - Number(theirs);
    if (place !== 0) return descending ? -place : place;
  }
  return 0;
}
