/** So long the API may work on an answer once the request is here; as long as 5 MB need at 0.7 Mbit/s. */
export const LONGEST_WORK_MS = 60_000;
