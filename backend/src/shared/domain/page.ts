import { DomainError } from './domain-error.js';

/** A cursor: the key of a row, and whether the page lies before or after it. */
export interface Position {
  towards: 'next' | 'prev';
  /** One text for each column of the list's order. */
  key: readonly string[];
}

/** Which page of a list. */
export interface PageWanted {
  /** The most items it has. */
  limit: number;
  /** Absent: the first page. */
  position?: Position | undefined;
}

export interface Page<Item> {
  items: Item[];
  /** How many items all pages have together, or one more than are counted. */
  total: number;
  next?: Position;
  prev?: Position;
}

/** For a position that the list did not give out. */
export function malformedCursor(): DomainError {
  return new DomainError('malformed', 'cursor.malformed', 'The cursor is not one that this list gave out.', [
    { path: 'cursor', code: 'cursor.malformed', message: 'Take the cursor from the Link header.' },
  ]);
}
