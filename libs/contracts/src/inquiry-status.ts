/** The statuses of an inquiry, in the order in which it usually has them. */
export const INQUIRY_STATUSES = ['new', 'in_progress', 'quoted', 'accepted', 'rejected', 'closed'] as const;

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** What staff are asked about before they accept an inquiry from a list, each by the name of its flag. */
export const ACCEPTANCE_CONCERNS = ['priceChanged', 'hasInactiveItems'] as const;
export type AcceptanceConcern = (typeof ACCEPTANCE_CONCERNS)[number];
