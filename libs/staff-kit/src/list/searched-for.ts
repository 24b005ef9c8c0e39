/** What the server searches for at most, in characters: an emoji is one. */
export const LONGEST_SEARCH = 200;
/** Comes along unseen with a name or a number that is copied from a message; no request may hold it. */
const INVISIBLE = /\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** What somebody who typed this is looking for; what is too long is not searched for. */
export function searchedFor(typed: string): { wanted: string; isTooLong: boolean } {
  const wanted = typed.replace(INVISIBLE, '').trim();
  return { wanted, isTooLong: wanted.length > LONGEST_SEARCH && [...wanted].length > LONGEST_SEARCH };
}
