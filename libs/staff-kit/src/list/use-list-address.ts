import { readAddress, writeAddress, type AddressState, type ListDefinition } from './address';
import { useSearchState } from './use-search-state';

/**
 * What the address says of a list.
 *
 * @param list the same object every time
 * @returns also the query of what it says, and what changes some of it (see useSearchState)
 */
export function useListAddress<State extends AddressState>(list: ListDefinition<State>) {
  const [given, change] = useSearchState<AddressState>(list.whole);
  const address = readAddress(list, given as Record<keyof State, string>);
  return {
    address,
    search: writeAddress(list, address),
    change: change as (changes: Partial<State>, options?: { replace?: boolean }) => void,
  };
}
