/** So long the API may work on an answer once the request is here, at most: no route of it has a longer limit. */
export const LONGEST_WORK_MS = 60_000;
