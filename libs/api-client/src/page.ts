/** One page of a list, as the staff routes give it: the items in the body, the rest in the headers. */
export interface Page<Item> {
  items: Item[];
  /** How many items the whole list has; where the list counts only so far, one more than that for whatever is beyond. */
  total: number;
  /** The cursors of the neighbouring pages, absent where there is none. */
  next?: string;
  prev?: string;
}

/** @param headers `X-Total-Count`, and `Link` with rel="next" and rel="prev" */
export function toPage<Item>(items: Item[], headers: Headers | undefined): Page<Item> {
  const link = headers?.get('Link') ?? '';
  return {
    items,
    total: Number(headers?.get('X-Total-Count') ?? items.length),
    next: cursorIn(link, 'next'),
    prev: cursorIn(link, 'prev'),
  };
}

function cursorIn(link: string, rel: 'next' | 'prev'): string | undefined {
  const address = new RegExp(`<([^>]*)>;\\s*rel="?${rel}"?`).exec(link)?.[1];
  if (!address) return undefined;
  return new URL(address, 'http://any').searchParams.get('cursor') ?? undefined;
}
