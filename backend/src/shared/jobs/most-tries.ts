/** With the pauses between them, 3 seconds at first and 6 hours in the end, a little more than a day. */
export const MOST_TRIES = 14;
