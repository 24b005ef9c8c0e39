/** The whole list, whatever view it opens with otherwise. */
export const ALL_INQUIRIES = '/inquiries?status=all';
