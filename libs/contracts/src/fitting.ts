/** How many items another one may be said not to go with. */
export const MOST_UNSUITED = 100;
