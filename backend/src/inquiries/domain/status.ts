/** Where an inquiry stands, in the order in which it usually moves. */
export const INQUIRY_STATUSES = ['new', 'in_progress', 'quoted', 'accepted', 'rejected', 'closed'] as const;

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

interface Stage {
  /** Where staff may move it from here. */
  next: readonly InquiryStatus[];
  /**
   * What arriving here does to the moment of acceptance, from which revenue is counted: it stands while an inquiry is
   * accepted, or closed after it was.
   */
  acceptance: 'kept' | 'stamped' | 'cleared';
}

const anyOther = (status: InquiryStatus) => INQUIRY_STATUSES.filter((other) => other !== status);

/** Staff correct their own mistakes, so every status leads to every other. */
export const LIFE_CYCLE: Readonly<Record<InquiryStatus, Stage>> = {
  new: { next: anyOther('new'), acceptance: 'cleared' },
  in_progress: { next: anyOther('in_progress'), acceptance: 'cleared' },
  quoted: { next: anyOther('quoted'), acceptance: 'cleared' },
  accepted: { next: anyOther('accepted'), acceptance: 'stamped' },
  rejected: { next: anyOther('rejected'), acceptance: 'cleared' },
  closed: { next: anyOther('closed'), acceptance: 'kept' },
};

export const FIRST_STATUS: InquiryStatus = 'new';

/** The moment of acceptance of an inquiry that arrives at another status than it had. */
export function acceptedAtAfter(to: InquiryStatus, acceptedAt: Date | null, now: Date): Date | null {
  const { acceptance } = LIFE_CYCLE[to];
  if (acceptance === 'stamped') return now;
  return acceptance === 'kept' ? acceptedAt : null;
}

/** The latest change of an inquiry's status, as far as taking it back goes. */
export interface LastMove {
  /** Null for the submission. */
  from: InquiryStatus | null;
  /** The version that it made; null where that was not written down. */
  version: number | null;
  /** The version whose making it took back; null for an ordinary change. */
  undoes: number | null;
}

/** A change can be taken back while it is the latest one; what was taken back cannot be brought again that way. */
export function canBeTakenBack(move: LastMove): move is LastMove & { from: InquiryStatus } {
  return move.from !== null && move.version !== null && move.undoes === null;
}
