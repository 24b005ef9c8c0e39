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

/** Why an inquiry came to nothing, as staff are asked. */
export const LOST_REASONS = ['price', 'time', 'minimum', 'no_answer', 'spam', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** Why one inquiry of several that are changed, or whose changes are taken back, stays as it is. */
export const CHANGE_REFUSALS = [
  'inquiry.unknown',
  'inquiry.changed-since',
  'inquiry.owner-changed-since',
  'inquiry.nothing-to-undo',
] as const;
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number];

/** Why a change of one inquiry of several failed. */
export interface ChangeRefused {
  code: ChangeRefusal;
  detail: string;
}

/** Characters of the words that go with `other`, and with no other reason. */
export const LONGEST_LOST_NOTE = 200;

export interface Lost {
  reason: LostReason;
  /** Never empty with `other`, empty with every other reason. */
  note: string;
}

/** Sizes may be said until the garments are cut. */
export const takesSizes = (status: InquiryStatus) => UNSETTLED_STATUSES.includes(status);

/** Whether an inquiry comes to nothing by this move: it is rejected, or closed without having been accepted. */
export function isLostBy(from: InquiryStatus, to: InquiryStatus): boolean {
  return to === 'rejected' || (to === 'closed' && from !== 'accepted');
}

/** Whether an inquiry has come to nothing: what is closed after it was accepted has not. */
export const isLost = ({ status, acceptedAt }: { status: InquiryStatus; acceptedAt: unknown }) =>
  status === 'rejected' || (status === 'closed' && !acceptedAt);

/** What staff are asked about before they accept an inquiry from a list, each by the name of its flag. */
export const ACCEPTANCE_CONCERNS = ['priceChanged', 'hasInactiveItems'] as const;
export type AcceptanceConcern = (typeof ACCEPTANCE_CONCERNS)[number];

/**
 * What narrows a list of inquiries so that how many it has is known, however many: the parameters of the API, with the
 * fields of a filter that they stand for.
 */
const COUNTED_BY: ReadonlySet<string> = new Set(['status', 'type', 'isSampleRequest', 'owner', 'ownerId']);

/** Of lists that are narrowed by anything else no more are counted: a higher total says that there are more. */
export const MOST_COUNTED_INQUIRIES = 10_000;

/**
 * How far the inquiries of a list are counted; undefined where all of them are.
 *
 * @param narrowed by parameters of the API or fields of a filter; what is undefined or blank does not narrow
 */
export function inquiriesCountedUpTo(narrowed: object): number | undefined {
  const isKnown = Object.entries(narrowed).every(
    ([name, value]: [string, unknown]) =>
      COUNTED_BY.has(name) || value === undefined || (typeof value === 'string' && !value.trim()),
  );
  return isKnown ? undefined : MOST_COUNTED_INQUIRIES;
}
