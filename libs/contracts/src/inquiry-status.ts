/** The statuses of an inquiry, in the order in which it usually has them. */
export const INQUIRY_STATUSES = ['new', 'in_progress', 'quoted', 'accepted', 'rejected', 'closed'] as const;

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** Those that wait for a decision: a list offers to accept or to reject them and no others. */
export const OPEN_STATUSES: readonly InquiryStatus[] = ['new', 'in_progress', 'quoted'];

/** How an inquiry that nobody has answered stands to the time of the answer: ahead of it, an hour before it, past it. */
export const WAITING_STATES = ['due', 'soon', 'breached'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** As long as nothing can have been offered. */
export const UNQUOTED_STATUSES: readonly InquiryStatus[] = ['new', 'in_progress'];

/** Until it is settled: what is rejected or closed stays as it is. */
export const UNSETTLED_STATUSES: readonly InquiryStatus[] = [...OPEN_STATUSES, 'accepted'];

/** What staff are asked about before they accept an inquiry from a list, each by the name of its flag. */
export const ACCEPTANCE_CONCERNS = ['priceChanged', 'hasInactiveItems'] as const;
export type AcceptanceConcern = (typeof ACCEPTANCE_CONCERNS)[number];
