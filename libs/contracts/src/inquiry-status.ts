/** The statuses of an inquiry, in the order in which it usually has them. */
export const INQUIRY_STATUSES = ['new', 'in_progress', 'quoted', 'accepted', 'rejected', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** What an inquiry's status is called in English, on staff's screens and in what they export. */
export const INQUIRY_STATUS_NAMES = {
  new: 'New',
  in_progress: 'In Progress',
  quoted: 'Quoted',
  accepted: 'Accepted',
  rejected: 'Rejected',
  closed: 'Closed',
} satisfies Record<InquiryStatus, string>;
