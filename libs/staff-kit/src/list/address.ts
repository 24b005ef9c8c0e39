import { searchedFor } from './searched-for';

/** The parameters of a list's address; `q` is what is searched for. */
export type AddressState = Record<string, string>;

/** What may stand in the address of a list. */
export interface ListDefinition<State extends AddressState> {
  /** What the address leaves out: usually the first page of everything. */
  whole: State;
  /** The only words that a parameter may be, where not any will do. */
  known?: { readonly [Name in keyof State]?: readonly State[Name][] };
}

/** @param given the address' parameters; what they say wrongly is as if it were not said */
export function readAddress<State extends AddressState>(
  { whole, known = {} }: ListDefinition<State>,
  given: Record<keyof State, string>,
): State {
  const read = Object.entries(whole).map(([name, usual]) => {
    const words: readonly string[] | undefined = known[name];
    const value = given[name] ?? usual;
    if (name === 'q') return [name, searched(value, usual)];
    return [name, words && !words.includes(value) ? usual : value];
  });
  return Object.fromEntries(read) as State;
}

/** What no field would search for, the server refuses. */
function searched(q: string, usual: string): string {
  const { wanted, isTooLong } = searchedFor(q);
  return isTooLong ? usual : wanted;
}

/** @returns the address' query with its question mark; empty for the whole list */
export function writeAddress<State extends AddressState>(
  { whole }: ListDefinition<State>,
  address: Partial<State>,
): string {
  const said = Object.entries(whole).flatMap(([name, usual]) => {
    const value = address[name] ?? usual;
    return value === usual ? [] : [[name, value]];
  });
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : '';
}

export type Direction = 'ascending' | 'descending';

/** The order after a press on a column's head: first the way in which one looks for something there, then turned round. */
export function sortAfterPress(field: string, first: Direction, current: string): string {
  const [begin, turned] = first === 'ascending' ? [field, `-${field}`] : [`-${field}`, field];
  return current === begin ? turned : begin;
}
