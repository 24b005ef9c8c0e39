/** So many views of the list of inquiries one account keeps, at most. */
export const MOST_VIEWS = 20;

/** Characters. */
export const LONGEST_VIEW_NAME = 40;
