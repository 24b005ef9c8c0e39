/**
 * The statuses of an inquiry, in the order in which it usually has them, and what each is called in English, on staff's
 * screens and in what they export.
 */
export const INQUIRY_STATUS_NAMES = {
  new: 'New',
  in_progress: 'In Progress',
  quoted: 'Quoted',
  accepted: 'Accepted',
  rejected: 'Rejected',
  closed: 'Closed',
};

export type InquiryStatus = keyof typeof INQUIRY_STATUS_NAMES;

export const INQUIRY_STATUSES = Object.keys(INQUIRY_STATUS_NAMES) as InquiryStatus[];

/** What staff are asked about before they accept an inquiry from a list, each by the name of its flag. */
export const ACCEPTANCE_CONCERNS = ['priceChanged', 'hasInactiveItems'] as const;
export type AcceptanceConcern = (typeof ACCEPTANCE_CONCERNS)[number];
