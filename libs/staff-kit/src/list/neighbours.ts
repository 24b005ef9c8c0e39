import type { Page } from '@tiraz/api-client/staff';
import { useState } from 'react';
import type { AddressState } from './address';

interface Neighbours {
  /** The path of the neighbour's page within the staff area; absent at either end of the list. */
  previous?: string | undefined;
  next?: string | undefined;
}

const PLACES = ['previous', 'next'] as const;

/**
 * Makes the hook that finds what stands before and after a row in the list that an address describes, across the edges
 * of its pages. A row that has just left the list, because it no longer fits the filter, keeps the neighbours that it
 * had.
 *
 * @param usePage asks for a part of the list, unless it is undefined
 * @param hrefOf the path of a row's page
 */
export function neighboursIn<State extends AddressState & { cursor: string }>(
  usePage: (address: State | undefined) => Page<{ id: string }> | undefined,
  hrefOf: (id: string, address: State) => string,
) {
  return function useNeighbours(id: string, address: State): Neighbours {
    const page = usePage(address);
    const items = page?.items ?? [];
    const index = items.findIndex((item) => item.id === id);
    const at = (cursor: string | undefined) => (cursor ? { ...address, cursor } : undefined);
    const after = at(index === items.length - 1 ? page?.next : undefined);
    const before = at(index === 0 ? page?.prev : undefined);
    const following = usePage(after)?.items[0];
    const preceding = usePage(before)?.items.at(-1);

    const href = (item: { id: string } | undefined, where: State | undefined) =>
      item && where && hrefOf(item.id, where);
    const found: Neighbours = {
      previous: href(items[index - 1], address) ?? href(preceding, before),
      next: href(items[index + 1], address) ?? href(following, after),
    };
    const [last, setLast] = useState({ id, found });
    if (index >= 0 && (last.id !== id || PLACES.some((place) => last.found[place] !== found[place]))) {
      setLast({ id, found });
    }
    if (index >= 0) return found;
    return last.id === id ? last.found : {};
  };
}
